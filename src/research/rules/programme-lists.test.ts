import { describe, expect, test } from 'vitest'
import { exampleExtraction, named } from './example-page.ts'

const names = async (text: string) => (await exampleExtraction(text)).certifications.map((one) => one.name)

describe('names that only a price list gives', () => {
  test('are the cells under a head that says so, without marks of footnotes', async () => {
    const page = await exampleExtraction(
      'Board Certification Fees\n\nSpecialty | Application Fee | Exam Fee |\n---|---|---|\nHull Repair | $700 | $1,300 |\nDeck Milling** | $720 | – |',
    )
    expect(page.certifications.map(({ name, fees }) => [name, fees])).toEqual([
      ['Hull Repair', ['$700 application', '$1,300 exam']],
      ['Deck Milling', ['$720 application']],
    ])
  })

  test('are labels that repeat with what is paid', async () => {
    const page = await exampleExtraction(
      'Fees of the Board\n\nMaster welder license: $80\n\nMaster welder license renewal: $60\n\nDock welder permit: $40\n\nCourse approval: $150',
    )
    expect(page.certifications.map(({ name }) => name)).toEqual(['Master welder license', 'Dock welder permit'])
    expect(page.certifications[0]?.fees.join()).not.toContain('$150')
  })

  test('a single label is none', async () => {
    expect(await names('Fees\n\nMaster welder license: $80\n\nParking: $5')).not.toContain('Master welder')
  })

  test('what a law allows to be charged is not what is charged', async () => {
    const page = await exampleExtraction(
      'Exam fees of the board\n\nFee TypeNot to ExceedActual Fee\n\nCertified Hull Inspector exam:$450.00$335.00\n\nCertified Hull Inspector renewal:$250.00$125.00',
    )
    expect(named(page, 'Certified Hull Inspector')?.fees).toEqual(['$335.00 exam', '$125.00 renewal'])
  })
})

describe('names in running words', () => {
  test.each([
    ['A person who applies for licensure as a marine welder shows that he or she is at least 18 years of age.', 'Marine Welder'],
    [
      'Flood loss examiners must be certified by the department upon the following:\n(a) passing an examination.',
      'Flood Loss Examiner',
    ],
    [
      'Individuals wishing to become a certified pony ring judge submit an application with a $45 application fee.',
      'Certified Pony Ring Judge',
    ],
    [
      'A registered hull painter pays €80. Hull painters renew every year; the renewal fee is €55. Registration is valid for one year.',
      'Registered Hull Painter',
    ],
    [
      'The words Board Accredited Hull Researcher and the letters BAHR are service marks of the board. The exam fee is $85.',
      'Board Accredited Hull Researcher',
    ],
    [
      'A Hull Safety Adviser passes an exam. The exam fee is $85. Candidates apply online to be a Hull Safety Adviser, and every Hull Safety Adviser is listed.',
      'Hull Safety Adviser',
    ],
  ])('%s', async (text, name) => {
    expect(await names(text)).toEqual([name])
  })

  test('are none where a page only asks for them', async () => {
    expect(await names('Board meeting\n\nSpeakers hold a current license as a marine welder. Lunch is served at noon.')).toEqual(
      [],
    )
  })
})

describe('the name in the first lines of a page', () => {
  test('is that of its one programme', async () => {
    const page = await exampleExtraction(
      'Hull Painter Accreditation\n\nThe exam fee is $90. Candidates renew every two years. Accreditation is valid for two years.',
    )
    expect(named(page, 'Hull Painter Accreditation')).toMatchObject({ fees: ['$90 exam'], validityPeriod: '2 years' })
  })

  test('is none where it names what is done', async () => {
    expect(await names('Annual Event Registration\n\nThe exam fee is $90 for all candidates.')).not.toContain(
      'Annual Event Registration',
    )
  })
})

describe('a price under the name of another programme', () => {
  test('is not tied to the one the page is about', async () => {
    const page = await exampleExtraction(
      'Certified Hull Inspector (CHI)\n\nExam fee: $300\n\nCertified Rope Analyst exam fee: $450\n\nThe Certified Hull Inspector is valid for three years.',
    )
    expect(named(page, 'CHI')?.fees).toEqual(['$300 exam'])
  })
})
