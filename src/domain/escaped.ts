/** A text as a pattern with the flag 'u', where a dash outside a class must not be escaped; a space stands for any. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
