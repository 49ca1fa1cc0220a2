import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { certification, lookedUp, quoted, welders } from '../../../test/samples.ts'
import { readBroughtDocument } from '#research'
import { keepEvidencePage } from './store.ts'

test('the kept text of a page is shown to those who may see what quotes it', async () => {
  const app = await startTestApp()
  const [dana, lee] = [await app.signedIn(), await app.signedIn('lee')]
  const text = 'The test costs US$95 <script>alert(1)</script>.'
  const page = { url: 'https://ewb.example.org/fees', readAt: '2026-11-20T08:00:00.000Z', contentType: 'text/plain' }
  const document = await readBroughtDocument({ ...page, bytes: Buffer.from(text) })
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
