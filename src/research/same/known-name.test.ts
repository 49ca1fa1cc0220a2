import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { groupSame } from './group.ts'
import { isSameName, knownName, type Named } from '#domain/certifications/known-name.ts'
import { otherPairs, type Pair, samePairs } from './example-names.ts'

const namedBy = (written: string): Named => {
  const [name = '', acronym = ''] = written.split(' | ')
  return { name, acronym }
}
const judged = ([one, other]: Pair) => isSameName(namedBy(one), namedBy(other))

test('ways of naming one certification are joined', () => {
  expect(samePairs.length).toBeGreaterThanOrEqual(60)
  expect(samePairs.filter((pair) => !judged(pair))).toEqual([])
  expect(samePairs.filter(([one, other]) => !judged([other, one]))).toEqual([])
})

test('names of two certifications are not', () => {
  expect(otherPairs.length).toBeGreaterThanOrEqual(60)
  expect(otherPairs.filter(judged)).toEqual([])
  expect(otherPairs.filter(([one, other]) => judged([other, one]))).toEqual([])
})

const folder = join(import.meta.dirname, '../../../catalogue/bodies')
const bodySchema = z.object({
  certifications: z.optional(z.array(z.object({ name: z.string(), acronym: z.optional(z.string()) }))),
})
const bodies = readdirSync(folder).map((file) => {
  const { certifications = [] } = bodySchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return { file, named: certifications.map(({ name, acronym = '' }): Named => ({ name, acronym })) }
})

describe('the bodies of the catalogue', () => {
  test('have no two certifications that are taken for one', () => {
    const pairs = bodies.flatMap(({ named }) =>
      named.flatMap((one, place) => named.slice(place + 1).map((other) => [one, other] as const)),
    )
    expect(pairs.length).toBeGreaterThan(1_000)
    expect(pairs.filter(([one, other]) => isSameName(one, other) || isSameName({ ...one, acronym: '' }, other))).toEqual([])
  })

  test('have each certification once when their pages name it by its name, its short form and both', () => {
    const inWays = ({ name, acronym }: Named): Named[] => [
      { name, acronym },
      { name: `${name}®`, acronym: '' },
      ...(acronym === ''
        ? []
        : [
            { name: acronym, acronym },
            { name: `${name} (${acronym})`, acronym },
          ]),
    ]
    for (const { file, named } of bodies) {
      const groups = groupSame(named.flatMap(inWays), (one) => knownName(one))
      // Four certifications of one body have one short form, which names none of them by itself.
      const shared = named.filter(({ acronym }) => acronym === 'PCM').length > 1 ? 1 : 0
      expect(groups.length - shared, file).toBe(named.length)
    }
  })
})

test('the name of the body in front names no other certification', () => {
  expect(isSameName(namedBy('ASQ Certified Quality Engineer'), namedBy('Certified Quality Engineer'), 'asq')).toBe(true)
  expect(isSameName(namedBy('CPA Canada'), namedBy('CPA'), 'cpacanada')).toBe(false)
})

test('two names that may each stand for one short form are two', () => {
  const cpls = (name: string) => namedBy(`${name} (CPLS)`)
  expect(isSameName(cpls('Certified Plane Specialist'), cpls('Certified Pliers Specialist'))).toBe(false)
  expect(isSameName(cpls('Certified Plane Specialist'), namedBy('CPLS'))).toBe(true)
})
