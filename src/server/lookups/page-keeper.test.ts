import { broughtDocument } from '../../../test/brought-document.ts'
import { calls } from '#contract/calls.ts'
import { keptPerLookup, workLimits } from '#contract/limits.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, lookedUp, quoted, welders } from '../../../test/samples.ts'
import { sweepPages } from '../evidence-pages/sweep.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const kiB = 1024
const megabyte = 1024 * kiB

async function documentOf(text: string) {
  const page = { url: 'https://ewb.example.org/fees', readAt: app.clock.now().toISOString(), contentType: 'text/plain' }
  return broughtDocument({ ...page, bytes: Buffer.from(text) })
}

/** Text of about a megabyte, another for each number; in paragraphs, as a page has it. */
const long = (number: number) => `It costs US$${number}.\n\n${'A paragraph of a handbook.\n\n'.repeat(36_000)}`

/** Every look-up reads so many pages of a megabyte, quotes each, and is counted as work. */
function readsPages(count: number, first = 0, keeps: 'copies' | 'both' = 'both') {
  app.research.looksUp(async (body, { keeper, onEvent }) => {
    onEvent?.({ type: 'page-reading', at: 0, url: 'https://ewb.example.org/' })
    const evidence: Record<string, ReturnType<typeof quoted>[]> = {}
    const fees: string[] = []
    for (let number = 0; number < count; number += 1) {
      await keeper?.cache.put(`https://ewb.example.org/${first + number}`, {
        finalUrl: `https://ewb.example.org/${first + number}`,
        contentType: 'text/html',
        charset: '',
        bytes: new Uint8Array(megabyte),
        etag: '"1"',
      })
      if (keeps === 'copies') continue
      const document = await documentOf(long(first + number))
      await keeper?.keepPage(document)
      evidence[`/fees/${number}`] = [{ ...quoted(`It costs US$${first + number}.`), pageId: document.id }]
      fees.push(`US$${first + number}`)
    }
    return lookedUp(body, [certification({ id: 'cw', name: 'Certified Welder', fees, evidence })])
  })
}

async function kept(): Promise<{ copies: number; evidence: number }> {
  const { rows } = await sql<{ copies: number; evidence: number }>`
    select (select coalesce(sum(octet_length(body)), 0)::int from page_copies) as copies,
      (select coalesce(sum(octet_length(text)), 0)::int from evidence_pages) as evidence`.execute(app.context.db)
  return rows[0] ?? { copies: 0, evidence: 0 }
}

const lookUp = (address = '203.0.113.1', organization = welders) =>
  app.anonymous(address).call(calls.queryCertifications, { body: { organization } })

describe('what one look-up keeps', () => {
  test('stays within its room; a quote without a kept copy names none', async () => {
    readsPages(14)
    const [found] = await lookUp()
    const { copies, evidence } = await kept()
    expect(copies).toBeGreaterThan(9 * megabyte)
    expect(copies).toBeLessThanOrEqual(keptPerLookup.copies * kiB)
    expect(evidence).toBeGreaterThan(4 * megabyte)
    expect(evidence).toBeLessThanOrEqual(keptPerLookup.evidence * kiB)
    const quotes = Object.values(found?.evidence ?? {}).flat()
    expect(quotes).toHaveLength(14)
    const named = quotes.flatMap((one) => (one.kind === 'page' && one.pageId !== undefined ? [one.pageId] : []))
    const rows = await app.context.db.selectFrom('evidence_pages').select('id').execute()
    expect(named.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    expect(named.length).toBeLessThan(14)
  })

  test('of one address is a twentieth of what a day keeps; others keep theirs', async () => {
    const most = (name: 'keepCopy' | 'keepEvidence') => new Map(workLimits[name].map(({ by, count }) => [by, count]))
    for (const name of ['keepCopy', 'keepEvidence'] as const) {
      expect(most(name).get('address')).toBe((most(name).get('everybody') ?? 0) / 20)
    }
    for (let number = 0; number < 5; number += 1) {
      readsPages(10, number * 10, 'copies')
      await lookUp('203.0.113.1', { ...welders, name: `Body ${number}`, website: `https://body-${number}.example.org` })
      app.clock.advance(60_000)
    }
    const { copies } = await kept()
    expect(copies).toBe(Math.floor((most('keepCopy').get('address') ?? 0) / kiB) * megabyte)
    readsPages(2, 100, 'copies')
    await lookUp('198.51.100.1', { ...welders, name: 'Another', website: 'https://another.example.org' })
    expect((await kept()).copies).toBe(copies + 2 * megabyte)
  })

  test('that is kept already takes no room and counts as read again', async () => {
    readsPages(2)
    await lookUp()
    const before = await kept()
    app.clock.advance(25 * 3_600_000)
    readsPages(2)
    await lookUp()
    expect((await kept()).evidence).toBe(before.evidence)
    const { rows } = await sql<{ hours: number }>`
      select distinct extract(epoch from last_read_at - read_at)::int / 3600 as hours from evidence_pages`.execute(app.context.db)
    expect(rows).toEqual([{ hours: 25 }])
  })
})

describe('the sweep', () => {
  const aDay = 86_400_000

  test('removes after 30 days what nobody quotes, in batches, and keeps what a version or a look-up quotes', async () => {
    const dana = await app.signedIn()
    readsPages(2)
    const certifications = await dana.call(calls.queryCertifications, { body: { organization: welders } })
    await dana.call(calls.createProspect, { body: { organization: welders, certifications } })
    const { db } = app.context
    const page = {
      url: 'https://other.example.org/',
      final_url: 'https://other.example.org/',
      title: '',
      kind: 'html',
      text: 'x',
    }
    const rows = Array.from({ length: 450 }, (_, number) => number)
    const old = {
      ...page,
      etag: null,
      last_modified: null,
      content_hash: 'x',
      read_at: app.clock.now(),
      last_read_at: app.clock.now(),
    }
    await db
      .insertInto('evidence_pages')
      .values(rows.map((number) => ({ ...old, id: `unquoted-${number}` })))
      .execute()
    const { kind: _, title: __, text: ___, content_hash: ____, last_read_at: _____, ...copy } = old
    const bytes = { content_type: 'text/html', charset: '', body: Buffer.from('x') }
    await db
      .insertInto('page_copies')
      .values(rows.map((number) => ({ ...copy, ...bytes, url: `https://other.example.org/${number}` })))
      .execute()

    app.clock.advance(30 * aDay)
    await sweepPages(app.context)
    expect(await counts()).toEqual({ evidence: 452, copies: 452 })
    app.clock.advance(1)
    await sweepPages(app.context)
    expect(await counts()).toEqual({ evidence: 2, copies: 0 })
    // The quote in the version holds it, also when the look-up is gone.
    await db.deleteFrom('lookups').execute()
    await sweepPages(app.context)
    expect(await counts()).toEqual({ evidence: 2, copies: 0 })
    await db.deleteFrom('prospects').execute()
    await sweepPages(app.context)
    expect(await counts()).toEqual({ evidence: 0, copies: 0 })
  })

  test('keeps a text that was read again', async () => {
    readsPages(1)
    await lookUp()
    app.clock.advance(29 * aDay)
    await app.context.db.deleteFrom('lookups').execute()
    readsPages(1)
    await lookUp()
    await app.context.db.deleteFrom('lookups').execute()
    app.clock.advance(2 * aDay)
    await sweepPages(app.context)
    expect((await counts()).evidence).toBe(1)
  })

  async function counts(): Promise<{ evidence: number; copies: number }> {
    const { rows } = await sql<{ evidence: number; copies: number }>`
      select (select count(*)::int from evidence_pages) as evidence, (select count(*)::int from page_copies) as copies
    `.execute(app.context.db)
    return rows[0] ?? { evidence: -1, copies: -1 }
  }
})
