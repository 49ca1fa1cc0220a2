import { describe, expect, test } from 'vitest'
import { examplePage, exampleExtraction, named } from './example-page.ts'
import { readFacts } from './page-facts.ts'

const organization = { name: 'National Board of Marine Coatings Examiners', description: '' }
const names = async (text: string, url?: string) => (await exampleExtraction(text, url)).certifications.map((one) => one.name)

describe('pages that are about something else give no certification', () => {
  test.each([
    [
      'a job',
      'Senior Hull Inspector – job opening\n\nSalary $75,000. Certified Hull Inspector (CHI) certification is required. Certification is valid for three years.',
      '/jobs/12',
    ],
    [
      'a conference',
      'Annual Conference 2026\n\nRegistration: members $400, non-members $500. Earn credits for your Certified Hull Inspector (CHI) certification.',
      '/events/annual',
    ],
    [
      'membership',
      'Membership dues\n\nRegular membership $150. Members save on the Certified Hull Inspector exam.',
      '/membership',
    ],
    [
      'courses',
      'Training courses\n\nHull Painting Basics $495. Prepares for the Certified Hull Inspector (CHI) exam.',
      '/training',
    ],
    [
      'a post',
      'How much does it cost?\n\nPosted on May 3 by Ann Lee\n\nThe Certified Hull Inspector (CHI) exam costs $300.',
      '/blog/cost',
    ],
    [
      'a shop',
      'CHI Exam Prep Course\n\nAdd to cart $199. The Certified Hull Inspector (CHI) certification is valid for three years.',
      '/shop/prep',
    ],
    [
      'an event that nobody calls one',
      'Spring Institute 2026 – three days for hull inspectors\n\nRegistration: member $450, non-member $560\n\nEarn 18 CEUs towards your CHI renewal. Late registration adds $50.',
      '/learn/spring',
    ],
    [
      'a dealer',
      'Get exam vouchers for 55% off the list price. Valid for 1 year.\n\nVouchers for sale:\n- Hull Certified Designer (HCD) $189 instead of $420',
      '/exam-vouchers',
    ],
    [
      'notes of a candidate',
      'Certification Paths\n\nThe following lists how I prepared.\n\nLevel: Intermediate | Study time: 40-60 hours | Exam cost: $155 USD',
      '/wiki/paths',
    ],
    [
      'a story',
      'Who is eligible for certification?\n\nI never forget my first application. They said no.\n\nExamination: expect to pay $300 to $600. The exam is the last step to certification.',
      '/pillars',
    ],
    [
      'a holder who sells something else',
      'Portraits by Nadia\n\nTo gain my certification I went through testing:\n- I passed a long written exam\n- I handed in 18 photographs\n\nSessions start at $250. Prints from $45.',
      '/about',
    ],
    [
      'a ranking',
      'Five hull badges, ranked\n\nReaders asked which ones are worth it. 8 minutes to read\n\nCDX: $320 exam plus $45 application, good for three years.\n\nPMB: about $500; renewal every two years with 30 units.',
      '/read/five',
    ],
    [
      'programmes that are accredited',
      'Questions\n\nWhen may an organization apply for accreditation of one of its programs? After 400 candidates have been assessed. The application fee is $2,900. Accredited programs are listed for five years.',
      '/faq',
    ],
    [
      'a mark for products',
      'Product certification mark\n\nManufacturers may apply for the Certified Safe Hull mark. Application fee $800. Licences are valid for one year.',
      '/product-certification',
    ],
    [
      'an employer that pays for a certification',
      'Hull Technician II\n\nLocation: Duluth. Pay: $61,000 a year.\n\nMinimum qualifications\n\n- Certified Hull Technician (CHT) within 12 months of hire; we pay the $325 exam fee\n\nTen paid holidays',
      '/openings/hull-technician',
    ],
    [
      'a school that sells courses',
      'Certificate in Hull Care\n\nFour courses. Tuition: $540 per course. Application fee: $30.\n\nRequirements: a high school diploma and basic maths.',
      '/certificates/hulls',
    ],
    ['a donation', 'Donate\n\nYour gift of $100 helps candidates of the Certified Hull Inspector (CHI) program.', '/donate'],
  ])('%s', async (_, text, path) => {
    expect(await names(text, `https://www.nbmce.example${path}`)).toEqual([])
  })
})

describe('names', () => {
  test('a list of programmes gives each of them', async () => {
    const html = `<html><head><title>Our certifications</title></head><body><main><h1>Our certifications</h1><ul>
      <li><a href="/chi">Certified Hull Inspector (CHI)</a></li><li><a href="/cht">Certified Hull Technician (CHT)</a></li>
      <li><a href="/chm">Certified Hull Manager (CHM)</a></li></ul></main></body></html>`
    expect(await names(html)).toEqual(['Certified Hull Inspector', 'Certified Hull Technician', 'Certified Hull Manager'])
  })

  test("another body's credential among the requirements is none of this page", async () => {
    const text =
      '# Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors.\n\n## Eligibility\n\n- Hold an active Certified Dock Nurse (CDN) credential or two years of experience'
    expect(await names(text)).toEqual(['Certified Hull Inspector'])
  })

  test('the body itself is none', async () => {
    expect(await names('National Board of Marine Coatings Examiners (NBMCE)\n\nNBMCE certification protects ships.')).toEqual([])
  })

  test('a name spelled out in one sentence is the one the page is about', async () => {
    expect(
      await names(
        'Expiration because of an unpaid fee\n\nA Certified Hull Specialist who let the certification lapse pays the regular renewal fee of $145.',
      ),
    ).toEqual(['Certified Hull Specialist'])
  })

  test('short forms that the page explains are heads of their columns', async () => {
    const { certifications } = await exampleExtraction(
      'Credential Fees\nCHA\n(Non-Members)\nCHA\n(Members)\nCHP\n(Non-Members)\nCHP\n(Members)\nExam Registration$365$195$485$295\nRenewal$110$55$220$110\nCHA stands for Certified Hull Associate, CHP for Certified Hull Professional.',
    )
    expect(certifications.map(({ name, fees }) => [name, fees.length])).toEqual([
      ['Certified Hull Associate', 4],
      ['Certified Hull Professional', 4],
    ])
  })

  test('sub-headings that repeat end no part of a page', async () => {
    const text =
      'Our grades\n\nAssistant Hull Manager (AssHM)\n\nWhat we look for\n* A foundation diploma\n\nApplication fee: £60.\n\nChartered Hull Manager (CHM)\n\nWhat we look for\n* A law degree\n\nApplication fee: £190.'
    const { certifications } = await exampleExtraction(text)
    expect(certifications.map(({ acronym, fees, requirements }) => [acronym, fees, requirements])).toEqual([
      ['AssHM', ['£60 application'], ['A foundation diploma']],
      ['CHM', ['£190 application'], ['A law degree']],
    ])
  })

  test('a short form alone is taken where the page is about it', async () => {
    expect(await names('CHI Exam Fee\n\nA fee of $400.00 is due with the application packet.')).toEqual(['CHI'])
  })

  test('a heading that calls a person something is one where facts stand under it', async () => {
    expect(await names('# Master Thatcher\n\nExam fee: $300\n\nThe certificate is valid for three years.')).toEqual([
      'Master Thatcher',
    ])
    expect(await names('# Master Thatcher\n\nA master thatcher lays roofs.')).toEqual([])
  })

  test('end before a price, and before the variant the price is for', async () => {
    const extraction = await exampleExtraction(
      'Assessment fees\n\nRegistered Keel Assessor - Home Qualification AUD$110.00\n\nRegistered Keel Assessor - Foreign Qualification AUD $260.00\n\nGoods & Services Tax (GST)\n\nGST is 10 %.',
    )
    expect(extraction.certifications.map(({ name, fees }) => [name, fees])).toEqual([
      ['Registered Keel Assessor', ['A$110.00 assessment', 'A$260.00 assessment']],
    ])
  })

  test('a card that a trade certifies its people with has one', async () => {
    const html = `<html><head><title>Hull Welder Gold Card</title></head><body><main><h1>Hull Welder Gold Card</h1><dl><dt>Qualification</dt><dd>Level 2 NVQ in welding</dd>
      <dt>Card fee</dt><dd>£31</dd><dt>Valid for</dt><dd>Four years</dd></dl></main></body></html>`
    const { certifications } = await exampleExtraction(html)
    expect(certifications.map((one) => [one.name, one.requirements, one.validityPeriod])).toEqual([
      ['Hull Welder Gold Card', ['Level 2 NVQ in welding'], '4 years'],
    ])
  })

  test('structured data names a credential that the text does not mark as one', async () => {
    const data = {
      '@graph': [
        { '@type': 'EducationalOccupationalCredential', name: 'Hull Painting Mastery', alternateName: 'HPM' },
        { '@type': 'EducationalOccupationalCredential', name: 'Not on the page' },
      ],
    }
    const html = `<html><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><main><h1>Hull Painting Mastery</h1><p>HPM exam fee: $300</p></main></body></html>`
    const { certifications } = await exampleExtraction(html)
    expect(certifications.map(({ name, acronym, fees }) => [name, acronym, fees])).toEqual([
      ['Hull Painting Mastery', 'HPM', ['$300 exam']],
    ])
  })

  test('programmes behind links are told with their address', async () => {
    const html = `<html><body><nav><a href="/chi">Certified Hull Inspector</a><a href="/jobs">Jobs</a></nav><main><p>Welcome to the board.</p></main></body></html>`
    expect(readFacts(await examplePage(html), organization).names).toEqual([
      { name: 'Certified Hull Inspector', acronym: '', url: 'https://www.nbmce.example/chi' },
    ])
  })
})

describe('facts', () => {
  test('that go on from the price of another programme belong to none', async () => {
    const { certifications } = await exampleExtraction(
      'Certified Hull Inspector (CHI)\n\nThe exam fee for the CHI is $300.\n\n## Questions\n\nA fee of $120 is required for the Registered Dock Painter. Renewal fee is $60 every 3 years.',
    )
    expect(certifications.map(({ fees }) => fees)).toEqual([['$300 exam']])
  })

  test('that a page states for all are common', async () => {
    const facts = readFacts(await examplePage('Recertification\n\nAll certifications are valid for three years.'), organization)
    expect(facts.certifications).toEqual([])
    expect(facts.common.validity.map((claim) => claim.text)).toEqual(['3 years'])
  })

  test('of a page without a name go to what it calls the certification', async () => {
    const extraction = await exampleExtraction(
      'Fees\n\nCertification is effective for five years. You pay a $150 examination fee.',
    )
    expect(extraction.certifications.map((one) => [one.name, one.validityPeriod, one.fees])).toEqual([
      ['Certification', '5 years', ['$150 exam']],
    ])
  })

  test('every claim stands in its span', async () => {
    const document = await examplePage(
      '# Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors.\n\nExam fee: $300\n\nIt is valid for two years.',
    )
    const { certifications } = readFacts(document, organization)
    const [chi] = certifications
    expect(chi?.fees.map(({ start, end }) => document.text.slice(start, end))).toEqual(['Exam fee: $300'])
    expect(chi?.validity.map(({ start, end }) => document.text.slice(start, end))).toEqual(['It is valid for two years.'])
  })

  test('are proven by quotes', async () => {
    const extraction = await exampleExtraction(
      '# Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors.\n\nExam fee: $300',
    )
    expect(named(extraction, 'CHI')?.evidence?.['/fees/0']).toMatchObject([
      { kind: 'page', quote: 'Exam fee: $300', witness: 'rules' },
    ])
  })
})

describe('names beside each other', () => {
  test('in one breath all count', async () => {
    expect(
      await names(
        'Renewal\n\nThe Hull Inspector (CHI), Dock Welder (CDW), Rope Analyst (CRA), and Sail Auditor (CSA) are lifetime certifications. They have no renewal requirements.',
      ),
    ).toEqual(['Hull Inspector', 'Dock Welder', 'Rope Analyst', 'Sail Auditor'])
  })

  test('a short form said once is better than none', async () => {
    expect(
      await names(
        'Certification Fees\n\nThe application fee (for either the CHSP® or CHST certification) is $525. Certification is valid for three years.',
      ),
    ).toEqual(['CHSP', 'CHST'])
  })

  test('accreditation of centres is none', async () => {
    expect(
      await names('Fee Structure\n\nCentre Accreditation Fees\n\nPrimary centre: £2,500\n\nExam fee: £95 per candidate'),
    ).toEqual([])
  })

  test('a menu in the first line does not make it a page on membership', async () => {
    expect(
      await names(
        'Home About Certification Membership Events Store Contact\n\nThe Certified Hull Inspector (CHI) credential is valid for three years.',
      ),
    ).toEqual(['Certified Hull Inspector'])
  })
})

describe('what is no certification that can be earned', () => {
  test('is retired where the heading over it, or its own sentence, says so', async () => {
    const { certifications } = await exampleExtraction(
      '<main><h1>Retired designations</h1><p>We list them because people ask.</p><h2>Certified Hull Keeper (CHK)</h2><p>Exam fee: $225. Valid for 2 years.</p></main>',
    )
    expect(certifications).toMatchObject([{ name: 'Certified Hull Keeper', retired: true }])
    const closed = await exampleExtraction(
      '<main><h1>Certified Hull Keeper (CHK)</h1><p>The CHK award is closed. The award cost $225, and was valid for 2 years.</p></main>',
    )
    expect(closed.certifications.every(({ retired }) => retired === true)).toBe(true)
  })

  test('is left out where the page says that it is none', async () => {
    const words = (denial: string) =>
      `<main><h1>Hull Law Certificate</h1><p>${denial}</p><h2>Fees</h2><p>Exam fee: $225.</p><h2>Renewal</h2><p>The certificate is valid for 3 years.</p></main>`
    expect((await exampleExtraction(words('For people who keep hulls.'))).certifications).toHaveLength(1)
    expect((await exampleExtraction(words('It is not a certification.'))).certifications).toEqual([])
    expect((await exampleExtraction(words('The prep course is not a certification.'))).certifications).toHaveLength(1)
  })
})
