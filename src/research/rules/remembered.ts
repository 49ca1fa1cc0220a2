/** Menus and footers repeat: each text is looked at once. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>()
  return (text) => {
    const before = known.get(text) ?? { answer: read(text) }
    known.set(text, before)
    return before.answer
  }
}
