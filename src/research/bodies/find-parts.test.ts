import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { expect, test } from 'vitest'
import { type FindOrganizationParts, findOrganization } from './find-organization.ts'

const match = (name: string): OrganizationMatch => ({ name, description: '', source: 'catalogue', reason: '', detailed: false })
const known: Record<string, OrganizationMatch[]> = {
  ABIM: [match('American Board of Internal Medicine')],
  ABA: [match('American Board of Anesthesiology'), match('American Bar Association')],
  'AC/DC': [match('Board of Currents')],
}
const parts: FindOrganizationParts = {
  directory: {
    find: (term) => known[term] ?? [],
    answer: () => undefined,
    identify: () => undefined,
    confirmedSites: () => [],
  },
  connectors: [],
  memory: undefined,
  patience: 1_000,
}
const namesOf = async (term: string) => (await findOrganization(term, parts)).map(({ name }) => name)

test('parts between slashes are tried where the whole means nothing, the best of each first', async () => {
  expect(await namesOf('ABIM / ABA')).toEqual([
    'American Board of Internal Medicine',
    'American Board of Anesthesiology',
    'American Bar Association',
  ])
  expect(await namesOf('ABIM/nobody')).toEqual(['American Board of Internal Medicine'])
})

test('what the whole means is asked for alone, and letters are no parts', async () => {
  expect(await namesOf('AC/DC')).toEqual(['Board of Currents'])
  expect(await namesOf('A/ABIM')).toEqual([])
  expect(await namesOf('nobody/nothing')).toEqual([])
})

test('parts are asked at once, and one that may not be asked takes nothing from the others', async () => {
  const asked: string[] = []
  const all = Promise.withResolvers<undefined>()
  const web: FindOrganizationParts = {
    ...parts,
    connectors: [
      {
        name: 'web-search',
        find: async (term) => {
          asked.push(term)
          if (term.includes('/')) return []
          if (asked.filter((one) => !one.includes('/')).length === 2) all.resolve(undefined)
          await all.promise
          return [{ ...match(`Board of ${term}`), website: `https://${term}.example.org` }]
        },
      },
    ],
  }
  const found = await findOrganization('Currents/Tides', web)
  expect(found.map(({ name }) => name)).toEqual(['Board of Currents', 'Board of Tides'])

  const refuse = () => Promise.reject(new Error('Too many.'))
  let left = 1
  const rest = await findOrganization('ABA/nobody at all', web, {
    beforeAsking: () => (left-- > 0 ? Promise.resolve() : refuse()),
  })
  expect(rest.map(({ name }) => name)).toEqual(['American Board of Anesthesiology', 'American Bar Association'])
  await expect(findOrganization('nobody/nothing', web, { beforeAsking: refuse })).rejects.toThrow('Too many.')
})
