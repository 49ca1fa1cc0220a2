import { calls } from '#contract/calls.ts'
import { describe, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, welders } from '../../../test/samples.ts'
import { sharedProspect } from '../../../test/shared-prospect.ts'
import type { Visitor } from '../../../test/visitor.ts'
import * as z from 'zod/mini'

/** Sends what the call would not let a program send. */
const anything = z.record(z.string(), z.unknown())

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

describe('a result sent by email', () => {
  const body = { email: 'ann@prospect.example.org', organization: welders, certifications: [certifiedWelder] }

  test('to what is no address is refused, also with the number of a prospect', async () => {
    const { prospect } = await sharedProspect(app, dana)
    const refused = { status: 400, body: { code: 'INVALID', field: 'email' } }
    const send = (given: object) =>
      dana.answer({ ...calls.createShare, body: anything }, { body: { ...given, searchId: prospect.id } })
    expect(await send({ ...body, email: 'nobody' })).toMatchObject(refused)
    expect(await send({ email: 'nobody' })).toMatchObject(refused)
    expect(await app.mails()).toEqual([])
  })

  test('of a saved prospect carries its one link, and waits in the outbox', async () => {
    const { prospect, shareId, shareUrl } = await sharedProspect(app, dana, [certifiedWelder], {
      email: body.email,
      contactFirstName: 'Ann',
    })
    const sent = await dana.call(calls.createShare, { body: { ...body, searchId: prospect.id } })
    expect(sent).toEqual({ shareId, shareUrl, delivery: 'outbox', mailId: expect.any(String) })
    const mails = await app.mails()
    expect(mails).toMatchObject([
      {
        kind: 'share',
        to_email: body.email,
        subject: 'Certifications of Example Welding Board',
      },
    ])
    expect(mails[0]?.text).toContain('Hello Ann,')
    expect(mails[0]?.text).toContain(shareUrl)
    expect(mails[0]?.html).toContain(`href="${shareUrl}"`)
  })

  test('without a number is that of the newest prospect of the body for this address, or for none', async () => {
    const others = await sharedProspect(app, dana, [], { email: 'bob@prospect.example.org' })
    const own = await sharedProspect(app, dana, [], { email: 'ANN@prospect.example.org' })
    expect(await dana.call(calls.createShare, { body })).toMatchObject({ shareId: own.shareId })
    await dana.call(calls.deleteProspect, { params: { id: own.id } })
    const { shareId } = await dana.call(calls.createShare, { body })
    expect(shareId).not.toBe(others.shareId)
    const [saved] = await dana.call(calls.listProspects)
    expect(saved).toMatchObject({ organization: welders, email: body.email, certifications: [{ id: 'ewb-cw' }], version: 1 })
  })

  test('of a body that is saved under another page of its site is that prospect’s', async () => {
    const { shareId } = await sharedProspect(app, dana)
    const organization = { ...welders, website: `${welders.website}/certifications` }
    expect(await dana.call(calls.createShare, { body: { ...body, organization } })).toMatchObject({ shareId })
    expect(await dana.call(calls.listProspects)).toHaveLength(1)
  })

  test('twice with one Idempotency-Key is one email and one prospect', async () => {
    const send = () => dana.call(calls.createShare, { body }, { headers: { 'idempotency-key': 'a-double-click' } })
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
    expect(await app.mails()).toHaveLength(1)
    expect(await dana.call(calls.listProspects)).toHaveLength(1)
  })

  test('is sent thirty times an hour; a link alone is given as often as it is asked for', async () => {
    const { prospect } = await sharedProspect(app, dana)
    for (let number = 0; number < 31; number += 1) await dana.call(calls.createShare, { body: { searchId: prospect.id } })
    for (let number = 0; number < 30; number += 1)
      await dana.call(calls.createShare, { body: { ...body, searchId: prospect.id } })
    expect(await dana.answer(calls.createShare, { body })).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
    expect(await app.mails()).toHaveLength(30)
  })

  test('cannot put a header or markup into the email', async () => {
    const organization = { ...welders, name: 'Board\r\nBcc: all@example.org <img src=x>' }
    await dana.call(calls.createShare, { body: { ...body, organization } })
    const [mail] = await app.mails()
    expect(mail?.subject).toBe('Certifications of Board Bcc: all@\u2060example.\u2060org <img src=x>')
    expect(mail?.html).not.toContain('<img')
    const two = await dana.answer(calls.createShare, { body: { ...body, email: 'a@example.org, b@example.org' } })
    expect(two).toMatchObject({ status: 400, body: { field: 'email', message: 'Please enter a valid email address.' } })
  })
})
