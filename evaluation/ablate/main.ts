// npm run eval:ablate [-- FILE…] [--quiet]: takes every piece out of the rules, one at a time, and prints what that changes.
import { parseArgs } from 'node:util'
import { readAll, readWithout, switchRules } from './bench.ts'
import type { Outcome } from './documents.ts'
import type { Piece } from './pieces.ts'
import { pieces, state, touched } from './switch.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Prints only pieces that make no difference where the rules came by, without taking out the others: quick. */
    quiet: { type: 'boolean' },
  },
})

switchRules()
const { measuredPages } = await import('./documents.ts')
const pages = await measuredPages()
// That it makes a difference somewhere is all that is asked then.
if (values.quiet === true) state.enough = 1
const before = readAll(pages)
const without = { tried: 0, untouched: 0, noEffect: 0 }
for (const [place, piece] of pieces.entries()) {
  if (positionals.length > 0 && !positionals.includes(piece.file)) continue
  without.tried++
  const where = touched.get(place)
  if (where === undefined) {
    without.untouched++
    printPiece(piece, 'came by nowhere')
  } else if (values.quiet !== true) {
    const changes = changesOf(place, where)
    if (changes === '') without.noEffect++
    printPiece(piece, changes === '' ? `no effect on ${where.size} pages` : changes)
  }
}
console.log(`${without.tried} pieces, ${without.untouched} came by nowhere, ${without.noEffect} came by without effect`)

/** For each set: pages whose facts change, right facts lost, wrong ones gained. */
function changesOf(piece: number, where: ReadonlySet<number>): string {
  const sets = new Map<string, { pages: number; lost: number; wrong: number }>()
  for (const place of where) {
    const page = pages[place]
    const known = before[place]
    if (page === undefined || known === undefined) continue
    const read: Outcome = readWithout(page, new Set([piece]))
    if (read.facts === known.facts) continue
    const sum = sets.get(page.set) ?? { pages: 0, lost: 0, wrong: 0 }
    sum.pages++
    sum.lost += known.right - read.right
    sum.wrong += read.wrong - known.wrong
    sets.set(page.set, sum)
  }
  return [...sets]
    .map(([set, { pages: count, lost, wrong }]) => `${set} ${count} pages, right −${lost}, wrong +${wrong}`)
    .join('; ')
}

function printPiece({ file, what, text }: Piece, says: string): void {
  console.log(`${file}  ${what}  ${text.length > 90 ? `${text.slice(0, 89)}…` : text}  ${says}`)
}
