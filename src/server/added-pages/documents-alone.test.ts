import { calls } from '#contract/calls.ts'
import { documentName } from '#domain/evidence/document-address.ts'
import { catalogueFolder, createPublicWeb, createResearch, openDirectory } from '#research'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { tinyPdf } from '../../../evaluation/tiny-pdf.ts'
import { readersHere } from '../../research/readers/example-readers.ts'

/** The real engine: nothing but a document tells of this body, and no address is opened. */
const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: false, spacing: 0 })
const research = createResearch({
  directory: openDirectory(catalogueFolder),
  live: { web, readers: readersHere() },
})
afterAll(() => web.close())

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  app.context.research = research
  dana = await app.signedIn()
})

const unknown = { name: 'Guild of Lantern Keepers' }
const page = (...lines: string[]) => lines.map((line) => ({ words: [[60, line] as const] }))
const handbook = tinyPdf([
  page('Guild of Lantern Keepers', 'Candidate handbook'),
  page(
    'Certified Lantern Keeper (CLK)',
    'The Certified Lantern Keeper examination fee is US$345 for members.',
    'The CLK certification is valid for four years.',
  ),
])
const mailed = {
  kind: 'file' as const,
  organization: unknown,
  name: 'Handbook 2026.pdf',
  file: Buffer.from(handbook).toString('base64'),
}

test('a body that nobody knows is read from a PDF that came by mail', async () => {
  const { id, url } = await dana.call(calls.addPage, { body: mailed })
  expect(documentName(url)).toBe('Handbook 2026.pdf')
  const [keeper] = await dana.call(calls.queryCertifications, { body: { organization: unknown, added: [id] } })
  expect(keeper).toMatchObject({ name: 'Certified Lantern Keeper', validityPeriod: '4 years' })
  expect(keeper?.evidence?.['/fees/0']).toMatchObject([
    { kind: 'page', witness: 'person', givenBy: 'dana', url, page: 2, readOn: '2026-11-21' },
  ])

  const body = { organization: { ...unknown, description: '' }, certifications: keeper === undefined ? [] : [keeper] }
  const saved = await dana.call(calls.createProspect, { body })
  expect(saved.certifications[0]?.evidence?.['/fees/0']).toMatchObject([{ witness: 'person', givenBy: 'dana' }])
  const edited = await dana.call(calls.updateProspect, {
    params: { id: String(saved.id) },
    body: { ...body, organization: { ...body.organization, description: 'Keeps lanterns.' } },
  })
  expect(edited.certifications[0]?.evidence?.['/fees/0']).toMatchObject([{ witness: 'person', givenBy: 'dana' }])
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: saved.id } })
  const view = await app.anonymous().call(calls.getShare, { params: { shareId } })
  expect(view.certifications[0]?.evidence?.['/fees/0']).toMatchObject([{ givenBy: 'the sender' }])
})

test('what one person’s document says proves nothing for another', async () => {
  const lee = await app.signedIn('lee')
  const { id } = await dana.call(calls.addPage, { body: mailed })
  const certifications = await dana.call(calls.queryCertifications, { body: { organization: unknown, added: [id] } })
  expect((await lee.answer(calls.queryCertifications, { body: { organization: unknown, added: [id] } })).status).toBe(404)
  const saved = await lee.call(calls.createProspect, { body: { organization: { ...unknown, description: '' }, certifications } })
  expect(saved.certifications[0]?.evidence?.['/fees/0']).toMatchObject([{ kind: 'person', by: 'lee' }])
})

test('pasted text needs no address; what states nothing says so', async () => {
  const text = 'Certified Lantern Keeper\n\nThe Certified Lantern Keeper examination fee is US$345 for members.'
  const { id, url } = await dana.call(calls.addPage, {
    body: { kind: 'text', organization: unknown, name: 'Mail of 3 Nov', text },
  })
  expect(documentName(url)).toBe('Mail of 3 Nov')
  const [keeper] = await dana.call(calls.queryCertifications, { body: { organization: unknown, added: [id] } })
  expect(keeper?.fees[0]).toMatch(/US\$345/)
  const empty = { kind: 'text' as const, organization: unknown, text: 'We met on Tuesday and talked about the weather.' }
  const { id: nothing } = await dana.call(calls.addPage, { body: empty })
  const answer = await dana.answer(calls.queryCertifications, { body: { organization: unknown, added: [nothing] } })
  expect(answer.body).toMatchObject({
    code: 'NOTHING_FOUND',
    message: expect.stringContaining('The document was read. No certification facts were found there.'),
  })
})

test.each([
  ['broken', Buffer.from('%PDF-1.7\nnothing of a PDF follows'), 'This PDF is broken or locked and cannot be opened.'],
  ['scanned', Buffer.from(tinyPdf([[]])), 'This PDF is a scanned image without text. Paste its text instead.'],
  ['no PDF', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'This cannot be read: it is not a page or PDF.'],
])('a file that is %s says just that', async (_, bytes, message) => {
  const answer = await dana.answer(calls.addPage, { body: { ...mailed, file: bytes.toString('base64') } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'file', message } })
})
