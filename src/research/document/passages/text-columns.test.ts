import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page.ts'
import { textContent } from '../text-document.ts'

const texts = (...lines: string[]) => examplePage(textContent(lines.join('\n'))).texts

describe('columns of text', () => {
  it('stand under the heads above them where the labels have none', () => {
    expect(
      texts(
        '                      CEng       IEng      EngTech',
        'Assessment            £95        £95       £40',
        'Interview             £245       £210      –',
        'Mentor, by agreement             £30',
      ),
    ).toEqual([
      'Assessment | CEng: £95 | IEng: £95 | EngTech: £40',
      'Interview | CEng: £245 | IEng: £210 | EngTech: –',
      'Mentor, by agreement | IEng: £30',
    ])
  })

  it('keep a currency with its amount, however far apart they are set', () => {
    expect(
      texts(
        'Description        Candidate   Professional   Technician',
        'Application        R   690     R 2 070        R   345',
        'Early payment      R   724.50  R 2 898 R   362.25',
      ),
    ).toEqual([
      'Description: Application | Candidate: R 690 | Professional: R 2 070 | Technician: R 345',
      'Description: Early payment | Candidate: R 724.50 | Professional: R 2 898 | Technician: R 362.25',
    ])
  })

  it('have heads over bare numbers, and codes in heads', () => {
    expect(
      texts('Region | Currency | Admin (AN0-101) | Expert (AN0-210)', 'Canada | CAD | 230 | 360', 'India | INR | 9,500 | 15,000'),
    ).toEqual([
      'Region: Canada | Currency: CAD | Admin (AN0-101): 230 | Expert (AN0-210): 360',
      'Region: India | Currency: INR | Admin (AN0-101): 9,500 | Expert (AN0-210): 15,000',
    ])
  })

  it('have heads over what is compared, behind an empty cell', () => {
    expect(texts(' | RCC | RHC', 'Setting | Clinics | Hospitals', 'Open book | Yes | No')).toEqual([
      'Setting | RCC: Clinics | RHC: Hospitals',
      'Open book | RCC: Yes | RHC: No',
    ])
  })

  it('keep their heads behind the names of their parts', () => {
    const page = examplePage(
      textContent(
        [
          '                     Member £     Non-member £',
          'Welding Inspector – Level 1',
          'Initial              395          470',
          'Retest               160          195',
          '',
          'Welding Inspector – Level 2',
          'Initial              565          680',
          'Retest               175          210',
        ].join('\n'),
      ),
    )
    expect(page.texts).toContain('Initial | Member £: 565 | Non-member £: 680')
    expect(page.block('565').path).toEqual(['Welding Inspector – Level 2'])
    expect(page.block('395').path).toEqual(['Welding Inspector – Level 1'])
  })
})

it('a table of any length is read', () => {
  const rows = Array.from({ length: 150_000 }, (_, place) => `Exam ${place}   $1   $2`)
  expect(examplePage(textContent(rows.join('\n'))).texts.length).toBeGreaterThan(1_000)
})

describe('tables that lost their form', () => {
  it('have heads in capitals', () => {
    expect(texts('DESIGNATION', 'AISP MEMBER', 'NON-MEMBER', 'Steward', '$385', '$520', 'Manager', '$465', '$610')).toEqual([
      'DESIGNATION: Steward | AISP MEMBER: $385 | NON-MEMBER: $520',
      'DESIGNATION: Manager | AISP MEMBER: $465 | NON-MEMBER: $610',
    ])
  })

  it('have heads in one line', () => {
    expect(texts('Grade / Admission / Subscription', 'Fellow', '$200', '$140', 'Member', '$90', '$85')).toEqual([
      'Grade: Fellow | Admission: $200 | Subscription: $140',
      'Grade: Member | Admission: $90 | Subscription: $85',
    ])
  })

  it('have names of certifications for heads, behind a sentence that leads in', () => {
    const rows = ['Exam', '$65', '$85', 'Renewal', '$75', '$90', 'Late', '$40', '$40']
    expect(texts('The Board charges these fees:', 'Service', 'Operator', 'Superintendent', ...rows).slice(1)).toEqual([
      'Service: Exam | Operator: $65 | Superintendent: $85',
      'Service: Renewal | Operator: $75 | Superintendent: $90',
      'Service: Late | Operator: $40 | Superintendent: $40',
    ])
  })
})
