import { describe, expect, test } from 'vitest'
import { exampleExtraction } from './example-page.ts'

/** What a page shows, name by name. */
const listed = async (content: string) =>
  Object.fromEntries((await exampleExtraction(content)).certifications.map(({ name, fees }) => [name, fees]))

const inPage = (body: string, title = 'Fees') =>
  `<html><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`

describe('lists of prices of several programmes', () => {
  test('under headings of one head noun, whatever sub-headings divide them', async () => {
    expect(
      await listed(
        'Fees\n\nTrainee Rigger Registration\n\nFirst-time application€240\n\nInitial Registration\nIf registered before October:€410\n\nSenior Rigger Registration\n\nFirst-time application€330\n\nInitial Registration\nIf registered before October:€500\n\nOther charges\n\nRoom hire€70',
      ),
    ).toEqual({
      'Trainee Rigger Registration': ['€240 application (first time)', '€410 registration'],
      'Senior Rigger Registration': ['€330 application (first time)', '€500 registration'],
    })
  })

  test('in the columns of a table', async () => {
    expect(
      await listed(
        inPage(
          '<table><thead><tr><th>Fee</th><th>Dock Rigger</th><th>Dock Diver</th></tr></thead><tbody><tr><td>Application</td><td>$50</td><td>$60</td></tr><tr><td>Examination</td><td>$150</td><td>$160</td></tr></tbody></table>',
        ),
      ),
    ).toEqual({ 'Dock Rigger': ['$50 application', '$150 exam'], 'Dock Diver': ['$60 application', '$160 exam'] })
  })

  test('under headings that stand beside each other, brackets included', async () => {
    expect(
      await listed(
        inPage(
          '<h3>Hull Inspector (Steel)</h3><ul><li>Exam: $210</li></ul><h3>Hull Inspector (Wood)</h3><ul><li>Exam: $230</li></ul><h3>Plan Reviewer</h3><ul><li>Exam: $250</li></ul>',
        ),
      ),
    ).toEqual({ 'Hull Inspector (Steel)': ['$210 exam'], 'Hull Inspector (Wood)': ['$230 exam'], 'Plan Reviewer': ['$250 exam'] })
  })

  test('as labels that lists of several kinds repeat', async () => {
    expect(
      await listed(
        'Fees of the Board\n\nApplication fees for licensure\n\na. Embalmer: | $210 |\nb. Cremation Technician: | $120 |\nc. Funeral Home: | $500 |\n\nFees for renewal of licenses\n\na. Embalmer: | $190 |\nb. Cremation Technician: | $95 |\nc. Funeral Home: | $400 |',
      ),
    ).toEqual({
      Embalmer: ['$210 application', '$190 renewal'],
      'Cremation Technician': ['$120 application', '$95 renewal'],
    })
  })

  test('in the paragraphs of a statute', async () => {
    expect(
      await listed(
        '(a) No fee is refunded.(b) Orthotist License (including upgrade): (1) Initial application fee (with a two-year license)--$210.(2) Renewal application fee--$160.(c) Prosthetist License: (1) Initial application fee--$215.(2) Renewal application fee--$165.',
      ),
    ).toEqual({
      'Orthotist License': ['$210 application', '$160 renewal'],
      'Prosthetist License': ['$215 application', '$165 renewal'],
    })
  })

  test('by short forms in front of their prices', async () => {
    expect(
      await listed(
        'Fees\n\nCHI: application $85, exam $240\nCHI-Senior: application $85, exam $290\nRetest (all credentials): $50',
      ),
    ).toEqual({
      CHI: ['$85 application', '$240 exam', '$50 retest'],
      'CHI-Senior': ['$85 application', '$290 exam', '$50 retest'],
    })
  })

  test('in one sentence', async () => {
    expect(
      await listed(
        "The examination fee is fifty dollars ($50.00) for a master gasfitter's license and thirty dollars ($30.00) for a journeyman gasfitter's license.",
      ),
    ).toEqual({ 'Master Gasfitter': ['$50.00 exam'], 'Journeyman Gasfitter': ['$30.00 exam'] })
  })

  test('by grades of one label', async () => {
    expect(
      await listed(
        'Recertification fees\n\nThe certification is valid for four years.\n\n- QMX tier A: 380€\n- QMX tier B: 285€',
      ),
    ).toMatchObject({ 'QMX tier A': ['€380 recertification (tier A)'], 'QMX tier B': ['€285 recertification (tier B)'] })
  })
})

describe('prices that nothing ties to a programme', () => {
  test('of one kind at several amounts are of none of several programmes', async () => {
    const page = await listed(
      'Fees\n\nCertified Hull Inspector (CHI) and Certified Hull Technician (CHT)\n\nThe Certified Hull Inspector (CHI) and the Certified Hull Technician (CHT) are offered by the board.\n\nExam fee: $300\n\nExam fee: $400\n\nLate fee: $25',
    )
    expect(page['Certified Hull Inspector']).toEqual(['$25 late'])
    expect(page['Certified Hull Technician']).toEqual(['$25 late'])
  })

  test('are left out where their label names something else', async () => {
    const page = await listed(
      'Fees\n\nDock rigger license: $80\nDock rigger license renewal: $60\nDock diver license: $90\nDock establishment license: $500\nTemporary rigger license: $40\nCourse provider registration: $300\nRoster of licensed dock riggers: $25',
    )
    expect(page).toEqual({
      'Dock rigger license': ['$80 license', '$60 renewal'],
      'Dock diver license': ['$90 license'],
    })
  })

  test('of another grade than the only one named in full are not its own', async () => {
    expect(
      await listed(
        inPage(
          '<p>The Associate Crane Engineer certification is valid for three years.</p><table><tr><th>Exam</th><th>Price</th></tr><tr><td>Standard exam (Professional)</td><td>$200</td></tr><tr><td>Standard exam (Associate)</td><td>$125</td></tr></table>',
        ),
      ),
    ).toEqual({ 'Associate Crane Engineer': ['$125 exam (standard)'] })
  })

  test('in a section about another programme are not those of the only one named in full', async () => {
    const page = await listed(
      inPage(
        '<h2>Certified Dock Diver (CDD)</h2><p>The exam fee is $320.</p><h2>Harbour Cadet Week</h2><p>The application fee is $40.</p>',
        'Programmes of the board',
      ),
    )
    expect(page['Certified Dock Diver']).toEqual(['$320 exam'])
  })

  test('that came away from their labels are nothing', async () => {
    const page = await listed(
      'Fees\n\nLevel\nMember\nNon-Member\n$1,850\n$2,050\n$1,650\n$1,850\n$395\n$545\nCertified Dock Director\nCertified Dock Manager\nCertified Dock Associate',
    )
    expect(Object.values(page).flat()).toEqual([])
  })
})
