import { expect, test } from 'vitest'
import { createKeySearch } from './key-search.ts'

const keys = ['yogaalliance', 'greenbusinesscertification', 'greenbuildingcertification', 'pmi', 'yogaalliancf']
const search = createKeySearch(keys)
const near = (typed: string) => search.nearest(typed).map((place) => keys[place])

test.each([
  ['greenbusinesscertification', ['greenbusinesscertification']],
  ['greenbusinescertifcation', ['greenbusinesscertification']],
  ['yogawalliance', ['yogaalliance']],
  ['yogaalliancx', ['yogaalliance', 'yogaalliancf']],
  ['yogaallxxnce', []],
  ['pmx', []],
  ['pmi', []],
  ['', []],
  ['x'.repeat(10_000), []],
])('%s is near %j', (typed, expected) => {
  expect(near(typed)).toEqual(expected)
})
