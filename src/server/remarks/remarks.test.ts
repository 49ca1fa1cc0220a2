import { calls } from '#contract/calls.ts'
import { errors } from '#contract/errors.ts'
import { pages } from '#contract/pages.ts'
import type { Certification } from '#domain/certification.ts'
import { eventWords } from '#domain/event-words.ts'
import { changedSentence, type NewRemark, unchangedSentence } from '#domain/remark.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, lookedUp, quoted, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
let params: { shareId: string }
let id: string
const [line = ''] = certifiedWelder.fees
const certification = certifiedWelder.id ?? ''
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  app.research.answers(lookedUp(welders, [certifiedWelder]))
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
  const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [certifiedWelder] } })
  id = String(prospect.id)
  params = { shareId: (await dana.call(calls.createShare, { body: { searchId: prospect.id } })).shareId }
})
const certificationNow = async () => (await dana.call(calls.getProspect, { params: { id } })).certifications
const idNow = async () => (await certificationNow())[0]?.id ?? certification
const say = async (said: NewRemark) => app.anonymous().answer(calls.makeRemark, { params, body: said })
const remarks = () => dana.call(calls.listRemarks, { params: { id } })
const setMode = (mode: 'edit' | 'suggest' | 'view') =>
  dana.call(calls.changeShare, { params, body: { mode, name: 'for the board' } })

describe('a reader', () => {
  test('says that a line is right, and the owner sees who said it, when, and through which link', async () => {
    await setMode('edit')
    const said = { kind: 'right', certification: await idNow(), field: 'fees', line, by: 'Ann Smith' } as const
    expect((await say(said)).body).toEqual({ status: 'noted' })
    expect((await say(said)).body, 'a second press').toEqual({ status: 'noted' })
    expect(await remarks()).toEqual([
      {
        id: expect.any(String),
        at: app.clock.now().toISOString(),
        kind: 'right',
        status: 'noted',
        by: 'Ann Smith',
        link: { shareId: params.shareId, name: 'for the board' },
        certification: { id: await idNow(), name: certifiedWelder.name },
        field: 'fees',
        line,
        text: null,
      },
    ])
    const { version } = await dana.call(calls.getProspect, { params: { id } })
    expect(version, 'nothing was changed').toBe(1)
  })

  test('corrects a line at once where the link lets its holders edit; its proof stays with what it was', async () => {
    await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test', by: 'Ann Smith' })
    const [corrected] = await certificationNow()
    expect(corrected?.fees).toEqual(['US$120 test', ...certifiedWelder.fees.slice(1)])
    expect(corrected?.evidence?.['/fees/0']).toMatchObject([{ kind: 'person', via: 'share-link', before: { text: line } }])
    expect(await remarks()).toMatchObject([{ kind: 'wrong', status: 'done', line, text: 'US$120 test' }])
    const versions = await dana.call(calls.listVersions, { params: { id } })
    expect(JSON.stringify(versions)).toContain('Ann Smith')
    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'shared-edit')
    const told = `Ann Smith corrected ‘${line}’ to ‘US$120 test’ (${certifiedWelder.name})`
    expect(mail?.text.replaceAll('\u2060', '')).toContain(`- ${told}\n`)
  })

  test('adds a line and a program', async () => {
    await say({ kind: 'missing', certification: await idNow(), field: 'fees', text: 'US$40 retake' })
    await say({ kind: 'missing', text: 'Certified Pipe Welder' })
    const now = await certificationNow()
    expect(now[0]?.fees).toContain('US$40 retake')
    expect(now[1]).toMatchObject({ name: 'Certified Pipe Welder', fees: [] })
  })

  test('suggests where the link takes suggestions, and nothing changes until the owner accepts', async () => {
    await setMode('suggest')
    const wrong = {
      kind: 'wrong',
      certification: await idNow(),
      field: 'fees',
      line,
      text: 'US$120 test',
      by: 'Ann Smith',
    } as const
    expect((await say(wrong)).body).toEqual({ status: 'open' })
    await say({ kind: 'missing', text: 'Certified Pipe Welder' })
    expect(await certificationNow()).toHaveLength(1)
    const [program, fee] = await remarks()
    const decide = (remarkId = '', accept = true) =>
      dana.answer(calls.decideRemark, { params: { id, remarkId }, body: { accept } })
    expect((await decide(program?.id, false)).body).toMatchObject({ status: 'declined' })
    expect((await decide(fee?.id)).body).toMatchObject({ status: 'accepted' })
    expect((await decide(fee?.id)).body).toMatchObject({ code: 'REMARK_CLOSED' })
    const [certified, ...others] = await certificationNow()
    expect(certified?.fees[0]).toBe('US$120 test')
    expect(others).toEqual([])
    const versions = JSON.stringify(await dana.call(calls.listVersions, { params: { id } }))
    expect(versions).toContain('Suggested by Ann Smith')
  })

  test('says nothing through a link to view', async () => {
    await setMode('view')
    const answer = await say({ kind: 'right', certification: await idNow() })
    expect(answer).toMatchObject({ status: 403, body: { code: 'LINK_MODE' } })
  })

  test('is told when the line is not there any more, and nothing is written', async () => {
    for (const said of [
      { kind: 'right', certification: 'unknown' },
      { kind: 'right', certification: await idNow(), field: 'fees', line: 'US$1' },
      { kind: 'wrong', certification: await idNow(), field: 'requirements', line, text: 'x' },
      { kind: 'missing', certification: await idNow(), field: 'validityPeriod', text: '9 years' },
    ] as const) {
      expect(await say(said)).toMatchObject({ status: 409, body: { code: 'REMARK_CLOSED' } })
    }
    expect(await remarks()).toEqual([])
  })
})

describe('what says nothing new is taken once', () => {
  const versionNow = async () => (await dana.call(calls.getProspect, { params: { id } })).version

  test('an addition that is there, in other letters and spaces, also when it is sent twice at once', async () => {
    const certificationId = await idNow()
    const fee = (text: string) => say({ kind: 'missing', certification: certificationId, field: 'fees', text })
    const both = await Promise.all([fee('Third added'), fee('third  ADDED ')])
    expect(both.map(({ body }) => body)).toEqual([{ status: 'done' }, { status: 'done' }])
    expect((await fee(line)).body, 'a line of the page').toEqual({ status: 'there' })
    expect((await say({ kind: 'missing', text: 'Certified Pipe Welder' })).body).toEqual({ status: 'done' })
    expect((await say({ kind: 'missing', text: 'Certified Pipe Welder' })).body).toEqual({ status: 'done' })
    expect((await say({ kind: 'missing', text: certifiedWelder.name })).body).toEqual({ status: 'there' })
    expect((await certificationNow()).map(({ name }) => name)).toEqual([certifiedWelder.name, 'Certified Pipe Welder'])
    expect((await certificationNow())[0]?.fees).toEqual([line, expect.stringMatching(/^third added$/i)])
    expect(await versionNow()).toBe(3)
    expect((await fee('US$9.50')).body, 'another amount').toEqual({ status: 'done' })
    expect((await fee('US$950')).body, 'another amount').toEqual({ status: 'done' })
  })

  test('a suggestion that waits, and what two links suggest becomes one line', async () => {
    await setMode('suggest')
    const other = { shareId: (await dana.call(calls.createShare, { body: { searchId: Number(id), another: true } })).shareId }
    await dana.call(calls.changeShare, { params: other, body: { mode: 'suggest' } })
    const addition = { kind: 'missing', certification: await idNow(), field: 'fees', text: 'Third added' } as const
    const wrong = { kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' } as const
    for (const said of [addition, { ...addition, text: 'third added' }, wrong, wrong]) {
      expect((await say(said)).body).toEqual({ status: 'open' })
    }
    await app.anonymous().call(calls.makeRemark, { params: other, body: addition })
    expect(await remarks()).toHaveLength(3)
    const waiting = async () => (await remarks()).find(({ status }) => status === 'open')
    for (let next = await waiting(); next !== undefined; next = await waiting()) {
      await dana.call(calls.decideRemark, { params: { id, remarkId: next.id }, body: { accept: true } })
    }
    expect((await remarks()).map(({ status }) => status).toSorted()).toEqual(['accepted', 'accepted', 'done'])
    expect((await certificationNow())[0]?.fees).toEqual(['US$120 test', 'Third added'])
    expect(await versionNow(), 'no version without a change').toBe(3)
  })

  test('what waited is carried out when it is said again through a link that lets its holders edit by then', async () => {
    await setMode('suggest')
    const wrong = { kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' } as const
    expect((await say(wrong)).body).toEqual({ status: 'open' })
    await setMode('edit')
    expect((await say(wrong)).body).toEqual({ status: 'done' })
    expect((await certificationNow())[0]?.fees[0]).toBe('US$120 test')
  })

  test('one correction through two links is accepted once, and changes the line once', async () => {
    await setMode('suggest')
    const other = { shareId: (await dana.call(calls.createShare, { body: { searchId: Number(id), another: true } })).shareId }
    await dana.call(calls.changeShare, { params: other, body: { mode: 'suggest' } })
    const wrong = { kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' } as const
    await say(wrong)
    await app.anonymous().call(calls.makeRemark, { params: other, body: wrong })
    const [first, second] = await remarks()
    const accept = (remarkId = '') => dana.answer(calls.decideRemark, { params: { id, remarkId }, body: { accept: true } })
    expect((await accept(first?.id)).body).toMatchObject({ status: 'accepted' })
    expect((await accept(second?.id)).body).toMatchObject({ code: 'REMARK_CLOSED' })
    expect((await remarks()).map(({ status }) => status)).toEqual(['accepted', 'done'])
    expect((await certificationNow())[0]?.fees).toEqual(['US$120 test', ...certifiedWelder.fees.slice(1)])
    expect(await versionNow()).toBe(2)
  })

  test('a correction that corrects nothing is refused in a sentence; no version, no email', async () => {
    const before = (await app.mails()).length
    for (const mode of ['edit', 'suggest'] as const) {
      await setMode(mode)
      const answer = await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: ` ${line}\n` })
      expect(answer).toMatchObject({ status: 400, body: { field: 'text', message: unchangedSentence } })
    }
    expect(await versionNow()).toBe(1)
    expect(await remarks()).toEqual([])
    expect(await app.mails()).toHaveLength(before)
    await setMode('edit')
    const letters = await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: line.toUpperCase() })
    expect(letters.body, 'another letter case is a correction').toEqual({ status: 'done' })
  })

  test('a second line where there can be one only is refused with the true reason', async () => {
    const answer = await say({ kind: 'missing', certification: await idNow(), field: 'validityPeriod', text: '9 years' })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'There is already a line of this kind. Correct that one instead.' },
    })
    const same = await say({ kind: 'missing', certification: await idNow(), field: 'validityPeriod', text: '6 Months' })
    expect(same.body).toEqual({ status: 'there' })
  })

  test('where sources disagree, the answer that is shown can be the right one, and the other one goes', async () => {
    const says = (text: string) => ({ ...quoted(`It costs ${text}.`), says: text })
    const disputed = { ...certifiedWelder, evidence: { '/fees/0': [says(line), says('US$120 test')] } }
    const change = app.context.db.updateTable('prospects').set({ certifications: JSON.stringify([disputed]) })
    await change.where('id', '=', Number(id)).execute()
    const picked = await say({ kind: 'wrong', certification, field: 'fees', line, text: line })
    expect(picked.body).toEqual({ status: 'done' })
    expect((await certificationNow())[0]?.evidence?.['/fees/0']).toMatchObject([{ kind: 'page', says: line }])
    expect(await versionNow()).toBe(2)
  })
})

describe('a suggestion is closed by the version that says it', () => {
  const happened = async () =>
    (await dana.call(calls.listProspectEvents, { params: { id } })).events.map(({ what }) => eventWords(what).detail)
  const statuses = async () => (await remarks()).map(({ text, status }) => [text, status])
  beforeEach(async () => {
    await setMode('suggest')
    await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' })
    await say({ kind: 'missing', text: 'Certified Pipe Welder' })
  })

  test('made through a link that lets its holders edit', async () => {
    const other = { shareId: (await dana.call(calls.createShare, { body: { searchId: Number(id), another: true } })).shareId }
    await dana.call(calls.changeShare, { params: other, body: { mode: 'edit' } })
    const wrong = { kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' } as const
    expect(await app.anonymous().call(calls.makeRemark, { params: other, body: wrong })).toEqual({ status: 'done' })
    expect(await statuses()).toEqual([
      ['US$120 test', 'done'],
      ['Certified Pipe Welder', 'open'],
      ['US$120 test', 'done'],
    ])
    expect(await happened()).toContain('Version 2 · 1 certification modified · Closes 1 suggestion')
  })

  test('made by the owner in the editor, and not by another edit; the page of the link waits no longer', async () => {
    const save = async (certifications: Certification[]) =>
      dana.call(calls.updateProspect, { params: { id }, body: { organization: welders, certifications } })
    const [certified = certifiedWelder] = await certificationNow()
    await save([{ ...certified, fees: ['US$130 test', ...certified.fees.slice(1)] }])
    expect((await statuses()).map(([, status]) => status)).toEqual(['open', 'open'])
    await save([{ ...certified, fees: [' us$120  test', ...certified.fees.slice(1)] }])
    expect(
      (await statuses()).map(([, status]) => status),
      'another letter case is another correction',
    ).toEqual(['open', 'open'])
    const corrected = { ...certified, fees: ['US$120 test', ...certified.fees.slice(1)] }
    await save([corrected, { ...certifiedWelder, id: 'new', name: 'certified pipe welder' }])
    expect(await statuses()).toEqual([
      ['Certified Pipe Welder', 'done'],
      ['US$120 test', 'done'],
    ])
    expect(await happened()).toContain('Version 4 · 1 certification added · 1 certification modified · Closes 2 suggestions')
    const page = await (await app.anonymous().fetch(`/share/${params.shareId}`)).text()
    expect(page).not.toContain('waiting for')
  })

  test('not where it was declined: that stays what the owner decided', async () => {
    const [program] = await remarks()
    await dana.call(calls.decideRemark, { params: { id, remarkId: program?.id ?? '' }, body: { accept: false } })
    const certifications = [...(await certificationNow()), { ...certifiedWelder, id: 'new', name: 'Certified Pipe Welder' }]
    await dana.call(calls.updateProspect, { params: { id }, body: { organization: welders, certifications } })
    expect((await statuses()).map(([, status]) => status)).toEqual(['declined', 'open'])
    expect(await happened()).toContain('Version 2 · 1 certification added')
  })
})

test('an addition to a certification that was deleted since is refused with the true reason', async () => {
  await setMode('suggest')
  await say({ kind: 'missing', certification: await idNow(), field: 'fees', text: 'US$40 retake' })
  await dana.call(calls.deleteCertification, { params: { id, certId: await idNow() } })
  const [remark] = await remarks()
  const answer = await dana.answer(calls.decideRemark, { params: { id, remarkId: remark?.id ?? '' }, body: { accept: true } })
  expect(answer).toMatchObject({ status: 409, body: { code: 'REMARK_CLOSED', message: errors.REMARK_CLOSED.sentence } })
})

test('the owner takes a remark away for good; what it changed stays, and nobody else can', async () => {
  await say({ kind: 'missing', text: 'Certified Pipe Welder', by: 'x'.repeat(80) })
  const tooLong = await say({ kind: 'missing', text: 'Another', by: 'x'.repeat(81) })
  expect(tooLong).toMatchObject({ status: 400, body: { field: 'by', message: 'Your name can be at most 80 characters.' } })
  const [remark] = await remarks()
  const dismissed = { params: { id, remarkId: remark?.id ?? '' } }
  expect((await app.anonymous().answer(calls.dismissRemark, dismissed)).status).toBe(401)
  expect((await (await app.signedIn('erin')).answer(calls.dismissRemark, dismissed)).status).toBe(404)
  expect((await dana.answer(calls.dismissRemark, dismissed)).status).toBe(204)
  expect(await remarks()).toEqual([])
  expect(await certificationNow()).toHaveLength(2)
})

test('the owner gets what was said in the email of the hour, and of a muted link nothing', async () => {
  await setMode('suggest')
  await say({ kind: 'right', certification: await idNow(), field: 'fees', line, by: 'Ann Smith' })
  await say({ kind: 'missing', text: 'Certified Pipe Welder' })
  await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' })
  const mails = await app.mails()
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('Ann Smith confirmed')
  expect(mails[1]?.text).toContain('Certified Pipe Welder')
  expect(mails[1]?.text).toContain('US$120 test')
  await dana.call(calls.changeShare, { params, body: { notify: false } })
  app.clock.advance(2 * 3_600_000)
  await say({ kind: 'missing', text: 'Another' })
  expect(await app.mails()).toHaveLength(2)
})

describe('what a reader says keeps to the limits of every other edit', () => {
  const fill = async (certifications: object[]) => {
    const change = app.context.db.updateTable('prospects').set({ certifications: JSON.stringify(certifications) })
    await change.where('id', '=', Number(id)).execute()
  }
  const welder = (fields: object = {}) => ({ ...certifiedWelder, evidence: {}, id: certification, ...fields })
  const stated = { kind: 'person', by: 'dana', via: 'editor', at: '2026-11-21T09:00:00.000Z' }

  test.each(['edit', 'suggest'] as const)('through a link to %s', async (mode) => {
    await setMode(mode)
    const fees = Array.from({ length: 100 }, (_, index) => `US$${index}`)
    await fill([welder({ fees, evidence: Object.fromEntries(fees.map((_, index) => [`/fees/${index}`, [stated]])) })])
    const fee = await say({ kind: 'missing', certification, field: 'fees', text: 'US$40 retake' })
    expect(fee).toMatchObject({ status: 400, body: { field: 'text', message: 'Fees can have at most 100 entries.' } })
    const name = await say({ kind: 'missing', text: 'x'.repeat(301) })
    expect(name).toMatchObject({ status: 400, body: { field: 'text' } })
    await fill(Array.from({ length: 500 }, (_, index) => welder({ id: `c${index}` })))
    expect(await say({ kind: 'missing', text: 'One more' })).toMatchObject({ status: 400, body: { field: 'text' } })
    const long = Array.from({ length: 500 }, (_, index) =>
      welder({ id: `c${index}`, name: 'n'.repeat(290), summary: 's'.repeat(5_000) }),
    )
    const summed = long.map((one) => ({ ...one, evidence: { '/summary': [stated] } }))
    await fill(summed.slice(0, 380))
    expect(await say({ kind: 'missing', certification: 'c1', field: 'requirements', text: 'r'.repeat(2_000) })).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE', field: 'text' },
    })
    expect(await remarks()).toEqual([])
  })
})

test('without script a remark leads back to the page it was made on, also after an interest', async () => {
  const version = async () => String((await dana.call(calls.getProspect, { params: { id } })).version)
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, version: await version() })
    return app.anonymous().fetch(pages.shareRemarks(params.shareId), { method: 'POST', body })
  }
  const leadsTo = async (fields: Record<string, string>) => (await send(fields)).headers.get('location')
  const right = { right: `${await idNow()}/fees/0` }
  expect(await leadsTo(right)).toBe(`${pages.share(params.shareId)}?told=noted#remarks`)
  const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params, body: billing })
  expect(await leadsTo(right)).toBe(`${pages.sharedPrograms(params.shareId)}?told=noted#remarks`)
  const page = await app.anonymous().fetch(`${pages.sharedPrograms(params.shareId)}?told=noted`)
  expect(await page.text()).toContain('Noted. Thank you.')
  const long = await send({ missing: '', 'text ': 'x'.repeat(301) })
  expect(long.status).toBe(400)
  const back = await long.text()
  expect(back).toContain('x'.repeat(301))
  expect(back).toContain('Certification name can be at most 300 characters.')
})

test('without script what was typed on the page of a prospect that was merged since stays, with the reason', async () => {
  const organization = welders
  const kept = await dana.call(calls.createProspect, {
    body: { organization, certifications: [{ ...certifiedWelder, id: 'other' }] },
  })
  await dana.call(calls.mergeProspect, { params: { id: String(kept.id) }, body: { from: Number(id) } })
  const body = new URLSearchParams({
    [`text ${certification}/fees/0`]: 'US$120 test',
    [`text ${certification}/validityPeriod`]: certifiedWelder.validityPeriod,
    version: '1',
  })
  const answer = await app.anonymous().fetch(pages.shareRemarks(params.shareId), { method: 'POST', body })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('US$120 test')
  expect(page.split(changedSentence)).toHaveLength(2)
})
