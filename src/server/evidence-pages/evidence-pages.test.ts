import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { certification, lookedUp, quoted, welders } from '../../../test/samples.ts'
import { broughtDocument } from '../../../test/brought-document.ts'
import { keepEvidencePage } from './store.ts'

test('the kept text of a page is shown to those who may see what quotes it', async () => {
  const app = await startTestApp()
  const [dana, lee] = [await app.signedIn(), await app.signedIn('lee')]
  const text = 'The test costs US$95 <script>alert(1)</script>.'
  const page = { url: 'https://ewb.example.org/fees', readAt: '2026-11-20T08:00:00.000Z', contentType: 'text/plain' }
  const document = await broughtDocument({ ...page, bytes: Buffer.from(text) })
  await keepEvidencePage(app.context.db, document)
  const evidence = { '/fees/0': [{ ...quoted('The test costs US$95'), pageId: document.id }] }
  const found = certification({ id: 'cw', name: 'Certified Welder', fees: ['US$95 test'], evidence })
  app.research.answers(lookedUp(welders, [found]))
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
  const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [found] } })
  const { id: lookupId } = await app.context.db.selectFrom('lookups').select('id').executeTakeFirstOrThrow()

  const params = { pageId: document.id }
  const copy = { url: page.url, title: '', readOn: '2026-11-20', text: document.text }
  const searchId = String(prospect.id)
  expect(await dana.call(calls.getEvidencePage, { params, query: { searchId } })).toEqual(copy)
  expect(await dana.call(calls.getEvidencePage, { params, query: { lookupId } })).toEqual(copy)

  const missing = await dana.answer(calls.getEvidencePage, { params, query: {} })
  expect(missing.status).toBe(404)
  expect((await lee.answer(calls.getEvidencePage, { params, query: { searchId } })).body).toEqual(missing.body)
  const unquoted = { params: { pageId: 'b'.repeat(64) }, query: { searchId } }
  expect((await dana.answer(calls.getEvidencePage, unquoted)).body).toEqual(missing.body)

  // What an older version quotes can still be opened.
  await dana.call(calls.updateProspect, {
    params: { id: searchId },
    body: { organization: welders, certifications: [certification({ name: 'Another' })] },
  })
  expect(await dana.call(calls.getEvidencePage, { params, query: { searchId } })).toEqual(copy)
})

describe('a copy is not opened by its hash', () => {
  const secret = 'A privately pasted price list: the test costs US$7.'
  /** Dana pastes a text that only she has, and proves a line of her prospect by it. */
  async function pastedByDana() {
    const app = await startTestApp()
    const [dana, lee] = [await app.signedIn(), await app.signedIn('lee')]
    const url = 'https://ewb.example.org/fees'
    const document = await broughtDocument({
      url,
      readAt: '2026-11-20T08:00:00.000Z',
      contentType: 'text/plain',
      bytes: Buffer.from(secret),
    })
    await keepEvidencePage(app.context.db, document)
    const evidence = { '/fees/0': [{ ...quoted('the test costs US$7'), witness: 'person' as const, pageId: document.id }] }
    const found = certification({ id: 'cw', name: 'Certified Welder', fees: ['US$7 test'], evidence })
    const organization = { name: welders.name, website: welders.website }
    const page = await dana.call(calls.addPage, { body: { kind: 'text', organization, url, text: secret } })
    app.research.answers(lookedUp(welders, [found]))
    await dana.call(calls.queryCertifications, { body: { organization: welders, added: [page.id] } })
    const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [found] } })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: prospect.id } })
    const { certifications } = await lee.call(calls.getShare, { params: { shareId } })
    return { app, dana, lee, found, prospect, certifications, pageId: document.id }
  }

  test('that stands in the texts of an own prospect', async () => {
    const { dana, lee, prospect, certifications, pageId } = await pastedByDana()
    expect(JSON.stringify(certifications), 'the link names the page').toContain(pageId)
    const params = { pageId }
    const places: Partial<Certification>[] = [
      { summary: pageId },
      { summary: `"pageId":"${pageId}"` },
      { id: pageId },
      { requirements: [`{"pageId":"${pageId}"}`], evidence: certifications[0]?.evidence ?? {} },
    ]
    const copied = [...places.map((fields) => [certification({ name: 'Mine', ...fields })]), certifications]
    for (const own of copied) {
      const { id } = await lee.call(calls.createProspect, { body: { organization: welders, certifications: own } })
      await lee.call(calls.updateProspect, { params: { id: String(id) }, body: { organization: welders, certifications: own } })
      const answer = await lee.answer(calls.getEvidencePage, { params, query: { searchId: String(id) } })
      expect(answer.status).toBe(404)
    }
    const query = { searchId: String(prospect.id) }
    expect((await dana.call(calls.getEvidencePage, { params, query })).text).toContain(secret)
    expect((await lee.answer(calls.getEvidencePage, { params, query })).status).toBe(404)
  })

  test('through a look-up of the asker that only mentions it', async () => {
    const { app, lee, pageId } = await pastedByDana()
    app.research.answers(lookedUp(welders, [certification({ name: 'Mine', summary: `"pageId":"${pageId}"` })]))
    await lee.call(calls.queryCertifications, { body: { organization: welders } })
    const rows = await app.context.db.selectFrom('lookups').select('id').execute()
    for (const { id: lookupId } of rows) {
      expect((await lee.answer(calls.getEvidencePage, { params: { pageId }, query: { lookupId } })).status).toBe(404)
    }
  })

  test('and says where its words were taken from, not where equal words were read first', async () => {
    const app = await startTestApp()
    const dana = await app.signedIn()
    const words = { readAt: '2026-11-20T08:00:00.000Z', contentType: 'text/plain', bytes: Buffer.from('The test costs US$95.') }
    const first = await broughtDocument({ ...words, url: 'https://mirror.attacker.example/' })
    await keepEvidencePage(app.context.db, first)
    const evidence = { '/fees/0': [{ ...quoted('The test costs US$95.'), pageId: first.id }] }
    const found = certification({ id: 'cw', name: 'Certified Welder', fees: ['US$95 test'], evidence })
    app.research.answers(lookedUp(welders, [found]))
    await dana.call(calls.queryCertifications, { body: { organization: welders } })
    const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [found] } })
    const query = { searchId: String(id) }
    const copy = await dana.call(calls.getEvidencePage, { params: { pageId: first.id }, query })
    expect(copy).toMatchObject({ url: 'https://ewb.example.org/fees', text: first.text })
  })
})
