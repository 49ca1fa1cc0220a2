import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { verifyQuote } from '../../src/research/verify/verify-quote.ts'
import { verifyValue } from '../../src/research/verify/example-value.ts'
import { pageWith } from './documents.ts'
import { type Random, seededRandom } from '../../src/research/plain/example-random.ts'
import { harmful, harmless, type Rewrite } from './rewrites.ts'
import { sentences } from './sentences.ts'
import { harmfulValues, harmlessValues } from './values.ts'

/** One kind of rewriting: how many were tried, how many judged rightly, and some that were not. */
interface VerifierRow {
  rewrite: string
  tried: number
  right: number
  wrong: string[]
}

export interface VerifierTable {
  /** Changes that leave the meaning: right is accepted. */
  harmless: VerifierRow[]
  /** Changes of the meaning: right is refused. */
  harmful: VerifierRow[]
  accepted: { tried: number; right: number }
  refused: { tried: number; right: number }
  /** Milliseconds of CPU a quote, indexing of the pages left out. */
  perQuote: number
}

const seed = 20_261_121
const sentencesOnAPage = 11
/** How often a rewriting that draws lots is tried on each sentence. */
const rounds = 2

/**
 * How well the verifier tells harmless rewritings of a page's sentences from harmful ones: quotes changed in spelling or in
 * meaning, put together from two places or taken from another page, and values that a true quote does or does not say.
 * @param drawnFrom seed of the drawing; the same one gives the same table
 */
export function verifierTable(drawnFrom = seed): VerifierTable {
  const random = seededRandom(drawnFrom)
  const pages: CleanDocument[] = []
  for (let from = 0; from < sentences.length; from += sentencesOnAPage) {
    pages.push(pageWith(sentences.slice(from, from + sentencesOnAPage), pages.length, random))
  }
  for (const page of pages) verifyQuote('warm up the index', page)
  const pageOf = (place: number) => pages[Math.floor(place / sentencesOnAPage)]
  const started = process.cpuUsage()
  const accepted = Object.entries(harmless).map(([name, rewrite]) => quoteRow(name, rewrite, true, pageOf, random))
  const refused = Object.entries(harmful).map(([name, rewrite]) => quoteRow(name, rewrite, false, pageOf, random))
  refused.push(...splices(pageOf, random), otherPage(pages))
  const quotes = [...accepted, ...refused].reduce((sum, row) => sum + row.tried, 0)
  const used = process.cpuUsage(started)
  const perQuote = (used.user + used.system) / 1_000 / quotes
  const table = {
    harmless: [...accepted, ...valueRows(harmlessValues, true, random)],
    harmful: [...refused, ...valueRows(harmfulValues, false, random)],
  }
  return { ...table, accepted: sumOf(table.harmless), refused: sumOf(table.harmful), perQuote }
}

function sumOf(rows: readonly VerifierRow[]): { tried: number; right: number } {
  return { tried: rows.reduce((sum, row) => sum + row.tried, 0), right: rows.reduce((sum, row) => sum + row.right, 0) }
}

function emptyRow(rewrite: string): VerifierRow {
  return { rewrite, tried: 0, right: 0, wrong: [] }
}

function note(row: VerifierRow, right: boolean, said: string): void {
  row.tried += 1
  if (right) row.right += 1
  else if (row.wrong.length < 5) row.wrong.push(said)
}

function quoteRow(
  name: string,
  rewrite: Rewrite,
  isHarmless: boolean,
  pageOf: (place: number) => CleanDocument | undefined,
  random: Random,
): VerifierRow {
  const row = emptyRow(name)
  for (const [place, { text }] of sentences.entries()) {
    const page = pageOf(place)
    const seen = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const quote = rewrite(text, random)
      if (quote === undefined || page === undefined || seen.has(quote)) continue
      seen.add(quote)
      note(row, (verifyQuote(quote, page) !== undefined) === isHarmless, quote)
    }
  }
  return row
}

/** Quotes put together from two sentences that stand apart, with and without an ellipsis. */
function splices(pageOf: (place: number) => CleanDocument | undefined, random: Random): VerifierRow[] {
  const plain = emptyRow('two sentences spliced')
  const hidden = emptyRow('two sentences spliced by an ellipsis')
  const inside = emptyRow('a decisive part hidden by an ellipsis')
  for (const [place, { text }] of sentences.entries()) {
    const page = pageOf(place)
    const within = place - (place % sentencesOnAPage)
    const other = sentences[within + (((place % sentencesOnAPage) + 2 + random.below(sentencesOnAPage - 4)) % sentencesOnAPage)]
    if (page === undefined || other === undefined || other.text === text) continue
    const start = text
      .split(' ')
      .slice(0, 4 + random.below(2))
      .join(' ')
    const end = other.text.split(' ').slice(-5).join(' ')
    note(plain, verifyQuote(`${start} ${end}`, page) === undefined, `${start} ${end}`)
    note(hidden, verifyQuote(`${start} … ${end}`, page) === undefined, `${start} … ${end}`)
    const cut = / (?:not|no|non-members|only|must|may) .*\d/.exec(text)
    if (cut !== null && cut.index > 8) {
      const quote = `${text.slice(0, cut.index)} … ${text.slice(cut.index + cut[0].length - 1)}`
      note(inside, verifyQuote(quote, page) === undefined, quote)
    }
  }
  return [plain, hidden, inside]
}

function otherPage(pages: readonly CleanDocument[]): VerifierRow {
  const row = emptyRow('a sentence of another page')
  for (const [place, { text }] of sentences.entries()) {
    const other = pages[(Math.floor(place / sentencesOnAPage) + 1) % pages.length]
    if (other !== undefined) note(row, verifyQuote(text, other) === undefined, text)
  }
  return row
}

function valueRows(rewrites: Record<string, Rewrite>, isHarmless: boolean, random: Random): VerifierRow[] {
  return Object.entries(rewrites).map(([name, rewrite]) => {
    const row = emptyRow(`value: ${name}`)
    for (const { text, value } of sentences) {
      const said = rewrite(value, random)
      if (said !== undefined) note(row, verifyValue(said, text) === isHarmless, `${said} ← ${text}`)
    }
    return row
  })
}

/** The table as lines to print, wrong judgements below it. */
export function verifierTableLines(table: VerifierTable): string[] {
  const line = (row: VerifierRow, verb: string) =>
    `${row.rewrite.padEnd(44)} ${String(row.right).padStart(5)} of ${String(row.tried).padStart(5)} ${verb}`
  const share = ({ tried, right }: { tried: number; right: number }) => `${((right / tried) * 100).toFixed(2)} %`
  return [
    ...table.harmless.map((row) => line(row, 'accepted')),
    ...table.harmful.map((row) => line(row, 'refused')),
    `harmless accepted ${share(table.accepted)} of ${table.accepted.tried}; harmful refused ${share(table.refused)} of ${table.refused.tried}; ${table.perQuote.toFixed(3)} ms a quote`,
    ...[...table.harmless, ...table.harmful].flatMap((row) =>
      row.wrong.map((wrong) => `  wrong (${row.rewrite}): ${wrong.replaceAll('\n', ' ')}`),
    ),
  ]
}
