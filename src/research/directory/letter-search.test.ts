import { expect, test } from 'vitest'
import { createLetterSearch } from './letter-search.ts'

const names = [
  { letters: 'yogaalliance', slips: 2 },
  { letters: 'greenbusinesscertification', slips: 3 },
  { letters: 'greenbuildingcertification', slips: 3 },
  { letters: 'pmi', slips: 1 },
  { letters: 'yogaalliancf', slips: 1 },
  { letters: 'americanboardofaudiology', slips: 1 },
]
const nearest = createLetterSearch(names)
const near = (typed: string) => nearest(typed).map((place) => names[place]?.letters)

test.each([
  ['greenbusinesscertification', ['greenbusinesscertification']],
  ['greenbusinescertifcation', ['greenbusinesscertification']],
  ['yogawalliance', ['yogaalliance']],
  ['yogaalliancx', ['yogaalliance', 'yogaalliancf']],
  ['yogaallxxnce', ['yogaalliance']],
  ['yogaxxxxance', []],
  ['americanboardofaudiolgy', ['americanboardofaudiology']],
  ['americanboardofastrology', []],
  ['pmx', []],
  ['pmi', []],
  ['', []],
  ['x'.repeat(10_000), []],
])('%s is near %j', (typed, expected) => {
  expect(near(typed)).toEqual(expected)
})
