import { calls } from '#contract/calls.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import { type BodyMemory, createResearch } from '#research'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, lookedUp } from '../../../test/samples.ts'
import { createBodyMemory } from './remembered-bodies.ts'

let app: TestApp
let memory: BodyMemory
beforeEach(async () => {
  app = await startTestApp()
  memory = createBodyMemory(app.context.db, app.clock.now)
})

const directory = { find: () => [], answer: () => undefined, identify: () => undefined, confirmedSites: () => [] }
const found = async (typed: string) => (await createResearch({ directory, memory }).findOrganization(typed))[0]
const website = 'http://crane.example.org:9077/'
const board: Organization = {
  name: 'Harbour Crane Certification Board',
  description: 'Certifies.',
  abbreviation: 'HCCB',
  website,
}

test('an address that is typed again is told as typed, never as found on the web', async () => {
  const typed = { name: 'crane.example.org', website, source: 'typed-address', reason: 'You typed this address.' }
  expect(await found(website)).toMatchObject(typed)
  expect(await found(website)).toMatchObject(typed)
})

test('an address whose site was read is called as the site calls itself, and told when that was', async () => {
  app.research.answers(lookedUp(board, [certifiedWelder]))
  const organization = { name: 'crane.example.org', website }
  const seller = await app.signedIn()
  await seller.call(calls.queryCertifications, { body: { organization } })
  const reason = 'You typed this address. It was read on 21 Nov 2026.'
  const read: Partial<OrganizationMatch> = { name: board.name, abbreviation: 'HCCB', source: 'typed-address', reason }
  expect(await found(website)).toMatchObject({ ...read, website })
  const page = 'http://crane.example.org:9077/certifications'
  expect(await found(page)).toMatchObject({ ...read, website: page })
  expect(await found('http://shop.crane.example.org:9077/')).toMatchObject({ name: 'shop.crane.example.org' })
})

test('words by which a body was found on the web are told as such', async () => {
  await memory.remember('cranes', { ...board, source: 'web-search', reason: '', detailed: false })
  expect(await found('cranes')).toMatchObject({
    name: board.name,
    source: 'remembered',
    reason: 'Found on the web earlier for “cranes”.',
  })
})
