/** A text as a pattern with the flag 'u', where a dash outside a class must not be escaped; any run of white space matches any other. */
export function lenientPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}
