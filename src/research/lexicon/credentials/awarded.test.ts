import { expect, test } from 'vitest'
import { awardedBehindMaker, hasAwardedWord, namesAwarded, startsName, startsNameOfBody } from './awarded.ts'
import { endsName, followsOccupation, isGradedPaper, isPaper, needsShortForm, takesSubject } from '../names/name-noun.ts'
import { isOccupation, ofOne } from '../names/occupation.ts'

test('names begin with what somebody was awarded', () => {
  expect(['Certified', 'licenced', 'Diplomate', 'Senior'].map(startsName)).toEqual([true, true, true, false])
  expect(['Fellow', 'Registered'].map(startsNameOfBody)).toEqual([true, false])
  expect(['Board-certified Keeper', 'Licensed Keeper', 'Certificate in Keeping'].map(namesAwarded)).toEqual([true, true, false])
  expect(['Master Keeper', 'Crane Keeper'].map(hasAwardedWord)).toEqual([true, false])
  expect(['ABC Certified Keeper', 'Certified Keeper'].map(awardedBehindMaker)).toEqual([3, -1])
})

test('names end with a noun, or have it in front of their subject', () => {
  expect(['Designation', 'Fellowship', 'Program'].map(endsName)).toEqual([true, true, false])
  expect(['Registration', 'Designation'].map(needsShortForm)).toEqual([true, false])
  expect(['Diploma', 'Award'].map(isPaper)).toEqual([true, false])
  expect(['Diploma', 'Award'].map(isGradedPaper)).toEqual([true, true])
  expect(['Certified', 'Keeper'].map(takesSubject)).toEqual([true, false])
  expect(['exam', 'handbook'].map(followsOccupation)).toEqual([true, false])
})

test('names say what somebody is', () => {
  expect(['Inspector', 'Thatcher', 'Hygienists', 'Paper', 'September', 'Safety'].map(isOccupation)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(ofOne('Certified Crane Technicians')).toBe('Certified Crane Technician')
})
