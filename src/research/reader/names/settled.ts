import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { type ComparedName, comparedName, isSpelledAs, mayBeSame } from '../../same/compared-name.ts'
import type { Candidate, JudgedName } from './candidates.ts'
import type { ReadLine, ReadPage } from '../page/lines.ts'
import type { NameSpan } from './name-spans.ts'

/** A person's word on the names of a page, which goes before what is likely. */
export class Settled {
  private readonly right: readonly ComparedName[]
  private readonly wrong: readonly ComparedName[]

  constructor({ right, wrong }: SettledNames) {
    this.right = right.map(comparedName)
    this.wrong = wrong.map(comparedName)
  }

  /** The right name that a candidate is, or that it is a wrong one; what is spelled alike goes before what may be the same. */
  saidOf(candidate: Candidate): ComparedName | 'wrong' | undefined {
    if (this.right.length + this.wrong.length === 0) return undefined
    const one = comparedName(candidate)
    const spelled = this.right.find((other) => isSpelledAs(one, other))
    if (spelled !== undefined) return spelled
    if (this.wrong.some((other) => isSpelledAs(one, other))) return 'wrong'
    const alike = this.right.find((other) => mayBeSame(one, other))
    return alike ?? (this.wrong.some((other) => mayBeSame(one, other)) ? 'wrong' : undefined)
  }

  /** Right names that none of the candidates is, wherever the page says them. */
  missing(page: ReadPage, found: readonly Candidate[]): Candidate[] {
    const known = new Set(found.map((one) => this.saidOf(one)))
    return this.right.filter((one) => !known.has(one)).flatMap((one) => candidateNamed(page, one) ?? [])
  }
}

/** The names of a judgement, each right one once, by the likeliest of its spellings; without the wrong ones. */
export function withSaid(
  names: readonly JudgedName[],
  settled: Settled,
): { names: (JudgedName & { byPerson: boolean })[]; refused: JudgedName[] } {
  const taken = new Set<ComparedName>()
  const refused: JudgedName[] = []
  const kept = names.flatMap((one) => {
    const said = settled.saidOf(one.candidate)
    if (said === undefined) return [{ ...one, byPerson: false }]
    if (said === 'wrong') refused.push(one)
    if (said === 'wrong' || taken.has(said)) return []
    taken.add(said)
    return [{ ...one, likely: 1, byPerson: true }]
  })
  return { names: kept, refused }
}

/** A candidate of a name that somebody gave; undefined where the page does not say it. */
function candidateNamed({ lines }: ReadPage, { named: { name, acronym } }: ComparedName): Candidate | undefined {
  const spans = (words: string) => (words === '' ? [] : lines.flatMap((line) => placesIn(line, words)))
  const mentions = spans(name)
  const shorts = spans(acronym)
  const [shown] = [...mentions.toSorted((one, other) => weightOf(other) - weightOf(one)), ...shorts]
  if (shown === undefined) return undefined
  const said = shown.line.text.slice(shown.start - shown.line.start, shown.end - shown.line.start)
  return { key: said.toLowerCase(), name: said, shown, acronym, mentions: mentions.length > 0 ? mentions : shorts, shorts }
}

/** How much a place makes a name one that the page is about. */
function weightOf({ line, start }: NameSpan): number {
  if (line.kind === 'heading') return 3
  return start - line.start <= 4 ? 2 : 1
}

/** Where a line says words, by themselves and in whatever case. */
function placesIn(line: ReadLine, words: string): NameSpan[] {
  const [text, sought] = [line.text.toLowerCase(), words.toLowerCase()]
  const found: NameSpan[] = []
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) {
    const isAlone = !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + sought.length).replace('s', ''))
    if (isAlone) found.push({ start: line.start + at, end: line.start + at + sought.length, via: 'whole', line })
  }
  return found
}
