/** What JSON text holds where one of its values has a character that the database cannot hold: U+0000, half a surrogate pair. */
export const unstorableEscape = /\\u(?:0000|d[89a-f])/i

/** @param instead replaces U+0000; use a space to preserve offsets */
export function storable(text: string, instead = ''): string {
  return text.replaceAll('\0', instead).toWellFormed()
}

/** JSON text with every string as `storable` gives it. */
export function storableJson(value: object, instead = ''): string {
  const text = JSON.stringify(value)
  // Looking at every value takes many times as long as writing them.
  if (!unstorableEscape.test(text)) return text
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? storable(one, instead) : one))
}
