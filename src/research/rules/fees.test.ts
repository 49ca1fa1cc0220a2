import { describe, expect, test } from 'vitest'
import { exampleExtraction, named } from './example-page.ts'

const page = (text: string) =>
  exampleExtraction(
    `Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors of ships.\n\n${text}`,
  )
const fees = async (text: string) => named(await page(text), 'CHI')?.fees

describe('fees', () => {
  test('of a table with heads', async () => {
    const html = `<html><head><title>CHI fees</title></head><body><main><h1>Certified Hull Inspector (CHI)</h1><h2>Fees</h2>
      <table><tr><th>Fee</th><th>Members</th><th>Non-members</th></tr><tr><td>Application</td><td>$50</td><td>$75</td></tr>
      <tr><td>Exam</td><td>$300</td><td>$400</td></tr><tr><td>Retake</td><td>$200</td><td>$250</td></tr></table></main></body></html>`
    expect(named(await exampleExtraction(html), 'CHI')?.fees).toEqual([
      '$50 application (members)',
      '$75 application (non-members)',
      '$300 exam (members)',
      '$400 exam (non-members)',
      '$200 retake (members)',
      '$250 retake (non-members)',
    ])
  })

  test('of a table that lost its form', async () => {
    expect(await fees('Fees\n\nMembers\nNon-members\nExam registration$175$345\nRenewal$50$100\nTransferFREE$50')).toEqual([
      '$175 exam (members)',
      '$345 exam (non-members)',
      '$50 renewal (members)',
      '$100 renewal (non-members)',
    ])
  })

  test('in lines of label and amount', async () => {
    expect(await fees('Fees\n\nA. Application fee: $550.\n\nB. Examination fee: $650.\n\nC. Late fee: $200.')).toEqual([
      '$550 application',
      '$650 exam',
      '$200 late',
    ])
  })

  test('in prose, each with its own purpose', async () => {
    expect(
      await fees(
        'The initial application must be accompanied by a check for $250. If approved, you pay a $150 examination fee. There is a $260 fee for recertification. Holders also pay a $155 annual fee.',
      ),
    ).toEqual(['$250 application', '$150 exam', '$260 recertification', '$155 annual'])
  })

  test('for members and others in one sentence', async () => {
    expect(await fees('The exam fee is $300 for members and $400 for non-members.')).toEqual([
      '$300 exam (members)',
      '$400 exam (non-members)',
    ])
  })

  test('in several currencies share their words', async () => {
    expect(await fees('Certification fees\n\nAnnual Renewal Fee\n\nInspectors: £95 / €114 / $142.50')).toEqual([
      '£95 annual renewal',
      '€114 annual renewal',
      '$142.50 annual renewal',
    ])
  })

  test('leave out what is kept of a fee named elsewhere', async () => {
    expect(await fees('The application fee is $900. $300 of the application fee is a non-refundable processing fee.')).toEqual([
      '$900 application',
    ])
  })

  test('take no word of the fee before a plus', async () => {
    expect(await fees('Pay the regular renewal fee plus an additional $45 reinstatement fee.')).toEqual(['$45 reinstatement'])
  })

  test('leave out what else a body sells', async () => {
    expect(
      await fees(
        'Certification fees\n\nExam fee: $310\nDigital badge: $10\nLapel pin: $12\nJournal subscription: $60\nChapter: $20',
      ),
    ).toEqual(['$310 exam'])
  })

  test('under a short form alone on its line are its own', async () => {
    const both = await exampleExtraction(
      'Fees\n\nThe CHI and CHT program fees include the exam.\n\nCHI\n\nExam fee: $300\n\nCHT\n\nExam fee: $450\n\nThe CHI and CHT exams are held in May.',
    )
    expect(both.certifications.map(({ name, fees: own }) => [name, own])).toEqual([
      ['CHI', ['$300 exam']],
      ['CHT', ['$450 exam']],
    ])
  })

  test('that rise are the new ones', async () => {
    expect(await fees('The exam fee rises from $300 to $350 on 1 January.')).toEqual(['$350 exam'])
  })

  test('in several currencies', async () => {
    expect(await fees('Resit fee – £25 / €30 / $37.50 per candidate')).toEqual(['£25 resit', '€30 resit', '$37.50 resit'])
  })

  test('early and late', async () => {
    expect(await fees('Exam fees\n\nEarly registration: $325\n\nLate registration: $425')).toEqual([
      '$325 registration (early)',
      '$425 late registration',
    ])
  })

  test.each([
    ['wages', 'Certified Hull Inspectors earn an average salary of $82,750.'],
    ['ranges of wages', 'Certified Hull Inspectors earn between $55,000 and $90,000 per year.'],
    ['goods', 'Printed copies of the code cost $35 in our shop. The exam guide is $20.'],
    [
      'prices of another day or a second look',
      'Certification fees\n\nRescheduling: $85\n\nFormal appeal fee: $300\n\nScore report: $35',
    ],
    ['guesses', 'The exam costs about $300.'],
    ['money given back', 'Cancel 30 days before your test and you receive $275 back.'],
    ['returned checks', 'Certification fees\n\nNSF check fee: $30'],
    ['prices of another day', 'Rescheduling\n\nA fee of $50 is charged for changes within 5 days.'],
    ['membership', 'Annual membership dues are $150.'],
    ['courses', 'The exam preparation course costs $495.'],
    ['books', 'The study guide is $75 plus shipping.'],
    ['refunds', 'Candidates who withdraw receive a refund of $100.'],
    ['discounts', 'Members save $50 on the exam.'],
    ['donations', 'Donate $25 to the scholarship fund.'],
    ['prices of the past', 'The exam was $300.00 and is free now.'],
    ['sums', 'You pay application and exam together, for a total of $600.'],
    ['prizes', 'The winner receives a $500 prize.'],
    ['a price whose purpose nobody says', 'Polo shirt $25'],
  ])('are no %s', async (_, text) => {
    expect(await fees(text)).toEqual([])
  })

  test('begin with an article and are no Australian dollars', async () => {
    expect(await fees('A $50 late fee applies to renewals. Prices in Perth: A$70 exam fee.')).toEqual(['$50 late', 'A$70 exam'])
  })

  test('stand one to a line, each with its country or its time', async () => {
    expect(await fees('Exam fee\n\nUnited States: $400\nCanada: CAD 540\nUnited Kingdom: £320')).toEqual([
      '$400 exam',
      'C$540 exam',
      '£320 exam',
    ])
    expect(
      await fees(
        'Next window: 1–19 October 2026\nFees\nEarly bird (before 1 June): member $250, non-member $340\nStandard (until 15 August): member $290, non-member $380\nChanging your seat within 14 days costs $60. The candidate workbook is $45.',
      ),
    ).toEqual([
      '$250 fee (members, early)',
      '$340 fee (non-members, early)',
      '$290 fee (members, standard)',
      '$380 fee (non-members, standard)',
    ])
  })

  test('of members and everyone else under heads that stand as lines', async () => {
    const extraction = await exampleExtraction(
      'Certified Hull Inspector (CHI): what you pay\nKind of registration\nGuild members\nEveryone else\nFirst sitting\n$410\n$530\nSecond sitting\n$205\n$265\nKeeping your title\n$160\n$220',
    )
    expect(named(extraction, 'CHI')?.fees).toEqual([
      '$410 first sitting (members)',
      '$530 first sitting (everyone else)',
      '$205 second sitting (members)',
      '$265 second sitting (everyone else)',
      '$160 keeping your title (members)',
      '$220 keeping your title (everyone else)',
    ])
  })

  test('take the heads next to them, not a title further up', async () => {
    const extraction = await exampleExtraction(
      'CHI Fees | Hull Board\nService\nMember price\nList price\nFirst exam\n$200\n$300\nRetake\n$100\n$150',
    )
    expect(named(extraction, 'CHI')?.fees).toEqual([
      '$200 exam (members)',
      '$300 exam (list price)',
      '$100 retake (members)',
      '$150 retake (list price)',
    ])
  })

  test('take their kind from the head of the labels or of the column, not from words of a name', async () => {
    const table = (head: string, rows: string) =>
      `<html><head><title>Fees</title></head><body><main><h1>Certified Hull Testing Examiner (CHTE)</h1><h2>Prices</h2><table><tr>${head}</tr>${rows}</table></main></body></html>`
    const booked = table(
      '<th>Exam booking</th><th>Members</th><th>All others</th>',
      '<tr><td>Early</td><td>$200</td><td>$260</td></tr><tr><td>Annual listing fee</td><td colspan=2>$45</td></tr>',
    )
    expect(named(await exampleExtraction(booked), 'CHTE')?.fees).toEqual([
      '$200 exam (members, early)',
      '$260 exam (all others, early)',
      '$45 annual',
    ])
    const byName = table(
      '<th>Programme</th><th>Application fee</th>',
      '<tr><td>Certified Hull Testing Examiner (CHTE)</td><td>$60</td></tr>',
    )
    expect(named(await exampleExtraction(byName), 'CHTE')?.fees).toEqual(['$60 application'])
  })

  test('share the kind that one of them names', async () => {
    expect(await fees('Members pay $195 and non-members pay $295 to sit for the exam.')).toEqual([
      '$195 exam (members)',
      '$295 exam (non-members)',
    ])
    expect(await fees('Fees: application $50, examination $275 (members $225).')).toEqual([
      '$50 application',
      '$275 exam',
      '$225 exam (members)',
    ])
  })

  test('of several certifications in one sentence share its label', async () => {
    const { certifications } = await exampleExtraction(
      'Two designations: Accredited Hull Valuer (AHV) and Accredited Senior Hull Valuer (ASHV).\n\nAccreditation application: AHV $150, ASHV $225.',
    )
    expect(certifications.map(({ acronym, fees: own }) => [acronym, own])).toEqual([
      ['AHV', ['$150 application']],
      ['ASHV', ['$225 application']],
    ])
  })

  test('keep the label before the colon, whatever else the line tells', async () => {
    expect(await fees('Certification renewal: valid for 12 months and subject to 80 points of approved training $205')).toEqual([
      '$205 renewal',
    ])
    expect(
      await fees(
        '## Recertification\n\nEither 50 credits of continuing education and a fee of $150 (members $110), or the exam again.',
      ),
    ).toEqual(['$150 recertification', '$110 recertification (members)'])
  })

  test('are in the dollar that the page says', async () => {
    expect(await fees('The exam fee is $480.00. All fees are in Canadian dollars.')).toEqual(['C$480.00 exam'])
    expect(await fees('The exam fee is $480. Prices in Canadian dollars; for Perth, prices in Australian dollars.')).toEqual([
      '$480 exam',
    ])
  })

  test('of a page of Canada are in its dollar, unless the page speaks of the United States too', async () => {
    expect(await fees('The exam fee is $480. Our office is in Halifax, Nova Scotia B3H 1A1.')).toEqual(['C$480 exam'])
    expect(await fees('The exam fee is $480. You must be legally entitled to work in Canada.')).toEqual(['C$480 exam'])
    expect(await fees('The exam fee is $480 in the United States. Our office is in Halifax, Nova Scotia.')).toEqual(['$480 exam'])
  })

  test('under heads that stand a column too far to the left', async () => {
    const html = `<html><head><title>CHI fees</title></head><body><main><h1>Certified Hull Inspector (CHI)</h1><h2>Fees</h2>
      <table><tr><th>Members</th><th>Non-members</th></tr><tr><td>Exam</td><td>$300</td><td>$400</td></tr></table></main></body></html>`
    expect(named(await exampleExtraction(html), 'CHI')?.fees).toEqual(['$300 exam (members)', '$400 exam (non-members)'])
  })

  test('of a row are those of its first cell, whatever its other cells name', async () => {
    const html = `<html><head><title>Umpires</title></head><body><main><h1>Umpire certification</h1><table>
      <tr><th>Grade</th><th>Requirements</th><th>Fee</th></tr><tr><td>Club Umpire</td><td>Written test</td><td>$30</td></tr>
      <tr><td>State Umpire</td><td>Club Umpire for one season</td><td>$60</td></tr></table></main></body></html>`
    const extraction = await exampleExtraction(html)
    expect([named(extraction, 'Club Umpire')?.fees, named(extraction, 'State Umpire')?.fees]).toEqual([['$30 fee'], ['$60 fee']])
  })

  test('that stand in lines under their label have its kind', async () => {
    expect(await fees('Fees\n\nLate recertification\n$165\n$105\n\nExam transfer\n$45')).toEqual([
      '$165 late recertification',
      '$105 late recertification',
    ])
  })

  test('of another certification say so', async () => {
    expect(await fees('The exam fee is $325. Each additional certification is $100.')).toEqual([
      '$325 exam',
      '$100 additional certification',
    ])
  })

  test('go to the certification their row names', async () => {
    const html = `<html><head><title>Fees</title></head><body><main><h1>Certification fees</h1><table>
      <tr><th>Certification</th><th>Exam fee</th><th>Annual maintenance fee</th></tr>
      <tr><td>Certified Hull Inspector (CHI)</td><td>$300</td><td>$60</td></tr>
      <tr><td>Certified Hull Technician (CHT)</td><td>$200</td><td>$40</td></tr></table></main></body></html>`
    const extraction = await exampleExtraction(html)
    expect(named(extraction, 'CHI')?.fees).toEqual(['$300 exam', '$60 annual maintenance'])
    expect(named(extraction, 'CHT')?.fees).toEqual(['$200 exam', '$40 annual maintenance'])
  })

  test('go to the certification their section is about', async () => {
    const text =
      '# Certification fees\n\n## Certified Hull Inspector (CHI)\n\nExam fee: $300\n\n## Certified Hull Technician (CHT)\n\nExam fee: $200'
    const extraction = await exampleExtraction(text)
    expect([named(extraction, 'CHI')?.fees, named(extraction, 'CHT')?.fees]).toEqual([['$300 exam'], ['$200 exam']])
  })
})
