import { describe, expect, test } from 'vitest'
import { disclaims, isOfCourse } from './disclaimer.ts'

describe('what is no certification by its own words', () => {
  test.each([
    'This is an assessment-based certificate and not a certification.',
    'The Tide Tables Certificate is not a professional certification.',
    'It is not a certification or a license.',
    'The certificate does not constitute certification by the board.',
    'This program is a certificate rather than a credential.',
  ])('%s', (sentence) => expect(disclaims(sentence, 'Tide Tables Certificate')).toBe(true))

  test.each([
    ['The prep course is not a certification.', 'Tide Tables Certificate'],
    ['Membership is not a certification.', 'Tide Tables Certificate'],
    ['A certificate of this kind is not a certification.', 'Certified Tide Reader'],
    ['Passing is not a certification requirement.', 'Tide Tables Certificate'],
    ['The certificate is not a license.', 'Tide Tables Certificate'],
    ['The certificate is a certification.', 'Tide Tables Certificate'],
  ])('not: %s', (sentence, name) => expect(disclaims(sentence, name)).toBe(false))

  test('a paper on a course is told by its name', () => {
    expect(['Certificate of Completion', 'Certificate of Attendance in Tides', 'Course Certificate'].every(isOfCourse)).toBe(true)
    expect(['Certificate of Competency', 'Certificate in Tides'].some(isOfCourse)).toBe(false)
  })
})
