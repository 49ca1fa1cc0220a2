import { type Certification, type Line, linesOf } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { type Evidence, type LineState, type PageEvidence } from '#domain/evidence/evidence.ts'
import { documentWords, storedCopiesWords } from '#domain/evidence/evidence-words.ts'
import { lowered } from '../../prospect/facts/line-words.ts'

/**
 * Where the lines of a link come from, in sentences: 'Read from nbcot.org on 12 Nov 2026.' Of lines of several kinds each kind has its
 * own. Empty when only people stated the lines, for each of those says so.
 */
export function provenanceOf(certifications: readonly Certification[]): string {
  const lines = certifications.flatMap(linesOf)
  const kinds = order.filter((state) => lines.some((line) => line.state === state))
  const [only] = kinds
  if (only !== undefined && kinds.length === 1) return alone[only](evidenceOf(lines, only))
  return kinds.map((state) => `Some lines ${among[state](evidenceOf(lines, state))}`).join(' ')
}

const order = ['on-the-page', 'catalogue', 'document', 'person', 'conflict'] as const satisfies LineState[]
type Told = Record<(typeof order)[number], (evidence: readonly Evidence[]) => string>

const alone: Told = {
  'on-the-page': (evidence) => `Read from ${readings(evidence)}.`,
  catalogue: (evidence) => `${storedCopiesWords(evidence)}. Not read live.`,
  document: (evidence) => `${documentWords(evidence)}.`,
  person: () => '',
  conflict: () => 'Sources disagree about every line.',
}

const among: Told = {
  'on-the-page': (evidence) => `are read from ${readings(evidence)}.`,
  catalogue: (evidence) => `are ${lowered(storedCopiesWords(evidence))}, and were not read live.`,
  document: (evidence) => `are ${lowered(documentWords(evidence))}.`,
  person: () => 'are stated by a person.',
  conflict: () => 'have sources that disagree.',
}

function evidenceOf(lines: readonly Line[], state: LineState): Evidence[] {
  return lines.filter((line) => line.state === state).flatMap(({ evidence }) => evidence)
}

/** 'nbcot.org and 1 other site between 10 Nov 2026 and 12 Nov 2026' */
function readings(evidence: readonly Evidence[]): string {
  const read = evidence.flatMap((one) => (one.kind === 'page' && one.witness !== 'person' ? [one] : []))
  return `${hosts(read)} ${days(read)}`
}

/** The site that most lines come from, and how many others there are. */
function hosts(sources: readonly PageEvidence[]): string {
  const counts = new Map<string, number>()
  for (const { url } of sources) {
    const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const [main = ''] = [...counts].toSorted(([, a], [, b]) => b - a).map(([host]) => host)
  const others = counts.size - 1
  if (others === 0) return main
  return `${main} and ${counted(others, 'other site')}`
}

function days(sources: readonly PageEvidence[]): string {
  const [first = '', ...later] = sources.map(({ readOn }) => readOn).toSorted()
  const last = later.at(-1) ?? first
  return first === last ? `on ${formatDay(first)}` : `between ${formatDay(first)} and ${formatDay(last)}`
}
