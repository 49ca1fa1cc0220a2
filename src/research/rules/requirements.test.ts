import { describe, expect, test } from 'vitest'
import { exampleExtraction, named } from './example-page.ts'

const read = async (text: string) =>
  named(
    await exampleExtraction(
      `# Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors of ships.\n\n${text}`,
    ),
    'CHI',
  )
const requirements = async (text: string) => (await read(text))?.requirements
const renewal = async (text: string) => (await read(text))?.renewalRequirements

describe('requirements without a section of their own', () => {
  test('are a list that asks by its entries', async () => {
    expect(
      await requirements(
        '## Inspector path\n\n- Master’s degree in naval architecture\n- 2,400 hours of dock experience under supervision\n- Three letters of recommendation\n\n## Topics\n\n- Paint and rust\n- Two hours of welding',
      ),
    ).toEqual([
      'Master’s degree in naval architecture',
      '2,400 hours of dock experience under supervision',
      'Three letters of recommendation',
    ])
  })

  test('are what a statute asks of an applicant, one paragraph each', async () => {
    expect(
      await requirements(
        '(A) General requirements. An applicant for certification shall satisfy each of these requirements:\n\n(1) Be at least twenty years old; (2) Hold a dock card; (3) Have not been convicted of theft.\n\n(B) Orientation. An applicant shall attend a two-day orientation. The board shall charge a fee for it.',
      ),
    ).toEqual([
      'Be at least twenty years old;',
      'Hold a dock card;',
      'Have not been convicted of theft.',
      'An applicant shall attend a two-day orientation.',
    ])
  })

  test('are the entries of a list that was run together', async () => {
    expect(
      await requirements(
        'For admission an applicant must have the following qualifications; i. an advanced diploma in ships, ii. seven years of practical experience.',
      ),
    ).toEqual(['an advanced diploma in ships,', 'seven years of practical experience.'])
  })

  test('are entries of a list within a list', async () => {
    expect(
      await requirements(
        'An applicant for certification shall submit to the Board:\n\n(1) A dock card;\n\n(2) A copy of:\n\n(a) Proof of completion of high school; and\n\n(b) A certificate of each course attended.\n\nAt least twice each year, the Board shall give an examination to applicants.',
      ),
    ).toEqual(['A dock card;', 'Proof of completion of high school; and', 'A certificate of each course attended.'])
  })

  test('of an entry of several sentences are its first, the others explain', async () => {
    const entry =
      'Education – Earn a degree from an accredited college and complete the coursework of the board through a registered programme. The coursework covers the subject areas that the board has found necessary for the competent inspection of hulls. A candidate may satisfy some of the coursework requirement through other qualifications, of which the board keeps a list.'
    expect(
      await requirements(
        `To become an inspector, an individual must fulfil the following requirements:\n\n- ${entry}\n- Pass the exam`,
      ),
    ).toEqual([
      'Education – Earn a degree from an accredited college and complete the coursework of the board through a registered programme.',
      'Pass the exam',
    ])
  })

  test('are a checklist of questions', async () => {
    expect(
      await requirements(
        '## Are you ready to apply?\n\n- Member of the guild for a year?\n- A log of 120 hours over three years?',
      ),
    ).toEqual(['Member of the guild for a year?', 'A log of 120 hours over three years?'])
  })

  test.each([
    'To register as a trainee, the applicant first completes the four day course at a training centre.',
    'Before the exam, you send us proof of two years of experience.',
    'Each inspector is required to complete training on ladders.',
    'The programme is open to people who have worked on ships for two years.',
    'A Fellow shall have been an inspector for not less than six years.',
    'The applicant or the manager passes a written examination of 90 questions.',
    'Pre-requisites: Current first aid card and Level 1.',
    'All applicants must be sponsored by two current members.',
    'Persons seeking registration must hold a diploma of a recognised school.',
    'The minimum requirements are a high school diploma and 500 hours of dock work.',
    'No person shall be certified unless he has passed an examination.',
  ])('are said plainly: %s', async (text) => {
    expect(await requirements(text)).toEqual([text])
  })

  test('follow labels within a section', async () => {
    expect(
      await requirements(
        '## Criteria for certification\n\nThe criteria are:\n\nClass A:\n(i) aged 18 or above;\n(ii) of good character.\n\nClass B:\n(i) at least 2 years of experience in Class A.',
      ),
    ).toEqual(['aged 18 or above;', 'of good character.', 'at least 2 years of experience in Class A.'])
  })
})

describe('no requirements', () => {
  test.each([
    'The training is meant to give ships the safest docks.',
    'Experience that counts is practical work on hulls.',
    'The Board shall provide a minimum of three examinations each year.',
    'You do not have to be a member.',
    'Payment must be made before we begin with your application.',
    'You must hold a valid licence to work as an inspector.',
    'Pay the examination fee.',
    'Meet the eligibility requirements.',
    'Providers have to send their course to the board.',
    'A common misconception is that you are only eligible if you have a degree.',
    'The certificate expires every five years and must be renewed.',
    'Each dock facility shall have one owner who has passed the exam.',
  ])('say: %s', async (text) => {
    expect(await requirements(`## Eligibility\n\n${text}\n\n- Two years of dock work\n- A current dock card`)).toEqual([
      'Two years of dock work',
      'A current dock card',
    ])
  })

  test('are what counts as experience, and what a holder may do', async () => {
    expect(
      await requirements(
        '## Eligibility\n\nCandidates need two years of experience. Sources of experience are, among others:\n\n- dock companies\n- state staff\n\nA holder of the qualification can work in:\n\n- harbours of class 2\n- dry docks',
      ),
    ).toEqual(['Candidates need two years of experience.'])
  })

  test('stand under the requirements of a renewal', async () => {
    const chi = await read('Continuing Education\n\nRequirements & Deadlines\n\nInspectors must complete 12 hours of training.')
    expect(chi?.requirements).toEqual([])
    expect(chi?.renewalRequirements).toEqual(['Inspectors must complete 12 hours of training.'])
  })
})

describe('what is asked for another programme', () => {
  test('belongs to none of the known ones', async () => {
    const text = await exampleExtraction(
      '# Dock officials\n\n## Minimum Requirements for Certified Lane Watcher (CLW)\n\n- Must attend a lane clinic\n- Must pass the lane test\n\n## Minimum Requirements for Starter\n\n- Must attend a starter clinic\n- Must work at 6 races\n\n## Chartered Member (CMDW)\n\nApplicants must have 6 years of experience.',
    )
    expect(named(text, 'CLW')?.requirements).toEqual(['Must attend a lane clinic', 'Must pass the lane test'])
  })
})

describe('what renews', () => {
  test.each([
    'To recertify, work 12 sessions in the two years and take the test again.',
    'The certificate is valid for five years and is renewed on attending a refresher training.',
    'You cannot renew your certification until you have been vetted.',
    'To renew, inspectors are required to gain at least 48 NDUs over the period.',
    'Licensees obtain 16 contact hours biennially.',
    'Officials renew by attending the yearly clinic and working six meets.',
    'Re-certification consists of a one-day refresher course and a written test.',
    'You must retake the course every two years to keep your certificate.',
    'Every holder of the certification completes twenty-four hours of continuing education in each two-year period.',
  ])('%s', async (text) => {
    expect(await renewal(text)).toEqual([text])
  })

  test('may be things named right under it', async () => {
    expect(await renewal('## Renewal\n\n- 20 hours of training\n- a current first aid certificate\n- News of the dock')).toEqual([
      '20 hours of training',
      'a current first aid certificate',
    ])
  })

  test('are entries of a list whose marks became cells', async () => {
    expect(
      await renewal(
        '## Recertification Requirements\n\n(A)   Annual CPR certification; and\n(B)   Documentation of skill upkeep.',
      ),
    ).toEqual(['Annual CPR certification; and', 'Documentation of skill upkeep.'])
  })

  test('is not what the body does, what is not asked, what an hour is worth or to whom a section applies', async () => {
    expect(
      await renewal(
        '## Renewal\n\nThe Board shall send renewal notices to each inspector. No exam is required for renewal.\n\n- 4 points for each hour of teaching\n\nThis section applies to:\n\n- Inspector Grade 2\n- Inspector Grade 1 (old)',
      ),
    ).toEqual([])
  })
})
