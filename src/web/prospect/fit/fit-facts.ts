import { type Certification, type Line, linesOf } from '#domain/certifications/certification.ts'
import { offers } from '#domain/public-face/content.ts'
import { counted } from '#domain/text/counted.ts'
import { pearsonNamed, saysNo } from '#domain/offers/suggested-options.ts'
import { isDoubtful } from '../facts/line-words.ts'

/** A line that says a fact, and whose it is. */
export interface FitLine {
  program: string
  line: Line
}

/** A counted fact that bears on the offer, with every line that says it. */
export interface FitFact {
  /** 'Credits and a yearly fee in 5 of 5 certifications'. */
  told: string
  /** What of our offer it bears on. */
  concerns: string
  lines: FitLine[]
}

const credits =
  /\d[\d,.]*\s+(?:[\w/-]+\s+){0,3}?(?:credits?|units?|hours?|points?|CEUs?|CPEs?|CPDs?|CMEs?|PDUs?|PDHs?|CERPs?|CEs?)\b/i
/** Credits by their own name, of whatever number: 'Professional development units every 3 years'. */
const namedCredits =
  /\b(?:CEUs?|CPEs?|CPDs?|CMEs?|PDUs?|PDHs?|CERPs?|(?:continuing (?:professional )?(?:education|development)|professional development|recertification) (?:credits?|units?|hours?|points?))\b/i
const yearly = /\b(?:annual|annually|yearly|(?:every|each|per) year)\b|\d\s*(?:a|\/)\s*year\b/i

/** What lines say that bears on the offer: counts over the certifications, of lines that a source or a person stands behind. */
export function fitFacts(certifications: readonly Certification[]): FitFact[] {
  const programs = certifications.map((certification) =>
    linesOf(certification)
      .filter((line) => !isDoubtful(line) && !saysNo(line.text))
      .map((line) => ({ program: certification.acronym ?? certification.name, line })),
  )
  const exams = saying(
    programs,
    ({ text, evidence }) => pearsonNamed.test(text) || quotesOf(evidence).some((one) => pearsonNamed.test(one)),
  )
  const renewals = saying(
    programs,
    ({ field, text }) => field === 'renewalRequirements' && (credits.test(text) || namedCredits.test(text)),
  )
  const fees = saying(programs, isYearlyFee)
  const both = programs.map((_, index) =>
    count(renewals, index) && count(fees, index) ? [...at(renewals, index), ...at(fees, index)] : [],
  )
  const base = offers.base.name
  return [
    ...fact(exams, offers.pearson.name, 'Pearson VUE named in'),
    ...(both.some((lines) => lines.length > 0)
      ? fact(both, base, 'Credits and a yearly fee in')
      : [...fact(renewals, base, 'Credits to renew in'), ...fact(fees, base, 'A yearly fee in')]),
  ]
}

function isYearlyFee({ field, text }: Line): boolean {
  return (field === 'fees' || (field === 'renewalRequirements' && /\b(fee|dues)\b/i.test(text))) && yearly.test(text)
}

/** For each program its lines of a kind. */
type Found = readonly FitLine[][]

function saying(programs: Found, isOfKind: (line: Line) => boolean): Found {
  return programs.map((lines) => lines.filter(({ line }) => isOfKind(line)))
}

function at(found: Found, index: number): FitLine[] {
  return found[index] ?? []
}

function count(found: Found, index: number): number {
  return at(found, index).length
}

function fact(found: Found, concerns: string, told: string): FitFact[] {
  const holding = found.filter((lines) => lines.length > 0).length
  const all = counted(found.length, 'certification')
  return holding === 0 ? [] : [{ told: `${told} ${holding} of ${all}`, concerns, lines: found.flat() }]
}

function quotesOf(evidence: Line['evidence']): string[] {
  return evidence.flatMap((one) => (one.kind === 'page' && !saysNo(one.quote) ? [one.quote] : []))
}
