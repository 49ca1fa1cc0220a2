import { describe, expect, test } from 'vitest'
import { exampleExtraction, named } from './example-page.ts'

const validity = async (text: string) =>
  named(
    await exampleExtraction(
      `Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors.\n\n${text}`,
    ),
    'CHI',
  )?.validityPeriod

describe('validity', () => {
  test.each([
    ['Certification is valid for three years.', '3 years'],
    ['The CHI certificate is good for four (4) years before renewal is required.', '4 years'],
    ['CHI certification expires five years from the date of issue.', '5 years'],
    ['Certificants must renew every 3 years.', '3 years'],
    ['Recertification is on a two-year cycle and asks for 20 credits every two years.', '2 years'],
    ['Renewal Period: 36 months', '36 months'],
    ['Certification lasts 36 months.', '36 months'],
    ['Your CHI is good for a term of four years.', '4 years'],
    ['Holders renew their certification biennially.', '2 years'],
    ['Recertification is required every other year.', '2 years'],
    ['The CHI stays current for three years after the exam.', '3 years'],
    ['The certificate must be revalidated after five years.', '5 years'],
    ['Certificates are issued for a period of three (3) years.', '3 years'],
    ['After three years the certification lapses unless it is renewed.', '3 years'],
    ['Certification cycle | 3 years', '3 years'],
    ['How long is my certification good for?\n\nThree years.', '3 years'],
    ['The certification must be renewed annually.', '1 year'],
    ['All 45 CPEs are earned inside your three-year cycle; the grace period does not lengthen it.', '3 years'],
    ['## Recertification\n\nEvery five years.', '5 years'],
    ['To keep the CHI you take a re-certification exam every year.', '1 year'],
    ['Exam $180. Valid 2 years. Renewal: 10 points.', '2 years'],
    ['Your certification runs out five years after the month in which you passed.', '5 years'],
    ['## Renewal\n\nYou need 80 CPE credits in five years, 10 of them in ethics.', '5 years'],
    ['The CHI certification does not expire.', 'Lifetime (does not expire)'],
    ['Every certificate is subject to annual renewal.', '1 year'],
    ['Eighteen units of continuing education every 30 months are required to stay nationally certified.', '30 months'],
    ['To recertify by credits, you:\n\n- collect 40 credits in four years;\n- send the form.', '4 years'],
    ['All 60 CPEs are due in your three-year certification cycle.', '3 years'],
    ['The term of the CHI certification is three (three) years.', '3 years'],
    ['CHI. Valid: 3 yrs', '3 years'],
    ['Certification may be granted for no more than four years.', '4 years'],
    ['Keep up your membership and recertify your CHI every three years.', '3 years'],
    ['## Duration\n\nOne, three or five years', '1, 3 or 5 years'],
    ['Fee for the two-year licence: $90', '2 years'],
    ['The renewal fee for a 3-year period is $60.', '3 years'],
    ['Certification (three years): $310', '3 years'],
  ])('%s', async (text, period) => {
    expect(await validity(text)).toBe(period)
  })

  test.each([
    ['A certificate expires on the second anniversary of its issue.', '2 years'],
    ['The CHI is good through December 31 of the third year after the exam.', '3 years'],
    ['Inspectors recertify at the end of every fifth year.', '5 years'],
    ['Each certificate expires on June 30 of each even-numbered year.', '2 years'],
    ['Certificates must be renewed by their expiration date, May 31st of each year.', '1 year'],
    ['The retention year runs from 1 August to 31 July.', '1 year'],
    ['Renewal fees: CHI $236.00 Birthday Biennial', '2 years'],
    ['The following biennial fees are set for the CHI.', '2 years'],
    ['Inspectors complete 2.0 CEUs each biennium.', '2 years'],
    ['The holder shall annually renew the certificate.', '1 year'],
    ['Licences are renewed on an annual basis.', '1 year'],
    ['Annual renewal fee to maintain one certification: $70', '1 year'],
    ['A member renews the certificate every year after paying the membership fees.', '1 year'],
  ])('%s', async (text, period) => {
    expect(await validity(text)).toBe(period)
  })

  test.each([
    'Applicants need three years of experience.',
    'Your application is valid for one year.',
    'Exam eligibility expires after 12 months.',
    'Candidates have two years to pass the exam.',
    'Exam scores are valid for five years.',
    'Membership is valid for one year.',
    'An active licence for the last three years is required.',
    'Applicants must have held a two-year diploma.',
    'CPR certification must be valid for two years.',
    'Examination re-registration (six years) 3600',
    'This is what recertification costs for each year that has gone by since the certification expired.',
    '## How long do I keep my documents?\n\nOne year after the new certificate has been issued.',
    'Records of continuing education must be kept for three years.',
    'Providers must renew their approval every year.',
    'Inspectors renew by attending the yearly clinic.',
    'A lapsed certificate may be reinstated within two years.',
  ])('%s says none', async (text) => {
    expect(await validity(text)).toBe('')
  })

  test('a statement of validity counts before the rhythm of a fee', async () => {
    expect(await validity('Certification is valid for five years. Holders must renew registration every 2 years.')).toBe(
      '5 years',
    )
  })
})
