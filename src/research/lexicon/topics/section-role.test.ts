import { expect, test } from 'vitest'
import { asksPlainly, headsAllPrograms, leadsIntoList, roleOfHeading } from './section-role.ts'

test.each([
  ['How long is it valid?', 'validity'],
  ['Recertification fees', 'fees'],
  ['Renewal requirements', 'renewal'],
  ['Membership and exam fees', 'fees'],
  ['Membership dues', 'membership'],
  ['Who can apply', 'eligibility'],
  ['Training course fees', 'training'],
  ['Recognized certifications', 'foreign'],
  ['Step 1: Association membership', 'eligibility'],
  ['Contact', 'none'],
])('%s heads a section on: %s', (heading, role) => {
  expect(roleOfHeading(heading)).toBe(role)
})

test('headings say of whom they speak', () => {
  expect(['Requirements', 'What you need', 'Exam requirements'].map(asksPlainly)).toEqual([true, true, false])
  expect(['Late fees', 'Refunds', 'Chartered Keeper'].map(headsAllPrograms)).toEqual([true, true, false])
  expect(['You can apply if you', 'To renew, holders must', 'Fees'].map(leadsIntoList)).toEqual([true, true, false])
})
