import type { Piece } from './pieces.ts'

/** Pieces in groups of at most so many tokens, each as full as their order lets it be; a piece is never divided. */
export function groupsOf(pieces: readonly Piece[], groupTokens: number): Piece[][] {
  const groups: Piece[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const piece of pieces) {
    if (size + piece.tokens > groupTokens) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(piece)
    size += piece.tokens
  }
  return groups
}
