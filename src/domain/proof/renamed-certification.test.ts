import { expect, it } from 'vitest'
import { isStillNamed } from './renamed-certification.ts'

const named = (text: string) => {
  const [name = '', acronym] = text.split(' | ')
  return { name, ...(acronym === undefined ? {} : { acronym }) }
}

it.each([
  ['Certified Quality Engineer | CQE', 'Certified Quality Engineer'],
  ['Certified Quality Engineer®', 'certified quality engineer'],
  ['Certified Quality Enginer | CQE', 'Certified Quality Engineer | CQE'],
  ['Certified Counsellor', 'Certified Counselor'],
  ['Quality Engineer Certification', 'Certified Quality Engineer'],
  // Nothing is left of these when they are read for comparing.
  ['A', 'A'],
  ['Certification', 'certification'],
  ['PMP', 'Project Management Professional (PMP)'],
])('%s is %s still', (now, before) => {
  expect(isStillNamed(named(now), named(before))).toBe(true)
})

it.each([
  ['Certified Zorbax Manager | CZM', 'Certified Zorbax Examiner | CZE'],
  ['Certified Zorbax Manager | CZE', 'Certified Zorbax Examiner | CZE'],
  ['Inspector Level II', 'Inspector Level I'],
  ['Senior Inspector of Welds', 'Inspector of Welds'],
  ['Certified Internal Auditor', 'Certified External Auditor'],
  ['Registered Nurse', 'Registered Purse'],
  ['CISM', 'CISA'],
])('%s is not %s', (now, before) => {
  expect(isStillNamed(named(now), named(before))).toBe(false)
})
