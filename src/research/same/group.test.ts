import { expect, test } from 'vitest'
import { groupSame } from './group.ts'
import { knownName } from '#domain/certifications/known-name.ts'

const grouped = (names: readonly string[], told: readonly (readonly string[])[] = []) =>
  groupSame(names, (name) => knownName({ name, acronym: '' }), {
    told: told.map((same) => same.map((name) => ({ name, acronym: '' }))),
  })

test('a short form joins the one name that has its letters, wherever it stands', () => {
  const names = ['CQE', 'Certified Quality Auditor', 'Certified Quality Engineer']
  expect(grouped(names)).toEqual([['CQE', 'Certified Quality Engineer'], ['Certified Quality Auditor']])
  expect(grouped(names.toReversed())).toEqual([['Certified Quality Engineer', 'CQE'], ['Certified Quality Auditor']])
})

test('a short form that two names have joins none of them', () => {
  expect(grouped(['CQE', 'Certified Quality Examiner', 'Certified Quality Engineer'])).toHaveLength(3)
})

test('names that a model holds to be the same are joined, those that differ in rank never', () => {
  expect(grouped(['Loft Rigger', 'Certified Sailmaker'], [['Loft Rigger', 'Certified Sailmaker']])).toHaveLength(1)
  expect(grouped(['Rigger Level I', 'Rigger Level II'], [['Rigger Level I', 'Rigger Level II']])).toHaveLength(2)
  expect(grouped(['Certified Rigger', 'Senior Rigger'], [['Certified Rigger', 'Senior Rigger']])).toHaveLength(2)
})

test('a fellowship is held by fellows', () => {
  expect(grouped(['Fellow in Dock Design', 'Fellowship'], [['Fellow in Dock Design', 'Fellowship']])).toHaveLength(1)
  expect(grouped(['Associate in Dock Design', 'Fellowship'], [['Associate in Dock Design', 'Fellowship']])).toHaveLength(2)
})

test('a name that matches two different ones does not join them', () => {
  expect(grouped(['Rigger Level I', 'RLI', 'Rigger Level II', 'Rigger Level I Certification'])).toHaveLength(3)
})

/** Milliseconds of CPU, which a busy machine does not lengthen; the least of five, so that nothing is swept or compiled meanwhile. */
function cpuOf(work: () => void): number {
  const all = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...all)
}

test('ten times as many names take about ten times as long', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, place) => `Certified ${'ABCDEFGHIJ'[place % 10] ?? ''}${place} Keeper`)
  expect(grouped([...names(300), ...names(300)])).toHaveLength(300)
  const few = cpuOf(() => grouped(names(300)))
  const many = cpuOf(() => grouped(names(3_000)))
  expect(many / few).toBeLessThan(20)
})
