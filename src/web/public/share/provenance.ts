import { type Certification, linesOf } from '#domain/certification.ts'
import type { Evidence } from '#domain/evidence.ts'
import { formatDay } from '../../ui/day.ts'

/** What stands behind the lines of a link: words of pages read, facts of the built-in catalogue. */
export interface Provenance {
  pages: boolean
  catalogue: boolean
  /** 'Read from nbcot.org on 12 Nov 2026.' and what the catalogue says, in sentences; empty when only people stated the lines. */
  told: string
}

/** Where the lines of a link come from, and when they were read there. */
export function provenanceOf(certifications: readonly Certification[]): Provenance {
  const evidence = certifications.flatMap(linesOf).flatMap((line) => line.evidence)
  const quotes = evidence.filter((one) => one.kind === 'page')
  const pages = quotes.filter(({ witness }) => witness !== 'person')
  const [document] = quotes.filter(({ witness }) => witness === 'person')
  const catalogue = evidence.filter((one) => one.kind === 'catalogue')
  const told = [
    ...(pages.length > 0 ? [`Read from ${hosts(pages)} ${days(pages)}.`] : []),
    ...(catalogue.length > 0 ? [`${pages.length > 0 ? 'Other lines are from' : 'From'} ${asOf(catalogue)}`] : []),
    ...(document === undefined
      ? []
      : [
          `${pages.length + catalogue.length > 0 ? 'Some lines are from' : 'From'} a document given by ${document.givenBy ?? 'a person'}.`,
        ]),
  ]
  return { pages: pages.length > 0, catalogue: catalogue.length > 0, told: told.join(' ') }
}

type Source = Exclude<Evidence, { kind: 'person' }>

/** The site that most lines come from, and how many others there are. */
function hosts(sources: readonly Source[]): string {
  const counts = new Map<string, number>()
  for (const { url } of sources) {
    const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? url
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const [main = ''] = [...counts].toSorted(([, a], [, b]) => b - a).map(([host]) => host)
  const others = counts.size - 1
  if (others === 0) return main
  return `${main} and ${others} other ${others === 1 ? 'site' : 'sites'}`
}

function asOf(sources: readonly Source[]): string {
  return `the built-in catalogue, as of ${formatDay(firstDay(sources))}. Not read live.`
}

function days(sources: readonly Source[]): string {
  const first = firstDay(sources)
  const last = sources.reduce((latest, { readOn }) => (readOn > latest ? readOn : latest), first)
  return first === last ? `on ${formatDay(first)}` : `between ${formatDay(first)} and ${formatDay(last)}`
}

function firstDay([first, ...others]: readonly Source[]): string {
  return others.reduce((earliest, { readOn }) => (readOn < earliest ? readOn : earliest), first?.readOn ?? '')
}
