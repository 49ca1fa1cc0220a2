import { broughtDocument } from '../brought-document.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { readLive } from '../../src/research/site-reading/read-site.ts'
import type { ModelReader } from '../../src/research/model/model-reader.ts'
import { createPublicWeb } from '../../src/research/net/public-web.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import type { AddedPage } from '../../src/research/site-reading/site-reader.ts'
import { allSites } from './generate.ts'
import { patientWeb } from './patience.ts'
import { serveSite, type ServeOptions } from './serve.ts'

const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: true, spacing: 0, patience: patientWeb })
afterAll(() => web.close())

const pastedText = `Certified Lantern Keeper

The Certified Lantern Keeper examination fee is US$345 for members and US$415 for non-members.

Certification is valid for four years.`

async function pasted(text: string): Promise<AddedPage> {
  const url = 'https://lantern-keepers.example/fees'
  const document = await broughtDocument({
    bytes: Buffer.from(text),
    contentType: 'text/plain',
    url,
    readAt: '2026-11-21T09:00:00.000Z',
  })
  return { document }
}

/** A look-up of the first test site with pages added. */
async function read(added: AddedPage[], options: ServeOptions = {}, model?: ModelReader) {
  const [site] = allSites()
  if (site === undefined) throw new Error('There is no test site.')
  const served = await serveSite(site, options)
  try {
    const organization = { name: site.organization, description: '', website: served.origin }
    return await readLive(organization, { web, readers: readersHere(), model }, { added })
  } finally {
    await served.close()
  }
}

function quotesOf(certification: Certification | undefined): PageEvidence[] {
  return Object.values(certification?.evidence ?? {}).flatMap((all) => all.flatMap((one) => (one.kind === 'page' ? [one] : [])))
}

describe('a page that a person adds', () => {
  test('extends what the site says, and its quotes say who brought them', async () => {
    const { certifications, ledger } = await read([await pasted(pastedText)])
    expect(certifications.length).toBeGreaterThan(1)
    const keeper = certifications.find(({ name }) => name === 'Certified Lantern Keeper')
    expect(keeper?.fees.join(' ')).toMatch(/345.*415/)
    expect(new Set(quotesOf(keeper).map(({ witness, url }) => `${witness} ${url}`))).toEqual(
      new Set(['person https://lantern-keepers.example/fees']),
    )
    expect(ledger.pages.some(({ url }) => url === 'https://lantern-keepers.example/fees')).toBe(true)
  })

  test('is enough where the site lets nobody read it', async () => {
    const { certifications } = await read([await pasted(pastedText)], { faults: { '*': 'wall' } })
    expect(certifications.map(({ name }) => name)).toEqual(['Certified Lantern Keeper'])
  })

  test('that cannot be read leaves the reason of the site', async () => {
    const failing = read([{ url: 'https://lantern-keepers.invalid/fees' }], { faults: { '*': 'wall' } })
    await expect(failing).rejects.toMatchObject({ code: 'SITE_BLOCKED' })
  })
})

test('a page that only the model could use is no gap in the ledger', async () => {
  const page = await pasted('Keepers who served two winters at sea are named Master of the Flame by the society.')
  if (!('document' in page)) throw new Error('It is a document.')
  const { id, text } = page.document
  const claim = (words: string) => {
    const start = text.indexOf(words)
    return { text: words, documentId: id, start, end: start + words.length, witness: 'model' as const }
  }
  const draft = {
    name: claim('Master of the Flame'),
    acronym: '',
    summary: null,
    requirements: [claim('served two winters at sea')],
    validity: [],
    renewal: [],
    fees: [],
    retired: null,
  }
  const model: ModelReader = {
    begin: ({ onFindings }) => ({
      add: () => undefined,
      endWave: () => undefined,
      choosePages: () => Promise.resolve(undefined),
      settle: () => Promise.resolve(),
      end: () => {
        onFindings(0, { drafts: [draft], common: [], kept: 1, refused: [] })
        return Promise.resolve()
      },
    }),
  }
  const noteOf = ({ ledger }: LookupResult) => ledger.pages.find(({ url }) => url === 'https://lantern-keepers.example/fees')
  expect(noteOf(await read([page]))?.skipped).toBe('nothing-stated')
  const withModel = await read([page], {}, model)
  expect(withModel.certifications.some(({ name }) => name === 'Master of the Flame')).toBe(true)
  expect(noteOf(withModel)?.skipped).toBeUndefined()
})
