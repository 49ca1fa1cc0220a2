import type { Body, Programme } from './body.ts'

/** A label and what it costs, one amount for all or one for members and one for others. */
export interface FeeRow {
  label: string
  amounts: readonly string[]
}

/** An amount as the body writes it: 'C$480'. */
export function money(body: Body, amount: number): string {
  return `${body.currency.sign}${amount.toLocaleString('en-US')}`
}

/** The fees of a programme as rows of a table: member, non-member; the renewal fee last. */
export function feeRows(body: Body, programme: Programme): FeeRow[] {
  const one = (label: string, amount: number | undefined) =>
    amount === undefined ? [] : [{ label, amounts: [money(body, amount)] }]
  return [
    ...one('Application fee', programme.application),
    { label: 'Exam fee', amounts: [money(body, programme.exam.member), money(body, programme.exam.nonmember)] },
    ...one('Retake fee', programme.retake),
    ...one('Renewal fee', programme.renewal),
  ]
}

/** What renewal takes, in a sentence. */
export function renewalSentence(body: Body, programme: Programme): string {
  return `To renew the ${programme.acronym}, earn ${programme.credits} ${body.unit} in each ${programme.years}-year period and pay the renewal fee of ${money(body, programme.renewal)}.`
}

export function validitySentence(programme: Programme): string {
  return `The ${programme.acronym} is valid for ${programme.years} years.`
}

export function purposeSentence(programme: Programme): string {
  return `The ${programme.name} (${programme.acronym}) is for people who ${programme.purpose}.`
}

export function retiredSentence(programme: Programme): string | undefined {
  if (programme.retiredOn === undefined) return undefined
  return `The ${programme.acronym} was retired on ${programme.retiredOn} and is no longer offered to new candidates.`
}
