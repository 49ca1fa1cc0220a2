import { expect, test } from 'vitest'
import { isAnotherPerson } from './another-person.ts'

test.each([
  ['physical therapist assistant', 'Physical Therapist', true],
  ['residential journeyman electrician', 'journeyman electrician', true],
  ['Land surveyor-in-training', 'land surveyor', true],
  ['Certified Rigger Instructor', 'Certified Rigger', true],
  ['Certified Physical Therapist', 'Physical Therapist', false],
  ['Physical Therapist license', 'Physical Therapist', false],
  ['Physical Therapist', 'Physical Therapist', false],
  ['Physical Therapist', 'Nurse', false],
])('whether %s is somebody else than %s: %s', (longer, name, another) => {
  expect(isAnotherPerson(longer, name)).toBe(another)
})
