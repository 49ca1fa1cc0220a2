import { describe, expect, test } from 'vitest'
import { isForAll, linesOf } from '#domain/certifications/certification.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { CertificationDraft, Claim, CommonFacts } from '../drafts/draft.ts'
import { createProof } from '../drafts/proof.ts'
import { examplePage } from '../layout/example-page.ts'
import { mergeDrafts } from './merge.ts'

const nothing: CommonFacts = { requirements: [], validity: [], renewal: [], fees: [] }

/** A claim read from the first place where the words stand. */
function claim(document: CleanDocument, text: string, words = text, witness: Claim['witness'] = 'rules'): Claim {
  const start = document.text.indexOf(words)
  return { text, documentId: document.id, start, end: start + words.length, witness }
}

function draft(
  document: CleanDocument,
  name: string,
  acronym: string,
  facts: Partial<CertificationDraft> = {},
): CertificationDraft {
  return { name: claim(document, name), acronym, summary: null, ...nothing, retired: null, ...facts }
}

function merged(documents: CleanDocument[], drafts: CertificationDraft[], common: CommonFacts[] = []) {
  const proof = createProof()
  for (const document of documents) proof.add(document)
  return mergeDrafts(drafts, common, proof.prove, 'nbmce')
}

const page = (text: string, number = 1) => examplePage(text, `https://www.nbmce.example/page-${number}`)

describe('merge', () => {
  test('joins what several pages and witnesses say of one certification', async () => {
    const one = await page('Certified Hull Inspector (CHI)\n\nExam fee: $300')
    const two = await page('CHI renewal\n\nRenewal fee: $100. Exam fee: $300.', 2)
    const [only, ...others] = merged(
      [one, two],
      [
        draft(one, 'Certified Hull Inspector', 'CHI', { fees: [claim(one, '$300 exam', 'Exam fee: $300')] }),
        draft(two, 'CHI', 'CHI', {
          fees: [claim(two, '$100 renewal', 'Renewal fee: $100'), claim(two, '$300 exam', 'Exam fee: $300', 'model')],
        }),
      ],
    )
    expect(others).toEqual([])
    expect(only).toMatchObject({
      id: 'nbmce-chi',
      name: 'Certified Hull Inspector',
      acronym: 'CHI',
      fees: ['$300 exam', '$100 renewal'],
    })
    expect(only?.evidence?.['/fees/0']?.map((quote) => quote.kind === 'page' && [quote.url, quote.witness])).toEqual([
      ['https://www.nbmce.example/page-1', 'rules'],
      ['https://www.nbmce.example/page-2', 'model'],
    ])
  })

  test('gives what a page says of one by its short form alone to that one, and what it says of all to all', async () => {
    const list = await page('Certified Timberwright (CTW)\n\nCertified Master Timberwright (CMW)')
    const renewal = await page('The CTW is valid for 3 years.\n\nRenewal fee: $150.\n\nAll holders, CMW too, keep a log.', 2)
    const found = merged(
      [list, renewal],
      [draft(list, 'Certified Timberwright', 'CTW'), draft(list, 'Certified Master Timberwright', 'CMW')],
      [
        {
          ...nothing,
          validity: [claim(renewal, '3 years', 'The CTW is valid for 3 years.')],
          fees: [claim(renewal, '$150 renewal', 'Renewal fee: $150.')],
          renewal: [claim(renewal, 'All holders, CMW too, keep a log.')],
        },
      ],
    )
    expect(
      found.map(({ acronym, validityPeriod, fees, renewalRequirements }) => [acronym, validityPeriod, fees, renewalRequirements]),
    ).toEqual([
      ['CTW', '3 years', ['$150 renewal'], ['All holders, CMW too, keep a log.']],
      ['CMW', '', ['$150 renewal'], ['All holders, CMW too, keep a log.']],
    ])
  })

  test('takes what a quote says of another by its short form from the one it was read for', async () => {
    const list = await page('Certified Slate Estimator (CSE)\n\nCertified Slate Inspector (CSI)')
    const renewal = await page(
      'The CSE is valid for 3 years. Renewal fee of the CSE: $140.\n\nThe CSI is valid for 2 years. Earn 30 CE hours. Hold the CSE.',
      2,
    )
    const found = merged(
      [list, renewal],
      [
        draft(list, 'Certified Slate Estimator', 'CSE'),
        draft(list, 'Certified Slate Inspector', 'CSI'),
        draft(renewal, 'CSI', 'CSI', {
          validity: [
            claim(renewal, '3 years', 'The CSE is valid for 3 years.'),
            claim(renewal, '2 years', 'The CSI is valid for 2 years.'),
          ],
          renewal: [claim(renewal, 'Earn 30 CE hours.')],
          requirements: [claim(renewal, 'Hold the CSE.')],
          fees: [claim(renewal, '$140 renewal', 'Renewal fee of the CSE: $140.')],
        }),
      ],
    )
    expect(
      found.map(({ acronym, validityPeriod, fees, requirements, renewalRequirements }) => [
        acronym,
        validityPeriod,
        fees,
        requirements,
        renewalRequirements,
      ]),
    ).toEqual([
      ['CSE', '3 years', ['$140 renewal'], [], []],
      ['CSI', '2 years', [], ['Hold the CSE.'], ['Earn 30 CE hours.']],
    ])
  })

  test('leaves with one what its page holds for that one, though the short form of another is a part of its name', async () => {
    const levels = await page('Surface Inspector (SPI)\n\nSPI Level 1 exam fee: $65')
    const found = merged(
      [levels],
      [
        draft(levels, 'Surface Inspector', 'SPI'),
        draft(levels, 'SPI Level 1', '', { fees: [claim(levels, '$65 exam', 'SPI Level 1 exam fee: $65')] }),
      ],
    )
    expect(found.map(({ name, fees }) => [name, fees])).toEqual([
      ['Surface Inspector', []],
      ['SPI Level 1', ['$65 exam']],
    ])
  })

  test('is called by its whole name where lists leave out the first word', async () => {
    const list = await page('Schemes\n\nHull Inspector (CHI)\n\nExam fee: $300')
    const again = await page('Fees\n\nHull Inspector (CHI)\n\nExam fee: $300', 2)
    const own = await page('Certified Hull Inspector (CHI)\n\nExam fee: $300', 3)
    const [chi, ...others] = merged(
      [list, again, own],
      [
        draft(list, 'Hull Inspector', 'CHI'),
        draft(again, 'Hull Inspector', 'CHI'),
        draft(own, 'Certified Hull Inspector', 'CHI'),
      ],
    )
    expect([chi?.name, others.length]).toEqual(['Certified Hull Inspector', 0])
  })

  test('keeps both answers of pages that disagree, the newest first', async () => {
    const old = { ...(await page('Certified Hull Inspector (CHI)\n\nExam fee: $300')), statedOn: '2019' }
    const fresh = { ...(await page('Certified Hull Inspector (CHI)\n\nExam fee: $350', 2)), statedOn: '2026-02' }
    const [chi] = merged(
      [old, fresh],
      [old, fresh].map((one) => {
        const amount = one === old ? '$300' : '$350'
        return draft(one, 'Certified Hull Inspector', 'CHI', { fees: [claim(one, `${amount} exam`, `Exam fee: ${amount}`)] })
      }),
    )
    expect(chi?.fees).toEqual(['$350 exam or $300 exam'])
    expect(chi?.evidence?.['/fees/0']).toMatchObject([
      { says: '$350 exam', quote: expect.stringContaining('Exam fee: $350') },
      { says: '$300 exam', quote: expect.stringContaining('Exam fee: $300') },
    ])
  })

  test('joins one amount and one time in two spellings', async () => {
    const one = await page('Certified Hull Inspector (CHI)\n\nExam fee: $1,095. Valid for 3 years.')
    const two = await page('Certified Hull Inspector (CHI)\n\nExam fee: USD 1095.00. Valid for 36 months.', 2)
    const [chi] = merged(
      [one, two],
      [
        draft(one, 'Certified Hull Inspector', 'CHI', {
          fees: [claim(one, '$1,095 exam', 'Exam fee: $1,095.')],
          validity: [claim(one, '3 years', 'Valid for 3 years.')],
        }),
        draft(two, 'Certified Hull Inspector', 'CHI', {
          fees: [claim(two, 'US$1095.00 exam', 'Exam fee: USD 1095.00.')],
          validity: [claim(two, '36 months', 'Valid for 36 months.')],
        }),
      ],
    )
    expect(chi).toMatchObject({ fees: ['$1,095 exam'], validityPeriod: '3 years' })
    expect(chi?.evidence?.['/fees/0']).toHaveLength(2)
    expect(chi?.evidence?.['/validityPeriod']).toHaveLength(2)
  })

  test('sees no conflict between two prices of one page, for different people, or of no named kind', async () => {
    const one = await page('Certified Hull Inspector (CHI)\n\nExam: $300 members, $400 non-members. Fee: $20.')
    const two = await page('Certified Hull Inspector (CHI)\n\nFee: $30.', 2)
    const [chi] = merged(
      [one, two],
      [
        draft(one, 'Certified Hull Inspector', 'CHI', {
          fees: [
            claim(one, '$300 exam (members)', 'Exam: $300 members, $400 non-members'),
            claim(one, '$400 exam (non-members)', 'Exam: $300 members, $400 non-members'),
            claim(one, '$20 fee', 'Fee: $20'),
          ],
        }),
        draft(two, 'Certified Hull Inspector', 'CHI', { fees: [claim(two, '$30 fee', 'Fee: $30')] }),
      ],
    )
    expect(chi?.fees).toEqual(['$300 exam (members)', '$400 exam (non-members)', '$20 fee', '$30 fee'])
  })

  test.each([
    [
      ['Certified Hull Inspector Level I', 'CHI'],
      ['Certified Hull Inspector Level II', 'CHI'],
    ],
    [
      ['Certified Hull Inspector', 'CHI'],
      ['Associate Certified Hull Inspector', 'ACHI'],
    ],
    [
      ['Certified Hull Coder', 'CHC'],
      ['Certified Hull Coder – Private', 'CHC-P'],
    ],
    [
      ['Certified Hull Associate', 'CHA'],
      ['Certified Hull Professional', 'CHP'],
    ],
    [
      ['Certified Hull Inspector', ''],
      ['Certified Dock Inspector', ''],
    ],
  ])('keeps %s and %s apart', async (a, b) => {
    const one = await page(`${a[0]}\n\n${b[0]}`)
    expect(merged([one], [draft(one, a[0] ?? '', a[1] ?? ''), draft(one, b[0] ?? '', b[1] ?? '')])).toHaveLength(2)
  })

  test.each([
    [
      ['Certified Hull Inspector', 'CHI'],
      ['CHI', 'CHI'],
    ],
    [
      ['Certified Hull Inspector', ''],
      ['Certified Hull Inspector Certification', ''],
    ],
    [
      ['Certified Hull Inspector', 'CHI'],
      ['Certified Hull-Inspector', ''],
    ],
  ])('takes %s and %s for one', async (a, b) => {
    const one = await page(`${a[0]}\n\n${b[0]}`)
    expect(merged([one], [draft(one, a[0] ?? '', a[1] ?? ''), draft(one, b[0] ?? '', b[1] ?? '')])).toHaveLength(1)
  })

  test('a later draft with name and short form joins the two that had one each', async () => {
    const one = await page('CHI Certified Hull Inspector')
    const drafts = [
      draft(one, 'CHI', 'CHI'),
      draft(one, 'Certified Hull Inspector', ''),
      draft(one, 'Certified Hull Inspector', 'CHI'),
    ]
    expect(merged([one], drafts).map((certification) => certification.name)).toEqual(['Certified Hull Inspector'])
  })

  test('facts for all fill only what the own pages leave open', async () => {
    const own = await page('Certified Hull Inspector (CHI)\n\nValid for three years. Exam fee: $300')
    const all = await page(
      'All certifications are valid for five years. Exam fee: $999. Renewal fee: $80. Complete 20 credits.',
      2,
    )
    const common: CommonFacts = {
      ...nothing,
      validity: [claim(all, '5 years', 'All certifications are valid for five years.')],
      renewal: [claim(all, 'Complete 20 credits.')],
      fees: [claim(all, '$999 exam', 'Exam fee: $999'), claim(all, '$80 renewal', 'Renewal fee: $80')],
    }
    const [chi] = merged(
      [own, all],
      [
        draft(own, 'Certified Hull Inspector', 'CHI', {
          validity: [claim(own, '3 years', 'Valid for three years.')],
          fees: [claim(own, '$300 exam', 'Exam fee: $300')],
        }),
      ],
      [common],
    )
    expect(chi).toMatchObject({
      validityPeriod: '3 years',
      renewalRequirements: ['Complete 20 credits.'],
      fees: ['$300 exam', '$80 renewal'],
    })
  })

  test('what a model reads of all certifications is marked so, and nothing else', async () => {
    const own = await page('Certified Hull Inspector (CHI)\n\nPass the hull test.')
    const all = await page('All certifications: Pass a record check. Complete 20 credits.', 2)
    const [chi] = merged(
      [own, all],
      [draft(own, 'Certified Hull Inspector', 'CHI', { requirements: [claim(own, 'Pass the hull test.')] })],
      [
        {
          ...nothing,
          requirements: [claim(all, 'Pass a record check.', 'Pass a record check.', 'model')],
          renewal: [claim(all, 'Complete 20 credits.')],
        },
      ],
    )
    if (chi === undefined) throw new Error('There is no certification.')
    expect(linesOf(chi).map((line) => [line.text, isForAll(line)])).toEqual([
      ['Pass the hull test.', false],
      ['Pass a record check.', true],
      ['Complete 20 credits.', false],
    ])
  })

  test('what a page says is no certification is none, nor is a paper on a course', async () => {
    const one = await page('Dock Law Certificate\n\nIt is not a certification. Fee: $300\n\nCertificate of Completion')
    const fees = [claim(one, '$300 fee', 'Fee: $300')]
    const disclaimed = claim(one, 'It is not a certification.')
    expect(merged([one], [draft(one, 'Dock Law Certificate', '', { fees })])).toHaveLength(1)
    expect(merged([one], [draft(one, 'Dock Law Certificate', '', { fees, disclaimed })])).toEqual([])
    expect(merged([one], [draft(one, 'Certificate of Completion', '', { fees })])).toEqual([])
  })

  test('is called by a name that tells it from others, however often a general one stands', async () => {
    const one = await page('Fellow in Dock Design (FDD)\n\nThe Fellowship costs $300.')
    const drafts = [draft(one, 'Fellowship', 'FDD'), draft(one, 'Fellowship', 'FDD'), draft(one, 'Fellow in Dock Design', 'FDD')]
    expect(merged([one], drafts).map(({ name }) => name)).toEqual(['Fellow in Dock Design'])
  })

  test('a retired certification is marked and takes no facts for all', async () => {
    const own = await page('Certified Hull Inspector (CHI)\n\nThe CHI was retired in 2020.\n\nRenewal fee: $80')
    const [chi] = merged(
      [own],
      [draft(own, 'Certified Hull Inspector', 'CHI', { retired: claim(own, 'The CHI was retired in 2020.') })],
      [{ ...nothing, fees: [claim(own, '$80 renewal', 'Renewal fee: $80')] }],
    )
    expect(chi).toMatchObject({ retired: true, fees: [] })
  })

  test('drops what no page says', async () => {
    const one = await page('Certified Hull Inspector (CHI)\n\nExam fee: $300')
    const invented = draft(one, 'Certified Hull Inspector', 'CHI', {
      fees: [claim(one, '$301 exam', 'Exam fee: $300'), { ...claim(one, '$300 exam', 'Exam fee: $300'), documentId: 'other' }],
    })
    expect(merged([one], [invented])[0]?.fees).toEqual([])
    expect(
      merged(
        [one],
        [draft(one, 'Certified Hull Inspector', 'CHI', { name: { ...claim(one, 'Exam'), text: 'Certified Diver' } })],
      ),
    ).toEqual([])
  })

  test('ids and order stay the same when a reading is repeated, also where short forms repeat', async () => {
    const one = await page('Certified Hull Inspector Level I\n\nCertified Hull Inspector Level II')
    const drafts = [draft(one, 'Certified Hull Inspector Level I', 'CHI'), draft(one, 'Certified Hull Inspector Level II', 'CHI')]
    const ids = merged([one], drafts).map((certification) => certification.id)
    expect(ids).toEqual(['nbmce-chi', 'nbmce-chi-2'])
    expect(merged([one], drafts).map((certification) => certification.id)).toEqual(ids)
  })
})
