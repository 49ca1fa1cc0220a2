import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const research = join(import.meta.dirname, '../src/research')
/** What an amount or a time looks like in an expression: `src/research/lexicon` says it once. */
const pattern = /\\p\{Sc\}|[€£]|\byears\?|\bmonths\?|\(\?:years?\|months?|\bdollars\?/g

/**
 * How many such words stood in each file when this was written. A number only goes down: what is needed anew is asked of the
 * lexicon, and what is moved there leaves this list.
 */
const left: Record<string, number> = {
  'document/clean-document/outline.ts': 2,
  'document/html/inline-text.ts': 4,
  'document/html/raised-text.ts': 2,
  'document/passages/plain-text.ts': 2,
  'document/pdf/lines.ts': 2,
  'document/text/sentence-borders.ts': 2,
  'document/voice/disowned.ts': 6,
  'document/voice/visitor-sentences.ts': 2,
  'document/voice/voices-by-marks.ts': 2,
  'layout/bare-amounts.ts': 2,
  'layout/heading-lines.ts': 2,
  'layout/page-lines.ts': 4,
  'layout/regions.ts': 2,
  'model/findings/whose.ts': 2,
}

/** The lexicon itself, the catalogue's one spelling, and what only measures. */
const apart = /^(?:lexicon|directory)\/|\.test\.ts$|example-/

function found(): Record<string, number> {
  const files = readdirSync(research, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const counts = files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const name = relative(research, file).replaceAll('\\', '/')
    if (!name.endsWith('.ts') || apart.test(name)) return []
    const code = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/g, '')
    const count = [...code.matchAll(pattern)].length
    return count === 0 ? [] : [[name, count] as const]
  })
  return Object.fromEntries(counts.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

test('no file outside the lexicon says anew what an amount or a time looks like', () => {
  expect(found()).toEqual(left)
})

test('the words looked for are those that such an expression has', () => {
  for (const expression of [String.raw`/^\p{Sc}\d+/`, '/[$€£]\\d/', '/\\d+ years?/', 'months?|weeks?'])
    expect(expression).toMatch(new RegExp(pattern.source))
})
