/**
 * Characters nobody sees: soft hyphens, zero-width joins, direction marks, Unicode tags, control characters,
 * and the private ones that icon fonts draw. They can split a word or carry a hidden message, so no text keeps them.
 */
const unseen =
  /(?![\t\n\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Variation_Selector}\u{34f}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{3164}\u{ffa0}\u{e0000}-\u{e0fff}]/gu
const printableAscii = /^[\t\n\f\r\x20-\x7e]*$/

/** The text without unseen characters; white space stays as it is. */
export function withoutUnseen(text: string): string {
  return printableAscii.test(text) ? text : text.replace(unseen, '')
}

/** White space of every kind as single spaces, none at the ends. */
export function collapsed(text: string): string {
  return /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ').trim() : text.trim()
}
