import { calls } from '#contract/calls.ts'
import { actorWords, eventWords } from '#domain/events/event-words.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { newProspect, pmp, seedWorld, type World } from '../../../test/seeds.ts'

let app: TestApp
let world: World
let params: { id: string }
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
  params = { id: String(world.pmiProspect.id) }
})

/** Names of the account's people, of the product and of its operator, and words that would close what stands around a name. */
const borrowed = ['dana', 'Credscout', 'The operator', 'A colleague', 'via share link', 'Ann”) · Credscout (“']
const shown = (name: string) => `omeone with the link (name given: “${name.replaceAll(/[“”]/g, '’')}”)`
const [fee = ''] = pmp.fees

async function correct(by: string) {
  const name = borrowed.indexOf(by)
  const body = { ...newProspect, certifications: [{ ...pmp, summary: `Summary ${name}` }], by }
  await app.anonymous().call(calls.updateShare, { params: { shareId: world.shareId }, body })
  await remark(by, `US$${name}.50 test`)
}

async function remark(by: string, text: string) {
  const [certification] = (await world.dana.call(calls.getProspect, { params })).certifications
  const said = { certification: certification?.id ?? '', field: 'fees', by } as const
  const { shareId } = world
  await app.anonymous().call(calls.makeRemark, { params: { shareId }, body: { ...said, kind: 'missing', text } })
  await app.anonymous().call(calls.makeRemark, { params: { shareId }, body: { ...said, kind: 'right', line: fee } })
}

test.each(borrowed)(
  'a reader who calls themselves %j is someone with the link in timeline, audit log and webhooks',
  async (by) => {
    await world.dana.call(calls.createWebhook, { body: { url: 'https://8.8.8.8/hook' } })
    await correct(by)
    const { events } = await world.dana.call(calls.listProspectEvents, { params, query: {} })
    const ofReaders = events.filter(({ what }) => what.type === 'corrected' || what.type === 'remarked')
    expect(ofReaders.map(({ what }) => what.type)).toEqual(['remarked', 'corrected', 'corrected'])
    for (const event of ofReaders) {
      expect(event.by).toEqual({ kind: 'link', name: null, nameGiven: by })
      expect(actorWords(event.by)).toBe(`S${shown(by)}`)
      expect(eventWords(event.what).detail).not.toContain(by)
    }
    const ada = await app.administrator()
    const { body: csv } = await ada.answer(calls.exportEvents, { query: {} })
    const rows = String(csv)
      .split('\n')
      .filter((row) => /Corrected|Said through/.test(row))
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toContain(`S${shown(by)}`)
    const audit = await ada.call(calls.listEvents, { query: { who: 'link' } })
    expect(audit.events[0]?.by).toEqual({ kind: 'link', name: null, nameGiven: by, id: null })
    const sent = await app.context.db
      .selectFrom('webhook_deliveries')
      .select('body')
      .where('type', '=', 'prospect.corrected')
      .execute()
    expect(sent.map(({ body }) => JSON.parse(body).data.by)).toEqual(
      [0, 1].map(() => ({ kind: 'link', name: null, nameGiven: by })),
    )
  },
)

test.each(borrowed)('a reader who calls themselves %j is someone with the link in emails and reasons of versions', async (by) => {
  await correct(by)
  await world.dana.call(calls.changeShare, { params: { shareId: world.shareId }, body: { mode: 'suggest' } })
  await remark(by, 'US$77 test')
  const open = (await world.dana.call(calls.listRemarks, { params })).find(({ status }) => status === 'open')
  await world.dana.call(calls.decideRemark, { params: { ...params, remarkId: open?.id ?? '' }, body: { accept: true } })
  const versions = await world.dana.call(calls.listVersions, { params })
  expect(versions.map(({ author, changeReason }) => ({ author, changeReason })).slice(0, 3)).toEqual([
    { author: 'dana', changeReason: `Suggested by s${shown(by)}` },
    { author: 'via share link', changeReason: null },
    { author: 'via share link', changeReason: null },
  ])
  const texts = (await app.mails()).map(({ text }) => text.replaceAll('\u2060', ''))
  const named = texts.flatMap((text) => text.split('\n').filter((line) => line.includes(shown(by).slice(-12))))
  expect(named.length).toBeGreaterThan(2)
  for (const line of named) expect(line).toContain(`(name given: “${by.replaceAll(/[“”]/g, '’')}”)`)
})
