import { lookupResultSchema } from '#domain/lookups/lookup.ts'
import { describe, expect, test } from 'vitest'
import { lookupResultOf } from './answer.ts'
import { loadCatalogue } from './catalogue.ts'
import { problemsOf } from './check.ts'
import { aliasesOf, type DirectoryEntry, entriesOf, entryOf, identitiesOf } from './entry.ts'
import { catalogueFolder } from './location.ts'
import { createSearch } from './search.ts'
import { keyOf, tradeWords, wordsOf } from './spelling.ts'

const catalogue = loadCatalogue(catalogueFolder)
const entries = entriesOf(catalogue)
const today = new Date().toISOString().slice(0, 10)

describe('the built-in catalogue', () => {
  test('has no file with a problem', () => {
    expect(
      catalogue.bodies.flatMap((body) => problemsOf(body, today).map(({ field, why }) => `${body.slug} ${field}: ${why}`)),
    ).toEqual([])
  })

  test('gives a valid answer with an address and a day for every line of every body', () => {
    for (const body of catalogue.bodies) {
      const result = lookupResultOf(body)
      expect(lookupResultSchema.safeParse(result).error, body.slug).toBeUndefined()
      for (const { evidence = {} } of result.certifications) {
        expect(
          Object.values(evidence).every((list) => list.length > 0),
          body.slug,
        ).toBe(true)
      }
    }
  })

  test('gives every certification its own id', () => {
    const ids = catalogue.bodies.flatMap((body) => lookupResultOf(body).certifications.map(({ id }) => id))
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('has no body twice', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const entry of [...catalogue.bodies, ...catalogue.names].map(entryOf)) {
      const identities = identitiesOf(entry)
      const known = identities.find((identity) => seen.has(identity))
      if (known !== undefined) twice.push(`${entry.name} and ${seen.get(known)}`)
      for (const identity of identities) seen.set(identity, entry.name)
    }
    expect(twice).toEqual([])
  })
})

describe('every body of the built-in catalogue', () => {
  const search = createSearch(entries)
  const bodiesByKey = Map.groupBy(
    entries.flatMap((entry) => aliasesOf(entry).map(({ key }) => ({ key, entry }))),
    ({ key }) => key,
  )
  const placeFor = (entry: DirectoryEntry, term: string) =>
    search.find(term).findIndex(({ name, website }) => name === entry.name && website === entry.website)

  test('finds itself by each of its names, among others where they share it', () => {
    const lost = entries.flatMap((entry) =>
      [entry.name, ...entry.abbreviations, ...entry.formerNames, ...entry.otherSpellings].flatMap((name) => {
        const key = keyOf(wordsOf(name))
        // 'The Commission' alone names nobody.
        if (tradeWords.has(key)) return []
        const sharing = bodiesByKey.get(key)?.length ?? 0
        const place = placeFor(entry, name)
        return place === 0 || (sharing > 1 && place > 0) ? [] : [`${entry.name} by '${name}': place ${place}`]
      }),
    )
    expect(lost).toEqual([])
  })

  test('finds itself by its website', () => {
    expect(
      entries.filter((entry) => placeFor(entry, entry.website) < 0).map(({ name, website }) => `${name}: ${website}`),
    ).toEqual([])
  })
})

describe('questions people ask first', () => {
  const search = createSearch(entries)
  const namesFor = (term: string) => search.find(term).map(({ name }) => name)

  test.each(['PMI', 'pmi', 'P.M.I.', 'project managment institute', 'Project Management Institute, Inc.', 'PMP'])(
    '%s is PMI',
    (term) => {
      expect(namesFor(term)[0]).toBe('Project Management Institute')
    },
  )

  test('AWS is both', () => {
    expect(namesFor('AWS')).toEqual(['American Welding Society', 'Amazon Web Services'])
  })

  test('finds nothing for zzqx', () => {
    expect(namesFor('zzqx')).toEqual([])
  })
})
