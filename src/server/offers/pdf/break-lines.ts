/** A word may be parted from the next one here: after white space, after '/', '-', '?', '&', and beside a Chinese or Japanese character. */
const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][、。，．！？）」』】]*\s*|[^\s/?&\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}-]+[/?&-]*\s*|[/?&-]+\s*|\s+/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Scripts that set no space between words: where one ends stands in a dictionary. */
const withoutSpaces = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const words = new Intl.Segmenter('th', { granularity: 'word' })

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
  for (const piece of piecesOf(text)) {
    if (widthOf(piece.trimEnd()) <= width) put(piece)
    else for (const { segment } of graphemes.segment(piece)) put(segment)
  }
  return line === '' ? lines : [...lines, line]
}

function piecesOf(text: string): string[] {
  const found = text.replaceAll(/\s+/g, ' ').trim().match(pieces) ?? []
  return found.flatMap((piece) =>
    withoutSpaces.test(piece) ? Array.from(words.segment(piece), ({ segment }) => segment) : [piece],
  )
}
