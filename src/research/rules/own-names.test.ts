import { expect, test } from 'vitest'
import { byOwnNames } from './own-names.ts'

const body = { name: 'The Open Integration Forum', description: '', abbreviation: 'OIF' }
const subject = (name: string, acronym = '') => ({
  name,
  acronym,
  start: 0,
  end: name.length,
  primary: false,
  needs: 1,
  also: [],
  priced: false,
  shares: true,
})
const names = (...found: ReturnType<typeof subject>[]) =>
  byOwnNames(found, body, found[0]?.name ?? '').map(({ name, acronym, also }) => [name, acronym, also])

test('a name is cut out of the heading that it stands in', () => {
  expect(names(subject('Deadlines and Fees for Certified Chocolate Specialists'))[0]?.[0]).toBe('Certified Chocolate Specialists')
  expect(names(subject('Lakeland Clerks Association Application for Town Clerk Certification'))[0]?.[0]).toBe(
    'Town Clerk Certification',
  )
  expect(names(subject('Certified Cider Steward Syllabus'))[0]?.[0]).toBe('Certified Cider Steward')
  expect(names(subject('2.1 Certified Rural Valuer'))[0]?.[0]).toBe('Certified Rural Valuer')
  expect(names(subject('Certified Translator On Dossier Evaluation'))[0]?.[0]).toBe('Certified Translator')
  expect(names(subject('Certified Town Clerk Information Sheet EACH APPLICANT'))[0]?.[0]).toBe('Certified Town Clerk')
})

test('papers, lengths and payments are no names', () => {
  expect(
    names(subject('Two-Year License'), subject('Recovery Fund'), subject('Registered Address'), subject('Certificates')),
  ).toEqual([])
  expect(names(subject('Certified Fund Raiser'), subject('Diploma in Facilities Management'))).toHaveLength(2)
})

test('what is done, exams and plain words are no names', () => {
  expect(
    names(subject('Keeping Certification'), subject('Verbatim Listening Exam for Captioners'), subject('Only Taking Ethics')),
  ).toEqual([])
  const system = subject('SYSTEM', 'SYSTEM')
  expect(byOwnNames([system], body, 'SYSTEM ANALYSIS of a system')).toEqual([])
  expect(byOwnNames([system], body, 'SYSTEM exam')).toEqual([system])
})

test('who holds a certification and the certification are one', () => {
  expect(names(subject('Town Clerk Certification'), subject('Certified Town Clerk'))).toHaveLength(1)
})

test('with the name of its body in front it is the same one, and keeps its short form', () => {
  expect(names(subject('Certified Integration Architect'), subject('Open Certified Integration Architect', 'CIA'))).toEqual([
    ['Open Certified Integration Architect', 'CIA', ['Certified Integration Architect']],
  ])
  expect(names(subject('Certified Architect'), subject('Master Certified Architect'))).toHaveLength(2)
})
