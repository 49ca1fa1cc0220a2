/** A text as a pattern with the flag 'u', where a dash outside a class must not be escaped. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
}
