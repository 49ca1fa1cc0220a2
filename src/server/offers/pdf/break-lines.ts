/** A word may be parted from the next one here: after white space, after '/', '-', '?', '&', and beside a Chinese or Japanese character. */
const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][、。，．！？）」』】]*\s*|[^\s/?&\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}-]+[/?&-]*\s*|[/?&-]+\s*|\s+/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Parts a text into lines that are at most so wide, the white space that parts two of them at the end of the first; what fits on no
 * line is parted between characters.
 * @param widthOf measures a piece of text, in points
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  let taken = 0
  const put = (piece: string) => {
    if (line !== '' && taken + widthOf(piece.trimEnd()) > width) {
      lines.push(line)
      line = ''
      taken = 0
    }
    line += piece
    taken += widthOf(piece)
  }
  for (const piece of text.replaceAll(/\s+/g, ' ').trim().match(pieces) ?? []) {
    if (widthOf(piece.trimEnd()) <= width) put(piece)
    else for (const { segment } of graphemes.segment(piece)) put(segment)
  }
  return line === '' ? lines : [...lines, line]
}
