import { expect, test } from 'vitest'
import {
  callsCredential,
  callsSeveral,
  edgesOfName,
  goesOnBehindList,
  isBeforeName,
  isBehindName,
  isMatterBehind,
  isOnMatters,
  leadOf,
} from './name-edge.ts'
import { isBeforeCertified, isRank, isRankOfDiploma, isThing, isUntelling, mayNameCredential } from './name-part.ts'
import { isAsked, isGeneric, isNotOffered, isOtherShortForm } from './no-name.ts'
import { unnamedIn, withoutDoing } from '../credentials/unnamed.ts'

test('words around a name are no part of it', () => {
  expect(['Handbook', 'Fees', 'Crane'].map(isBehindName)).toEqual([true, true, false])
  expect(['Become', 'The', 'Crane'].map(isBeforeName)).toEqual([true, true, false])
  expect(['Fees', 'Maintenance'].map(isMatterBehind)).toEqual([true, false])
  expect(edgesOfName('Apply for the Crane Keeper exam fees')).toEqual({ ahead: 14, after: 26 })
  expect(edgesOfName('Crane Keeper')).toEqual({ ahead: 0, after: undefined })
  expect(['Each Certified Keeper', 'Certified Keeper'].map(leadOf)).toEqual([5, 0])
  expect([' fees', ' between May and June', ' of cranes'].map(goesOnBehindList)).toEqual([true, true, false])
})

test('words behind a short form say whether it is a credential', () => {
  expect(['exam', 'holders', 'conference'].map(callsCredential)).toEqual([true, true, false])
  expect(['credentials', 'credential'].map(callsSeveral)).toEqual([true, false])
  expect(['Fee for the Certification', 'Chartered Keeper'].map(isOnMatters)).toEqual([true, false])
  expect(['CEU', 'USD', 'RN', 'CHI'].map(isOtherShortForm)).toEqual([true, true, true, false])
})

test('parts of a name are told from what it is of', () => {
  expect(['Associate', 'Crane'].map(isBeforeCertified)).toEqual([true, false])
  expect(['Level', 'Crane'].map(isRank)).toEqual([true, false])
  expect(['Higher', 'Crane'].map(isRankOfDiploma)).toEqual([true, false])
  expect(['Unit', 'Keeper'].map(isThing)).toEqual([true, false])
  expect(['certification', 'crane'].map(isUntelling)).toEqual([true, false])
  expect(['Exam fees', 'The weather'].map(mayNameCredential)).toEqual([true, false])
})

test('phrases of credential words may name none', () => {
  expect(['Professional Certification', 'Crane Certification'].map(isGeneric)).toEqual([true, false])
  expect(['Registered Nurse', 'Registered Keeper'].map(isNotOffered)).toEqual([true, false])
  expect(['Replace my certificate', 'Crane Certificate'].map(isAsked)).toEqual([true, false])
  expect(withoutDoing('registration as a denturist')).toBe('denturist')
})

test('a certification without a name is called by what its page says first that tells most', () => {
  const said = (text: string, orMany = false) => {
    const found = unnamedIn(text, orMany)
    return found === undefined ? '' : text.slice(found.start, found.end)
  }
  expect(said('The exam is in May. Certification lasts five years.')).toBe('Certification')
  expect(said('The licence lasts five years.')).toBe('licence')
  expect([said('Permits last a year.'), said('Permits last a year.', true)]).toEqual(['', 'Permits'])
})
