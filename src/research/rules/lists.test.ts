import { describe, expect, test } from 'vitest'
import { exampleExtraction, named } from './example-page.ts'

const read = async (text: string) =>
  named(
    await exampleExtraction(
      `# Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors of ships.\n\n${text}`,
    ),
    'CHI',
  )

describe('requirements', () => {
  test('are the entries of a section', async () => {
    const chi = await read(
      "## Eligibility\n\nCandidates must:\n\n- Hold a bachelor's degree\n- Have two years of experience\n- Agree to the code of ethics\n\n## About us\n\n- We like ships",
    )
    expect(chi?.requirements).toEqual(["Hold a bachelor's degree", 'Have two years of experience', 'Agree to the code of ethics'])
  })

  test('are things named under a heading that says so, and nothing else that is listed there', async () => {
    const chi = await read(
      '## Eligibility requirements\n\n- Marine first aid certificate\n- Criminal background check\n- Certificates are sent by post.\n- Our handbook\n\n## Also of interest\n\n- Diving certificate',
    )
    expect(chi?.requirements).toEqual(['Marine first aid certificate', 'Criminal background check'])
  })

  test('are sentences that ask for something', async () => {
    const chi = await read(
      'Applicants must have at least 1,000 hours of inspection experience. The exam has 100 questions. Our office is open daily.',
    )
    expect(chi?.requirements).toEqual(['Applicants must have at least 1,000 hours of inspection experience.'])
  })

  test('of several routes name their route', async () => {
    const chi = await read(
      "## Eligibility\n\n### Option 1\n\n- Bachelor's degree and 2 years of experience\n\n### Option 2\n\n- 6 years of experience",
    )
    expect(chi?.requirements).toEqual([
      "Option 1: Bachelor's degree and 2 years of experience",
      'Option 2: 6 years of experience',
    ])
  })
})

describe('requirements of other forms', () => {
  test('are lines without marks after their lead', async () => {
    const chi = await read(
      'To be eligible you need to meet the following:\nAt least 21 years old\n200 hours of rigging under supervision\nA current medical certificate\nPass a background check',
    )
    expect(chi?.requirements).toEqual([
      'At least 21 years old',
      '200 hours of rigging under supervision',
      'A current medical certificate',
      'Pass a background check',
    ])
  })

  test('are two of a list, not a row of two', async () => {
    const chi = await read('## Eligibility\n\n- An honours degree\n- Four years of practice')
    expect(chi?.requirements).toEqual(['An honours degree', 'Four years of practice'])
  })

  test('of routes keep what is asked of everyone apart, and leave the introduction out', async () => {
    const chi = await read(
      '## Requirements\n\nApplicants meet one of the routes below.\n\n### Route 1\n- Hold a 12-hour rigging card\n- Document 30 inspections\n\n### Route 2\n- Lead role on five builds\n\nEvery applicant also hands in two references.',
    )
    expect(chi?.requirements).toEqual([
      'Route 1: Hold a 12-hour rigging card',
      'Route 1: Document 30 inspections',
      'Route 2: Lead role on five builds',
      'Every applicant also hands in two references.',
    ])
  })

  test('follow a lead that is no heading', async () => {
    const chi = await read(
      '## Am I ready?\n\nYou can apply if you\n- have managed a dock for three years in the last six,\n- give two referees who know your work.',
    )
    expect(chi?.requirements).toEqual([
      'have managed a dock for three years in the last six,',
      'give two referees who know your work.',
    ])
  })

  test('stand in one line for each route, or in a sentence without an order', async () => {
    const chi = await read(
      "Route 1: Bachelor's degree and one year of experience on ships\n\nRoute 2: Master's degree and six months of experience on ships\n\nThe CHI takes two years (4,000 hours) of inspection experience.",
    )
    expect(chi?.requirements).toEqual([
      "Route 1: Bachelor's degree and one year of experience on ships",
      "Route 2: Master's degree and six months of experience on ships",
      'The CHI takes two years (4,000 hours) of inspection experience.',
    ])
  })

  test('answer who may apply', async () => {
    const chi = await read(
      '## Who can become an inspector?\n\nAnyone who has inspected 60 hulls and completed an apprenticeship.',
    )
    expect(chi?.requirements).toEqual(['Anyone who has inspected 60 hulls and completed an apprenticeship.'])
  })

  test('are what bylaws say an applicant must hold, and never what is fined', async () => {
    const chi = await read(
      '2a: To be awarded the CHI designation, the applicant must hold a harbour licence of the port.\n\n2b: Candidates must be recommended by two inspectors.\n\n2c: A person who works without a certificate is fined at least $900.',
    )
    expect(chi?.requirements).toEqual([
      'To be awarded the CHI designation, the applicant must hold a harbour licence of the port.',
      'Candidates must be recommended by two inspectors.',
    ])
  })

  test('are what a board finds in those it certifies', async () => {
    const chi = await read(
      'The board grants a certificate to each person who is at least 21 years of age and has passed the test.',
    )
    expect(chi?.requirements).toEqual([
      'The board grants a certificate to each person who is at least 21 years of age and has passed the test.',
    ])
  })

  test('are the entries right under the name of a level', async () => {
    const text =
      '# Credentials\n\n## Certified Dock Watcher (CDW)\n\n- High school diploma\n- 60 hours of training\n- 90 questions in 2 hours\n\n## Certified Dock Leader (CDL)\n\n- Three years of practice as a watcher\n\nFees (both levels): exam $140.'
    const extraction = await exampleExtraction(text)
    expect(named(extraction, 'CDW')?.requirements).toEqual(['High school diploma', '60 hours of training'])
    expect(named(extraction, 'CDL')?.requirements).toEqual(['Three years of practice as a watcher'])
    expect(named(extraction, 'CDW')?.fees).toEqual(['$140 exam'])
  })

  test('answer what to send in', async () => {
    const chi = await read('## What must I send in?\n\n- A signed application form\n- Proof of one year of work on ships')
    expect(chi?.requirements).toEqual(['A signed application form', 'Proof of one year of work on ships'])
  })

  test('are all definitions of one term', async () => {
    const html = `<html><head><title>CHI</title></head><body><main><h1>Certified Hull Inspector (CHI)</h1><dl><dt>Prerequisites</dt>
      <dd>Degree in shipbuilding</dd><dd>Two references</dd><dt>Exam fee</dt><dd>$350</dd></dl></main></body></html>`
    expect(named(await exampleExtraction(html), 'CHI')?.requirements).toEqual(['Degree in shipbuilding', 'Two references'])
  })
})

describe('renewal', () => {
  test('asks for what stands under requirements of its page', async () => {
    const chi = await read(
      '# Recertification\n\n## Requirements\n\n- Earn 45 points\n- Pay the recertification fee: $95 online, $110 by mail\n- Sign the code of conduct\n\n## What counts\n\n| Activity | Maximum |\n| Teaching | 8 hours |',
    )
    expect(chi?.renewalRequirements).toEqual([
      'Earn 45 points',
      'Pay the recertification fee: $95 online, $110 by mail',
      'Sign the code of conduct',
    ])
    expect(chi?.requirements).toEqual([])
  })

  test('offers several ways after a lead', async () => {
    const chi = await read(
      '## Renewal\n\nChoose one of these ways:\n* collect 24 continuing education hours, or\n* sit the exam again\n\nAfterwards you have to take the exam again.',
    )
    expect(chi?.renewalRequirements).toEqual(['collect 24 continuing education hours, or', 'sit the exam again'])
  })

  test('asks for no more where a sentence only says what lateness costs', async () => {
    const chi = await read('## Renewal\n\nHolders must renew by the last day of May. A late fee of $75 is required after it.')
    expect(chi?.renewalRequirements).not.toContain('A late fee of $75 is required after it.')
    expect(chi?.fees).toEqual(['$75 late'])
  })

  test('may be a definition without a verb', async () => {
    const html = `<html><head><title>CHI</title></head><body><main><h1>Certified Hull Inspector (CHI)</h1><dl><dt>Renewal</dt>
      <dd>A new safety test and a photograph</dd><dt>Exam fee</dt><dd>$350</dd></dl></main></body></html>`
    expect(named(await exampleExtraction(html), 'CHI')?.renewalRequirements).toEqual(['A new safety test and a photograph'])
  })

  test('asks for credits of which some may be of one kind', async () => {
    const chi = await read(
      '## Renewal\n\n- Complete 55 credits in four years, up to 9 of them by teaching\n- Up to 5 credits for articles',
    )
    expect(chi?.renewalRequirements).toEqual(['Complete 55 credits in four years, up to 9 of them by teaching'])
  })

  test('asks for hours of each year', async () => {
    expect((await read('Inspectors log 10 hours of CPD a year.'))?.renewalRequirements).toEqual([
      'Inspectors log 10 hours of CPD a year.',
    ])
  })

  test('asks for credits with unit and time', async () => {
    const chi = await read('To maintain certification, holders must complete 40 continuing education credits every two years.')
    expect(chi?.renewalRequirements).toEqual([
      'To maintain certification, holders must complete 40 continuing education credits every two years.',
    ])
    expect(chi?.validityPeriod).toBe('2 years')
  })

  test('is the list of its section, without what earns points', async () => {
    const chi = await read(
      '## Recertification\n\n- Complete 30 CEUs\n- Pay the $100 renewal fee\n\n### Acceptable activities\n\n- Attend a conference: 5 CEUs\n- Write an article: 10 CEUs',
    )
    expect(chi?.renewalRequirements).toEqual(['Complete 30 CEUs', 'Pay the $100 renewal fee'])
    expect(chi?.fees).toEqual(['$100 renewal'])
    expect(chi?.requirements).toEqual([])
  })
})

describe('a certification', () => {
  test('has the sentence that says what it is for', async () => {
    expect((await read('Exam fee: $300'))?.summary).toBe(
      'The Certified Hull Inspector (CHI) credential is for inspectors of ships.',
    )
  })

  test('is retired when the page says so', async () => {
    expect((await read('The CHI certification is no longer offered to new candidates.'))?.retired).toBe(true)
    expect((await read('Paper forms are no longer available.'))?.retired).toBeUndefined()
  })
})
