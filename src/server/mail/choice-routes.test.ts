import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { seedWorld, type World } from '../../../test/seeds.ts'

let app: TestApp
let world: World
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})

/** Lets the prospect correct its page: the owner is told by email. */
async function correct(reason: string): Promise<void> {
  const { organization, certifications } = await app.anonymous().call(calls.getShare, { params: { shareId: world.shareId } })
  const body = { organization: { ...organization, description: reason }, certifications, changeReason: reason }
  await app.anonymous().call(calls.updateShare, { params: { shareId: world.shareId }, body })
}

const rows = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute()
async function linkOfMail(index = 0): Promise<string> {
  const link = /\n--\nDon’t want emails like this\? http:\/\/localhost:3000(\/mail\/[\w-]{43})\n$/.exec(
    (await rows())[index]?.text ?? '',
  )
  return link?.[1] ?? ''
}
const page = async (path: string, init?: RequestInit) => {
  const response = await app.anonymous().fetch(path, init)
  return { status: response.status, text: await response.text(), headers: response.headers }
}
/** What a browser sends for a form on a page without referrer: no origin at all. */
const form = (choice: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
  body: new URLSearchParams({ choice }).toString(),
})

describe('the link in an email that one can do without', () => {
  test('shows a choice and changes nothing by being read', async () => {
    await correct('one')
    const link = await linkOfMail()
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await page(link, { method })
      expect(status).toBe(200)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
    expect((await page(link)).text).toContain('Stop these emails')
    await correct('two')
    expect((await rows()).map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  })

  test('ends such emails, also those that wait, until it resumes them', async () => {
    await correct('one')
    const link = await linkOfMail()
    expect((await page(link, form('stop'))).text).toContain('These emails have stopped')
    expect((await page(link)).text).toContain('These emails have stopped')
    await correct('two')
    expect((await rows()).map(({ status }) => status)).toEqual(['suppressed', 'suppressed'])
    expect((await page(link, form('resume'))).text).toContain('Stop these emails')
    await correct('three')
    expect((await rows()).map(({ status }) => status)).toEqual(['suppressed', 'suppressed', 'waiting'])
  })

  test('is taken by mail programs in one click', async () => {
    await correct('one')
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.net' },
      body: 'List-Unsubscribe=One-Click',
    }
    expect((await page(await linkOfMail(), init)).status).toBe(200)
    expect((await rows()).map(({ status }) => status)).toEqual(['suppressed'])
  })

  test('holds for its address and its topic only', async () => {
    await correct('one')
    await page(await linkOfMail(), form('stop'))
    const { id: searchId, organization, certifications } = world.pmiProspect
    const sharing = { body: { searchId, organization, certifications, email: 'dana@example.org' } }
    await world.dana.call(calls.createShare, sharing)
    await app.anonymous().call(calls.requestPasswordReset, { body: { email: 'dana@example.org' } })
    expect((await rows()).map(({ kind, status }) => [kind, status])).toEqual([
      ['shared-edit', 'suppressed'],
      ['share', 'waiting'],
      ['password-reset', 'waiting'],
    ])
  })

  test('cannot be guessed', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, text } = await page(`/mail/${'A'.repeat(43)}`, { method })
      expect(status).toBe(404)
      expect(text).toContain('This link does not work')
    }
  })
})
