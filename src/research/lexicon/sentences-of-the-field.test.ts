import { expect, test } from 'vitest'
import { describes } from './statements/description.ts'
import { isHeldAfter, isOfHolders } from './credentials/held.ts'
import { isOfMatters } from './names/not-personal.ts'
import { isOrganizationNoun } from './names/organization.ts'
import { mayBeOfRetirement, saysCertificationRetired } from './credentials/retirement.ts'
import { mayTellOfCertification, speaksOfCertification, tellingWordsIn } from './topics/topic.ts'
import { saysItLasts } from './times/validity.ts'

test('sentences say what they are about', () => {
  expect(describes('This credential recognizes professionals who keep cranes.')).toBe(true)
  expect(describes('This credential recognizes professionals; the fee is due in May.')).toBe(false)
  expect(saysItLasts('The certificate is valid for three years')).toBe(true)
  expect(saysItLasts('Three years of experience')).toBe(false)
  expect(saysCertificationRetired('The CHI certification was retired in 2020.')).toBe(true)
  expect(saysCertificationRetired('The paper version of the exam was retired in 2020.')).toBe(false)
  expect(['It was discontinued.', 'It is offered.'].map(mayBeOfRetirement)).toEqual([true, false])
})

test('words before a name say that a candidate has it already', () => {
  expect(['must hold a valid ', 'to earn the '].map(isHeldAfter)).toEqual([true, false])
  expect(['Holders of the CQE may', 'The CQE may'].map(isOfHolders)).toEqual([true, false])
})

test('texts say by their words whether they tell of certifications', () => {
  expect(tellingWordsIn('The exam fee is $50; renewal costs nothing')).toBe(4)
  expect(['Permit for cranes', 'The weather'].map(mayTellOfCertification)).toEqual([true, false])
  expect(['Chartered keepers', 'The weather'].map(speaksOfCertification)).toEqual([true, false])
  expect(['Board', 'Keeper'].map(isOrganizationNoun)).toEqual([true, false])
  expect(['Exam Fees', 'Jane Doe'].map(isOfMatters)).toEqual([true, false])
})
