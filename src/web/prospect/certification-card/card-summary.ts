import type { Certification } from '#domain/certification.ts'

/** What a closed card tells: how long it is valid, the first way to renew it, the first fee; or that it is not stated. */
export function cardSummary(certification: Certification): string[] {
  const { validityPeriod, renewalRequirements, fees } = certification
  return [validity(validityPeriod), renewal(renewalRequirements), fees.find(isGiven) ?? 'Fees not stated']
}

/** 'Valid for 3 years'; a period that is more than a number of years or months stands as the body words it. */
function validity(period: string): string {
  if (!isGiven(period)) return 'Validity not stated'
  const duration = /^(\d+ (?:year|month)s?)(?=$|[,;( ])/.exec(period.trim())?.[1]
  return duration === undefined ? period : `Valid for ${duration}`
}

/** The first line with a number says the most: '120 CPE credits over the three years'. */
function renewal(lines: readonly string[]): string {
  return lines.find((line) => /\d/.test(line)) ?? lines.find(isGiven) ?? 'Renewal not stated'
}

function isGiven(text: string): boolean {
  return text.trim() !== ''
}
