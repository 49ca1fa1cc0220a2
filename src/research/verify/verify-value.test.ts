import { describe, expect, it } from 'vitest'
import { feeKinds } from '../lexicon/fees/fee-kind.ts'
import { verifyValue } from './example-value.ts'

describe('a value that the quote says', () => {
  it.each([
    ['3 years', 'The certificate is valid for three years.'],
    ['3 years', 'a three-year cycle'],
    ['Every 3 years', 'renewed in three (3) full calendar years'],
    ['1 year', 'Certification is renewed annually.'],
    ['1 year', 'Dues are paid every year.'],
    ['2 years', 'A biennial renewal is required.'],
    ['2 years', 'It expires on the second anniversary of its issue.'],
    ['2 years', 'Licences expire in odd-numbered years.'],
    ['3 years', 'until the end of the third calendar year after the exam'],
    ['5 years', 'Holders recertify every fifth year.'],
    ['3 years', 'Valid: 3 yrs'],
    ['US$405 exam (members)', 'Fee: Exam | Member: $405 | Non-member: $555'],
    ['$1,095', 'The fee is USD 1095.00.'],
    ['$400 (non-members)', 'The exam is $300 for members and $400 for non-members.'],
    ['$50 (members)', 'Members and non-members pay $50.'],
    ['$300–$400', 'Fees range from $300 to $400.'],
    ['75% passing score', 'A score of 75 percent is needed.'],
    ['3 to 5 weeks', 'Reviews take 3–5 weeks.'],
    ['60 CPE credits', 'Sixty CPE credits are due.'],
    ['Must hold a degree', 'Applicants are required to hold a degree.'],
    ['Does not expire', 'The credential never expires.'],
    ['Not refundable', 'All fees are nonrefundable.'],
    ['$150 retake', 'Candidates who do not pass may retake the exam for a fee of $150.'],
    ['$300 exam fee', 'Fees are not refundable. The exam fee is $300.'],
    ['$300 exam fee', 'The exam fee of $300 is not refundable.'],
    ['Renew no later than June 30', 'Holders renew no later than June 30.'],
    ['December 31', 'between October 1 and December 31'],
    ['', 'Anything'],
  ])('%s ← %s', (value, quote) => {
    expect(verifyValue(value, quote)).toBe(true)
  })

  it('may take names and currency from what stands over the quote, never numbers', () => {
    expect(verifyValue('$405 (members)', 'Exam: $405', 'Fees for members')).toBe(true)
    expect(verifyValue('CA$405', 'Exam: $405', 'All fees in CAD')).toBe(true)
    expect(verifyValue('$405', 'Exam: 405', 'Fees (USD)')).toBe(true)
    expect(verifyValue('3 years', 'Validity: 3', 'Period in years')).toBe(true)
    expect(verifyValue('$405 renewal', '$405', 'Renewal')).toBe(true)
    expect(verifyValue('$405', 'Exam', 'The fee is $405')).toBe(false)
    expect(verifyValue('3 years', 'valid', 'three years')).toBe(false)
  })
})

describe('a value that the quote does not say', () => {
  it.each([
    ['$95', 'The fee is $1,095.'],
    ['$1,095', 'The fee is $95.'],
    ['3 years', 'valid for 13 years'],
    ['3 years', 'on the second anniversary'],
    ['2 years', 'the second exam of the year'],
    ['3 years', 'the third part, valid for a year'],
    ['3 years', 'valid for 3 months'],
    ['36 months', 'valid for three years'],
    ['3 years', 'three months, and again after 5 years'],
    ['€405', 'The fee is $405.'],
    ['CA$405', 'The fee is $405.'],
    ['$405', 'The fee is 405.'],
    ['$405', 'The fee is CA$405.'],
    ['US$405 exam (members)', 'Exam | Non-member: $405'],
    ['$400 (members)', 'The exam is $300 for members and $400 for non-members.'],
    ['$1,095 (members)', 'Members pay $95; non-members pay $1,095.'],
    ['$300 (members)', 'The exam is $300.'],
    ['Must hold a degree', 'Applicants may hold a degree.'],
    ['Degree optional', 'Applicants must hold a degree.'],
    ['Certification expires', 'The certification does not expire.'],
    ['Hold a degree', 'You do not need to hold a degree.'],
    ['$300 application fee', 'Members do not pay the $300 application fee.'],
    ['Renewal fee is charged', 'No renewal fee is charged.'],
    ['Never expires', 'The certification expires.'],
    ['Early fee $50', 'The late fee is $50.'],
    ['At least 5 years', 'Up to 5 years'],
    ['$50 renewal fee', 'The application fee is $50.'],
    ['50%', '50 questions'],
    ['30 credits per month', '30 credits per year'],
    ['December 1', 'between October 1 and December 31'],
    ['Level 2', 'Level 1 has 2 parts'],
    ['3 to 6 weeks', 'Reviews take 3–5 weeks.'],
  ])('%s ← %s', (value, quote) => {
    expect(verifyValue(value, quote)).toBe(false)
  })
})

describe('a kind of fee', () => {
  // 'No-show' is also read as a negation, which has rules of its own.
  const kinds = Object.entries(feeKinds).filter(([kind]) => kind !== 'no-show')
  it.each(kinds)('%s %s: a quote of another kind alone proves one only where kinds join', (kind, how) => {
    const other = kind === 'exam' ? 'transfer' : 'exam'
    expect(verifyValue(`$50 ${kind}`, `${kind} fee: $50`)).toBe(true)
    expect(verifyValue(`$50 ${kind}`, `The ${other} fee is $50.`)).toBe(how === 'joins')
    expect(verifyValue(`$50 ${other}`, `The ${kind} fee is $50.`)).toBe(how === 'joins')
  })
})
