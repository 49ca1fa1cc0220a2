import { calls } from '#contract/calls.ts'
import { listColumns } from '#domain/prospects/list-view.ts'
import { pages } from '#contract/pages.ts'
import { personRecordsSchema } from '#domain/accounts/person.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../../test/app.ts'
import { newProspect, pmi, pmp } from '../../../test/seeds.ts'
import { createLog } from '../log.ts'
import { describeTexts, readings } from './tables.ts'
import { workOn } from '../../../test/work-on.ts'

/** Stands nowhere else. */
const canary = { email: 'zeph.quill+pmi@canary.example.org', first: 'Zephyrine', whole: "Zephyrine O'Quillfeather" }
const traces = /zeph\.quill|zeph\.quill%2bpmi%40|zephyrine|quillfeather/i

let app: TestApp
let logged: string[]
let dana: SignedIn
let ada: SignedIn
beforeEach(async () => {
  logged = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  app = await startTestApp({ context: { log }, config: { phaseOneCapacity: 1 } })
  ada = await app.administrator()
  dana = await app.signedIn()
})

/** Has people write the canary wherever the product takes a text. */
async function plant() {
  const contact = { ...newProspect, email: canary.email, contactFirstName: canary.first, emailMessage: `Dear ${canary.whole}` }
  await dana.call(calls.createWebhook, { body: { url: 'https://203.0.114.7/hooks' } })
  const key = { headers: { 'idempotency-key': 'a-key-of-the-test' } }
  const { id } = await dana.call(calls.createProspect, { body: contact }, key)
  const { shareId } = await dana.call(calls.createShare, { body: { ...contact, searchId: id } })
  await workOn(dana, id, {
    notes: `${canary.first} prefers the phone.`,
    nextStep: `Call ${canary.whole}`,
    tags: [`met ${canary.first}`],
  })
  await dana.call(calls.changeShare, { params: { shareId }, body: { name: `for ${canary.first}` } })
  await dana.call(calls.saveView, { body: { name: 'Hers', search: `q=${encodeURIComponent(canary.email)}` } })
  await dana.call(calls.startImport, {
    body: {
      rows: [
        {
          organization: 'AWS',
          email: canary.email.toUpperCase(),
          contactFirstName: canary.first,
          tags: [`met ${canary.first}`],
          nextStep: `Write to ${canary.whole}`,
          notes: `${canary.first} sits in the front office.`,
        },
        { organization: 'CompTIA', tags: [canary.email], notes: `Ask ${canary.email} again.` },
      ],
    },
  })
  const reader = app.anonymous()
  const link = { shareId }
  const line = `Ask ${canary.whole}, ${canary.email}`
  await reader.call(calls.makeRemark, { params: link, body: { kind: 'missing', text: line, by: canary.whole } })
  await reader.call(calls.updateShare, {
    params: link,
    body: { organization: pmi, certifications: [{ ...pmp, fees: [line] }], changeReason: `Says ${canary.whole}` },
  })
  const billing = { billingName: canary.whole, billingEmail: canary.email }
  await reader.call(calls.submitShareInterest, { params: link, body: billing })
  await reader.call(calls.submitShareInterest, { params: link, body: { ...billing, billingName: `${canary.whole} Jr.` } })
  const offer = await reader.call(calls.makeOffer, { params: link, body: {} })
  await reader.call(calls.requestPasswordReset, { body: { email: canary.email } })
  return { id, shareId, offer }
}

/** Tables in which the canary is found, in whatever column. */
async function tablesWith(pattern: RegExp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(app.context.db)
  const everything = sql.join(
    tables.map(({ name }) => sql`select ${sql.lit(name)} as name, t::text as row from ${sql.table(name)} t`),
    sql` union all `,
  )
  const { rows } = await sql<{ name: string; row: string }>`${everything}`.execute(app.context.db)
  return [...new Set(rows.filter(({ row }) => pattern.test(row)).map(({ name }) => name))].toSorted()
}

describe('the erasure of a contact', () => {
  test('leaves no trace in any table, mail, export, page or log', async () => {
    const { id, shareId, offer } = await plant()
    const planted = await tablesWith(traces)
    expect(planted).toEqual([
      'edit_notices',
      'events',
      'evidence',
      'idempotency_keys',
      'import_rows',
      'interest_history',
      'interests',
      'mail_choices',
      'offers',
      'outbox',
      'prospects',
      'remarks',
      'saved_views',
      'share_links',
      'versions',
      'webhook_deliveries',
    ])

    const preview = await ada.call(calls.previewErasure, { body: { email: canary.email } })
    expect(preview).toMatchObject({ account: null, readings: 0 })
    expect(preview.names).toContain(canary.whole)
    expect(preview.goes.find(({ kind }) => kind === 'interest')).toEqual({ kind: 'interest', removed: 2, struckOut: 0 })
    expect(await tablesWith(traces), 'a preview changes nothing').toEqual(planted)

    const file = await ada.call(calls.exportPerson, { body: { email: canary.email } })
    expect(new Set(file.records.map(({ table }) => table))).toEqual(new Set(planted))
    expect(JSON.stringify(file)).not.toMatch(/"(request_hash|opt_out_token|token_hash|secret)"/)

    const { erased } = await ada.call(calls.erasePerson, { body: { email: canary.email } })
    expect(erased).toEqual(preview.goes)
    const left = await app.context.db.selectFrom('outbox').select(['kind', 'to_email', 'text', 'html']).execute()
    expect(left.filter((mail) => traces.test(JSON.stringify(mail)))).toEqual([])
    expect(await tablesWith(traces)).toEqual([])
    expect(await app.context.db.selectFrom('phase').select('seats_taken').executeTakeFirst()).toEqual({ seats_taken: 0 })

    // What is left is whole: everything that was made can still be read.
    const params = { id: String(id) }
    const prospect = await dana.call(calls.getProspect, { params })
    expect(prospect).toMatchObject({ email: null, contactFirstName: null, emailMessage: null, interested: false })
    const kept = await app.anonymous().call(calls.getOffer, { params: { shareId, number: offer.number } })
    expect(kept).toMatchObject({ perMonth: offer.perMonth, perYear: offer.perYear })
    const read = [
      prospect,
      kept,
      await dana.call(calls.listVersions, { params }),
      await dana.call(calls.listProspectEvents, { params }),
      await dana.call(calls.listRemarks, { params }),
      await dana.call(calls.listMails),
      await dana.call(calls.listImports),
      await dana.call(calls.listViews),
      (await dana.answer(calls.exportProspects, { query: { columns: listColumns.join(',') } })).body,
      (await dana.answer(calls.exportFactsCsv, { params })).body,
      (await dana.answer(calls.exportFactsJson, { params })).body,
      await dana.call(calls.listProspects, { query: { brief: 'true' } }),
      (await ada.answer(calls.exportEvents)).body,
      (await dana.answer(calls.exportOwnData)).body,
      await (await app.anonymous().fetch(pages.share(shareId))).text(),
    ]
    expect(JSON.stringify(read)).not.toMatch(traces)
    expect(JSON.stringify(read)).toContain('Person erased')
    expect(logged.length).toBeGreaterThan(10)
    expect(logged.join('')).not.toMatch(traces)
  }, 120_000)

  test('leaves others alone whose address or name only begins or ends alike', async () => {
    const others = { ...newProspect, email: 'ann@canary.example.org.uk', contactFirstName: 'Annabel' }
    const { id } = await dana.call(calls.createProspect, { body: others })
    await dana.call(calls.createProspect, {
      body: { ...newProspect, email: 'joann@canary.example.org', contactFirstName: 'Ann' },
    })
    expect(await ada.call(calls.erasePerson, { body: { email: 'ann@canary.example.org' } })).toEqual({ erased: [] })
    const { email, contactFirstName } = await dana.call(calls.getProspect, { params: { id: String(id) } })
    expect({ email, contactFirstName }).toEqual({ email: others.email, contactFirstName: 'Annabel' })
  })

  test('strikes out a given name of several words wherever it stands', async () => {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    await workOn(dana, id, { notes: `Met ${canary.whole}.` })
    await ada.call(calls.erasePerson, { body: { email: canary.email, names: [canary.whole] } })
    expect(await tablesWith(traces)).toEqual([])
  })
})

describe('the erasure of an account', () => {
  test('hands its prospects over first, and leaves nothing that names it', async () => {
    const zeph = await app.signedIn('zephyrine')
    const { id, shareId } = await (async () => {
      const prospect = await zeph.call(calls.createProspect, { body: newProspect })
      const share = await zeph.call(calls.createShare, {
        body: { ...newProspect, email: 'maria@pmi.example.org', searchId: prospect.id },
      })
      await zeph.call(calls.createToken, { body: { name: 'Mine', scope: 'read', days: 30 } })
      await app.anonymous().call(calls.makeOffer, { params: { shareId: share.shareId }, body: {} })
      const gone = await zeph.call(calls.createProspect, { body: { organization: pmi, certifications: [] } })
      await zeph.call(calls.deleteProspect, { params: { id: String(gone.id) } })
      return { id: prospect.id, shareId: share.shareId }
    })()
    const identity = {
      issuer: 'https://login.example.org',
      subject: 'zephyrine',
      connected_at: app.clock.now(),
      last_used_at: null,
    }
    await app.context.db
      .insertInto('identities')
      .values({ user_id: zeph.user.id, ...identity })
      .execute()
    const body = { email: zeph.user.email }
    expect(await ada.call(calls.previewErasure, { body })).toMatchObject({ account: { username: 'zephyrine', prospects: 1 } })
    expect(await ada.answer(calls.erasePerson, { body })).toMatchObject({ status: 400, body: { field: 'handOverTo' } })
    await ada.call(calls.erasePerson, { body: { ...body, handOverTo: dana.user.id } })
    expect(await tablesWith(/zephyrine/i)).toEqual([])
    expect((await zeph.answer(calls.getUser)).status).toBe(401)
    expect(await dana.call(calls.getProspect, { params: { id: String(id) } })).toMatchObject({ id })
    expect((await app.anonymous().answer(calls.getShare, { params: { shareId } })).status).toBe(200)
    await dana.call(calls.listVersions, { params: { id: String(id) } })
    await ada.call(calls.listEvents)
  }, 60_000)

  test('is not for one’s own', async () => {
    const answer = await ada.answer(calls.erasePerson, { body: { email: ada.user.email } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'OWN_ACCOUNT' } })
  })
})

test('an account exports its own records, and nobody else’s', async () => {
  const { id } = await plant()
  await app.signedIn('lee')
  const file: unknown = JSON.parse(String((await dana.answer(calls.exportOwnData)).body))
  const { records } = personRecordsSchema.parse(file)
  const tables = new Set(records.map(({ table }) => table))
  expect([...tables].toSorted()).toEqual([
    'events',
    'imports',
    'outbox',
    'prospects',
    'saved_views',
    'sessions',
    'users',
    'webhooks',
  ])
  expect(records.find(({ table }) => table === 'prospects')?.record).toMatchObject({ id, email: canary.email })
  expect(JSON.stringify(file)).not.toMatch(/password_hash|token_hash|whsec_|lee@example\.org/)
})

test('every table with a text is searched, or stands among the readings that are kept', async () => {
  const described = new Set((await describeTexts(app.context.db)).map(({ name }) => name))
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'bytea')`.execute(
    app.context.db,
  )
  expect(rows.map(({ name }) => name).filter((name) => name !== 'installation' && !described.has(name))).toEqual([])
  const { rows: others } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema() and (data_type in ('bytea', 'character') or (data_type = 'ARRAY' and udt_name <> '_text'))
      and table_name not like 'kysely%'`.execute(app.context.db)
  expect(
    others.filter(({ name }) => !readings.has(name)),
    'kinds of column that hold texts and are not searched',
  ).toEqual([])
})
