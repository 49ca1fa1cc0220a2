import { type Certification, type Line, linesOf } from '#domain/certification.ts'
import { offers } from '#domain/content.ts'
import { isDoubtful } from '../facts/line-words.ts'

/** A counted fact that speaks for the offer, with the first line that says it. */
export interface FitFact {
  /** 'Credits and a yearly fee in 5 of 5 programs'. */
  told: string
  /** What of the offer it concerns. */
  concerns: string
  line: Line
}

const credits = /\b(credits?|units?|hours?|points?|CEUs?|CPEs?|CPDs?|CMEs?|PDUs?|CERPs?)\b/i
const yearly = /\b(annual|annually|yearly|every year|per year|a year)\b/i
const pearson = /\bpearson\s+vue\b/i

/** Why a body may fit: counts over its certifications, of lines that somebody or something stands behind. Nothing is weighed. */
export function fitFacts(certifications: readonly Certification[]): FitFact[] {
  const programs = certifications.map((certification) => linesOf(certification).filter((line) => !isDoubtful(line)))
  const exams = firstOf(programs, (line) => pearson.test(line.text) || quotesOf(line).some((quote) => pearson.test(quote)))
  const renewals = firstOf(programs, (line) => line.field === 'renewalRequirements' && credits.test(line.text))
  const fees = firstOf(programs, isYearlyFee)
  const both = renewals.filter((_, index) => renewals[index] !== undefined && fees[index] !== undefined)
  return [
    ...fact(exams, offers.pearson.name, (count) => `Pearson VUE named in ${count}`),
    ...(both.length > 0
      ? fact(both, renewalWork, (count) => `Credits and a yearly fee in ${count}`, certifications.length)
      : [
          ...fact(renewals, renewalWork, (count) => `Credits to renew in ${count}`),
          ...fact(fees, renewalWork, (count) => `A yearly fee in ${count}`),
        ]),
  ]
}

const renewalWork = 'Renewal work done by staff'

function isYearlyFee({ field, text }: Line): boolean {
  return (field === 'fees' || (field === 'renewalRequirements' && /\b(fee|dues)\b/i.test(text))) && yearly.test(text)
}

/** For each program its first line of the kind, or undefined. */
function firstOf(programs: readonly Line[][], isOfKind: (line: Line) => boolean): (Line | undefined)[] {
  return programs.map((lines) => lines.find(isOfKind))
}

function fact(
  found: readonly (Line | undefined)[],
  concerns: string,
  tell: (count: string) => string,
  programs = found.length,
): FitFact[] {
  const lines = found.filter((line) => line !== undefined)
  const [line] = lines
  return line === undefined ? [] : [{ told: tell(`${lines.length} of ${programs} programs`), concerns, line }]
}

function quotesOf({ evidence }: Line): string[] {
  return evidence.flatMap((one) => (one.kind === 'page' ? [one.quote] : []))
}
