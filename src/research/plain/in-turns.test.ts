import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atOnce, type InPieces, inTurns } from './in-turns.ts'

/** Pieces of a millisecond of work each, told as they are done. */
function* pieces(count: number, done: (piece: number) => void = () => undefined): InPieces<number> {
  for (let piece = 1; piece <= count; piece += 1) {
    const until = performance.now() + 1
    while (performance.now() < until);
    done(piece)
    yield
  }
  return count
}

/** Others that ask all the time: how many turns they had, and the most pieces that were done between two of them. */
async function turnsUntil(work: { isOver: boolean; pieces?: number }): Promise<{ turns: number; mostBetween: number }> {
  let [turns, mostBetween, before] = [0, 0, 0]
  while (!work.isOver) {
    await nextTurn()
    turns += 1
    mostBetween = Math.max(mostBetween, (work.pieces ?? 0) - before)
    before = work.pieces ?? 0
  }
  return { turns, mostBetween }
}

it('answers others while the work goes on', async () => {
  const work = { isOver: false }
  const answered = turnsUntil(work)
  expect(await inTurns(pieces(100))).toBe(100)
  work.isOver = true
  // A hundred milliseconds in turns of five.
  expect((await answered).turns).toBeGreaterThanOrEqual(18)
})

it('gives one of many a turn before others are answered', async () => {
  const work = { isOver: false, pieces: 0 }
  const answered = turnsUntil(work)
  const count = () => {
    work.pieces += 1
  }
  await Promise.all(Array.from({ length: 10 }, () => inTurns(pieces(30, count))))
  work.isOver = true
  // Turns of all ten would be fifty pieces; a busy machine makes pieces longer, never more.
  expect((await answered).mostBetween).toBeLessThanOrEqual(6)
})

it('tells what went wrong to whoever waits for it, and gives the next one its turn', async () => {
  const broken = inTurns(
    pieces(1, () => {
      throw new Error('broken')
    }),
  )
  await expect(broken).rejects.toThrow('broken')
  expect(await inTurns(pieces(3))).toBe(3)
})

it('does all of it at once where nobody else waits', () => {
  const order: number[] = []
  expect(atOnce(pieces(3, (piece) => void order.push(piece)))).toBe(3)
  expect(order).toEqual([1, 2, 3])
})
