import { gzipSync } from 'node:zlib'
import { calls } from '#contract/calls.ts'
import { maxFileBytes } from '#contract/added-pages.ts'
import type { FindCertificationsOptions } from '#research'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, lookedUp, quoted, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { tinyPdf } from '../../../evaluation/tiny-pdf.ts'

let app: TestApp
let dana: Visitor
let lee: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  lee = await app.signedIn('lee')
})

const organization = { name: welders.name, website: welders.website }
const url = 'https://www.ewb.example.org/fees'
const address = { kind: 'address' as const, organization, url }
const pasted = { kind: 'text' as const, organization, url, text: 'Certified Welder\nThe test fee is US$95 for members.' }
const file = (bytes: Uint8Array) => ({
  kind: 'file' as const,
  organization,
  url: 'https://files.example.com/handbook.pdf',
  name: 'handbook.pdf',
  file: Buffer.from(bytes).toString('base64'),
})
const add = (visitor: Visitor, body: typeof address | typeof pasted | ReturnType<typeof file>) =>
  visitor.call(calls.addPage, { body })
const refusal = async (body: object) => (await dana.answer(calls.addPage, { body: { ...pasted, ...body } })).body

const handbook = tinyPdf([
  ['Certified Welder', 'The test fee is US$95 for members.', 'The certification is valid for six months after the test.'].map(
    (line) => ({ words: [[60, line] as const] }),
  ),
])

/** Remembers what the engine is given to read. */
function remembering(): FindCertificationsOptions['added'][] {
  const given: FindCertificationsOptions['added'][] = []
  app.research.looksUp((body, { added }) => {
    given.push(added)
    return Promise.resolve(
      lookedUp(body, [
        certification({ name: 'Certified Welder', fees: ['US$95 test'], evidence: { '/fees/0': [quoted('It is US$95.')] } }),
      ]),
    )
  })
  return given
}

describe('a page is added', () => {
  test('by its address, as text and as a file, and read with the site', async () => {
    const given = remembering()
    const added = [await add(dana, address), await add(dana, pasted), await add(dana, file(handbook))]
    await dana.call(calls.queryCertifications, { body: { organization: welders, added: added.map(({ id }) => id) } })
    expect(given).toHaveLength(1)
    expect(given[0]?.[0]).toEqual({ url })
    expect(given[0]?.slice(1).map((one) => 'document' in one && [one.document.kind, one.document.finalUrl])).toEqual([
      ['text', url],
      ['pdf', 'https://files.example.com/handbook.pdf'],
    ])
  })

  test('of the body alone: a page of another site proves nothing', async () => {
    const body = await refusal({ url: 'https://exam-prep.example.com/ewb' })
    expect(body).toMatchObject({ code: 'INVALID', field: 'url' })
  })

  test('only when it can be read, and the refusal names the field', async () => {
    expect(await refusal({ text: 'short' })).toMatchObject({ field: 'text', message: 'Paste the text of the page.' })
    expect(await refusal({ url: 'ftp://ewb.example.org/fees' })).toMatchObject({ field: 'url' })
    expect(await refusal(file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])))).toMatchObject({ field: 'file' })
    expect(await refusal({ ...file(Buffer.alloc(1)), file: '' })).toMatchObject({ field: 'file' })
    const large = await refusal(file(Buffer.alloc(maxFileBytes + 3, 0x41)))
    expect(large).toMatchObject({ field: 'file', message: 'A file can be at most 10 MB.' })
    expect(await refusal(file(Buffer.alloc(12_000_000, 0x41)))).toMatchObject({ code: 'BODY_TOO_LARGE' })
  })

  test('never when it is an archive: none is unpacked', async () => {
    const packed = gzipSync('The exam costs US$95.')
    const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1'), packed])
    for (const bytes of [packed, zip]) expect(await refusal(file(bytes))).toMatchObject({ code: 'INVALID', field: 'file' })
  })
})

describe('a look-up with an added page', () => {
  test('is its asker’s alone', async () => {
    remembering()
    const { id } = await add(dana, pasted)
    const body = { organization: welders, added: [id] }
    await dana.call(calls.queryCertifications, { body })
    const row = await app.context.db.selectFrom('lookups').select('id').executeTakeFirstOrThrow()
    const read = (visitor: Visitor) => visitor.answer(calls.getLookup, { params: { id: row.id } })
    expect((await read(dana)).status).toBe(200)
    expect((await read(lee)).status).toBe(404)
    expect((await lee.answer(calls.cancelLookup, { params: { id: row.id } })).status).toBe(404)
    expect((await lee.answer(calls.queryCertifications, { body })).status).toBe(404)
    expect((await app.anonymous().answer(calls.queryCertifications, { body })).status).toBe(401)
  })

  test('answers no other question, and proves nothing for another user', async () => {
    const given = remembering()
    const { id } = await add(dana, pasted)
    await dana.call(calls.queryCertifications, { body: { organization: welders, added: [id] } })
    const found = certification({ name: 'Certified Welder', fees: ['US$95 test'] })
    const saved = async (visitor: Visitor) => {
      const body = { organization: welders, certifications: [found] }
      return (await visitor.call(calls.createProspect, { body })).certifications[0]?.evidence?.['/fees/0']
    }
    expect(await saved(dana)).toMatchObject([{ kind: 'page' }])
    expect(await saved(lee)).toMatchObject([{ kind: 'person', by: 'lee' }])
    await lee.call(calls.queryCertifications, { body: { organization: welders, readLive: true } })
    expect(given.map((one) => one?.length)).toEqual([1, 0])
  })

  test('asked twice at once is one look-up', async () => {
    const given = remembering()
    const { id } = await add(dana, address)
    const ask = () => dana.call(calls.queryCertifications, { body: { organization: welders, added: [id] } })
    await Promise.all([ask(), ask()])
    expect(given).toHaveLength(1)
  })
})
