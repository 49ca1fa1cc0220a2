import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../../test/app.ts'
import { newProspect } from '../../../test/seeds.ts'
import { claimSite, isAtWork, noteChecked, putOff, unreadSiteWaits } from './store.ts'

const day = 86_400_000

let app: TestApp
let dana: SignedIn
beforeEach(async () => {
  app = await startTestApp({ config: { recheckAfterDays: 30 } })
  dana = await app.signedIn()
})

async function save(host: string, visitor = dana): Promise<number> {
  const organization = { ...newProspect.organization, website: `https://${host}/` }
  return (await visitor.call(calls.createProspect, { body: { ...newProspect, organization } })).id
}
/** Numbers of the prospects that are claimed next. */
const claimed = async () => (await claimSite(app.context))?.map(({ id }) => id).toSorted((a, b) => a - b)

test('the site that was unread longest is claimed with all its prospects, one that was put off after all others', async () => {
  const lee = await app.signedIn('lee')
  const first = await save('one.example.org')
  app.clock.advance(1_000)
  const second = await save('two.example.org')
  app.clock.advance(1_000)
  const again = await save('one.example.org', lee)
  const gone = await save('three.example.org')
  await dana.call(calls.deleteProspect, { params: { id: String(gone) } })
  app.clock.advance(29 * day)
  expect(await claimed()).toBeUndefined()

  app.clock.advance(day)
  expect(await claimed()).toEqual([first, again])
  expect(await isAtWork(app.context)).toBe(true)
  await putOff(app.context.db, [first, again], new Date(app.clock.now().getTime() + unreadSiteWaits))
  expect(await isAtWork(app.context)).toBe(false)
  expect(await claimed()).toEqual([second])
  await putOff(app.context.db, [second], null)
  app.clock.advance(unreadSiteWaits)
  expect(await claimed()).toEqual([second])
  expect(await claimed()).toEqual([first, again])
  expect(await claimed()).toBeUndefined()

  await noteChecked(app.context.db, second, app.clock.now())
  app.clock.advance(day)
  // Whoever had it fell silent.
  expect(await claimed()).toEqual([first, again])
  expect(await claimed()).toBeUndefined()
})

test('sites of a disabled account are left alone, and a clock that was set back keeps none waiting', async () => {
  const id = await save('one.example.org')
  app.clock.advance(31 * day)
  const { db } = app.context
  await db.updateTable('users').set({ disabled_at: app.clock.now() }).execute()
  expect(await claimed()).toBeUndefined()
  await db.updateTable('users').set({ disabled_at: null }).execute()
  await putOff(db, [id], new Date(app.clock.now().getTime() + 365 * day))
  expect(await claimed()).toEqual([id])
})
