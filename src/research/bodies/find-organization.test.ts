import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { expect, test } from 'vitest'
import { type FindOrganizationParts, findOrganization } from './find-organization.ts'

const match = (name: string, website?: string): OrganizationMatch => ({
  name,
  description: '',
  ...(website === undefined ? {} : { website }),
  source: 'wikidata',
  reason: 'Wikidata knows it as Twitter.',
  detailed: false,
})

const parts = (...found: OrganizationMatch[]): FindOrganizationParts => ({
  directory: { find: () => [], answer: () => undefined, identify: () => undefined, confirmedSites: () => [] },
  connectors: [{ name: 'wikidata', find: () => Promise.resolve(found) }],
  memory: undefined,
  patience: 1_000,
})

test('a body that calls itself by one letter is offered by its host, which can be typed and saved; without a host it is not', async () => {
  const found = await findOrganization('Twitter', parts(match('X', 'https://www.x.com/en'), match('Y'), match('Twitter Guild')))
  expect(found.map(({ name, website }) => ({ name, website }))).toEqual([
    { name: 'x.com', website: 'https://www.x.com/en' },
    { name: 'Twitter Guild', website: undefined },
  ])
})
