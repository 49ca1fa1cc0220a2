import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../src/research/directory/catalogue.ts'
import { entriesOf } from '../../src/research/directory/entry.ts'
import { entry, exampleEntries } from '../../src/research/directory/example-bodies.ts'
import { catalogueFolder } from '../../src/research/directory/location.ts'
import { createSearch } from '../../src/research/directory/search.ts'
import { judge, readQueries, scoreOf } from './evaluate.ts'

describe('the look-up evaluation', () => {
  const entries = entriesOf(loadCatalogue(catalogueFolder))
  const queries = readQueries()
  const score = scoreOf(judge(queries, entries, createSearch(entries).find))

  test('asks at least 300 different questions, most of them for a body of the directory', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length)
    expect(queries.length).toBeGreaterThanOrEqual(300)
    expect(score.counted).toBeGreaterThanOrEqual(250)
  })

  test('finds the body first in 92 of 100 and among three in 97 of 100', () => {
    expect(score.top1).toBeGreaterThanOrEqual(0.92)
    expect(score.top3).toBeGreaterThanOrEqual(0.97)
  })

  test('refuses all nonsense', () => {
    expect(score.nonsense).toBeGreaterThanOrEqual(40)
    expect(score.nonsenseRefused).toBe(1)
  })

  test('offers all readings of what means several bodies', () => {
    expect(score.ambiguous).toBeGreaterThanOrEqual(30)
    expect(score.allReadings).toBeGreaterThanOrEqual(0.95)
  })
})

describe('the judge', () => {
  const query = (text: string, expected: string[]) => ({ query: text, kind: 'full' as const, expect: expected })
  const bodies = exampleEntries
  const find = createSearch(bodies).find

  test('counts only queries whose body is in the directory', () => {
    const [known, unknown] = judge([query('PMI', ['pmi.org']), query('PMI', ['nowhere.example'])], bodies, find)
    expect([known?.counted, known?.place]).toEqual([true, 1])
    expect([unknown?.counted, unknown?.place]).toEqual([false, 0])
    expect(scoreOf(judge([query('PMI', ['nowhere.example'])], bodies, find)).counted).toBe(0)
  })

  test('recognizes a body by host or name', () => {
    const verdicts = judge([query('PMI', ['project management institute']), query('AWS', ['amazon.com'])], bodies, find)
    expect(verdicts.map(({ place }) => place)).toEqual([1, 2])
  })

  test('counts a wrong body, a missing reading and accepted nonsense against the search', () => {
    const onlyWelding = () => createSearch([entry('American Welding Society', ['AWS'], 'https://www.aws.org')]).find('AWS')
    const verdicts = judge(
      [
        query('PMI', ['pmi.org']),
        { query: 'AWS', kind: 'ambiguous', expect: ['aws.org', 'aws.amazon.com'], ambiguous: true },
        { query: 'zzqx', kind: 'nonsense', expect: [] },
      ],
      bodies,
      onlyWelding,
    )
    expect(scoreOf(verdicts)).toMatchObject({ counted: 1, top1: 0, top3: 0, nonsenseRefused: 0, ambiguous: 1, allReadings: 0 })
  })
})
