import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work in small pieces; whoever does it may do something else at each `yield`. */
export type InPieces<Result> = Generator<void, Result>

/** Milliseconds of work before others are answered. */
const longest = 5

/** Ends when whoever asked last has had a turn. */
let line: Promise<void> = Promise.resolve()

/**
 * Does the work a few milliseconds at a time: what grows with what a stranger wrote keeps nobody waiting. However many ask, one of
 * them has a turn before whatever else waits is done.
 */
export async function inTurns<Result>(work: InPieces<Result>): Promise<Result> {
  for (;;) {
    line = line.then(() => nextTurn())
    await line
    const until = performance.now() + longest
    do {
      const piece = work.next()
      if (piece.done === true) return piece.value
    } while (performance.now() < until)
  }
}

/** Does the whole work at once, where nobody else waits. */
export function atOnce<Result>(work: InPieces<Result>): Result {
  for (;;) {
    const piece = work.next()
    if (piece.done === true) return piece.value
  }
}
