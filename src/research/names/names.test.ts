import { describe, expect, test } from 'vitest'
import { namesIn } from './names.ts'

const found = (text: string) => namesIn(text).map(({ name, acronym }) => (acronym === '' ? name : `${name} (${acronym})`))

describe('names of credentials', () => {
  test.each([
    ['Certified Hull Inspector (CHI)® | National Board of Marine Coatings Examiners', 'Certified Hull Inspector (CHI)'],
    ['How to Become a Certified Hull Inspector', 'Certified Hull Inspector'],
    ['CERTIFIED HULL TECHNICIAN (CHT) FEES', 'Certified Hull Technician (CHT)'],
    ['The Certified Hull Manager (CHM™) certification is for people who', 'Certified Hull Manager (CHM)'],
    ['Marine Coatings Certification Fees', 'Marine Coatings Certification'],
    ['Certified Dock Nurse – Specialist (CDN-S)', 'Certified Dock Nurse – Specialist (CDN-S)'],
    ['Board Certified Sail Analyst (BCSA)', 'Board Certified Sail Analyst (BCSA)'],
    ['Certificate in Rope Finance (CRF)', 'Certificate in Rope Finance (CRF)'],
    ['CHI – Certified Hull Inspector', 'Certified Hull Inspector (CHI)'],
    ['Certified Hull Inspector, Level II', 'Certified Hull Inspector, Level II'],
    ['The exam for Certified Hull Inspectors costs $300', 'Certified Hull Inspector'],
    ['Dock Safety Technician (DST) exam', 'Dock Safety Technician (DST)'],
    ['Associate Certified Diver (ACD) credential', 'Associate Certified Diver (ACD)'],
    ['Technologist in Hull Painting, THP(B)', 'Technologist in Hull Painting (THP)'],
    ['Those who pass become Diplomates in Hull Access (DHA).', 'Diplomate in Hull Access (DHA)'],
    ['Logstream Certified Administrator (LCA)', 'Logstream Certified Administrator (LCA)'],
    ['Glacier Trip Guide (GTG)', 'Glacier Trip Guide (GTG)'],
    ['Certified Signal Technician (CST) Fees', 'Certified Signal Technician (CST)'],
    ['CHI Exam Fee', 'CHI (CHI)'],
    ['C12B: Certified 12(b) Dock Specialist', 'Certified 12(b) Dock Specialist (C12B)'],
    ['CHI = Certified Hull Inspector', 'Certified Hull Inspector (CHI)'],
    ['Become a CPrT', 'CPrT (CPrT)'],
    ['Vantora Certified Associate', 'Vantora Certified Associate'],
    ['Professional Graduate Diploma in Rope Finance', 'Professional Graduate Diploma in Rope Finance'],
    ['Minimum Requirements for Certified Hull Inspectors', 'Certified Hull Inspector'],
    ['Certified in Boiler Room Maintenance Fees', 'Certified in Boiler Room Maintenance'],
  ])('%s', (text, name) => {
    expect(found(text)).toEqual([name])
  })

  test.each([
    'Maintaining Your Certification',
    'Apply for Board Certification',
    'Initial Certification',
    'National Board of Marine Coatings Examiners (NBMCE)',
    'Candidates hold a Registered Nurse license',
    'Continuing Education Units (CEUs)',
    'Send it by Certified Mail',
    'you will be certified in two weeks',
    'High School Diploma',
  ])('%s names none', (text) => {
    expect(found(text)).toEqual([])
  })

  test.each([
    'Re-Write Exam Fee',
    'Re-issue of Registration Certificate',
    'What Do I Need to Renew My Certification',
    'Certificate of Good Standing',
    'Become a Licensed Body',
    'Cost of Certification',
  ])('%s names none', (text) => {
    expect(found(text)).toEqual([])
  })

  test('two people of one breath are two', () => {
    expect(found('The Chartered Hull Technologist and Chartered Hull Surveyor')).toEqual([
      'Chartered Hull Technologist',
      'Chartered Hull Surveyor',
    ])
    expect(found('The Hull Team Leader and the Associate Hull Engineer certifications')).toEqual([
      'Hull Team Leader',
      'Associate Hull Engineer',
    ])
  })

  test('two short forms share one word', () => {
    expect(found('The CHI and CHT credentials')).toEqual(['CHI (CHI)', 'CHT (CHT)'])
  })

  test('point to where the name stands', () => {
    const text = 'Earn the Certified Hull Inspector (CHI)® credential'
    const [mention] = namesIn(text)
    expect(text.slice(mention?.start, mention?.end)).toBe('Certified Hull Inspector (CHI)')
  })
})
