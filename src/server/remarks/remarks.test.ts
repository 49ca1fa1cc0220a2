import { calls } from '#contract/calls.ts'
import { errors } from '#contract/errors.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { certifiedWelder, welders } from '../../../test/samples.ts'
import { openWelderLink, type WelderLink } from '../../../test/welder-link.ts'

let app: WelderLink['app']
let dana: WelderLink['dana']
let id: WelderLink['id']
let params: WelderLink['params']
let certificationsNow: WelderLink['certificationsNow']
let idNow: WelderLink['idNow']
let say: WelderLink['say']
let remarks: WelderLink['remarks']
let setMode: WelderLink['setMode']
beforeEach(async () => {
  ;({ app, dana, id, params, certificationsNow, idNow, say, remarks, setMode } = await openWelderLink())
})
const [line = ''] = certifiedWelder.fees
/** KiB of versions that links made, and how many versions, of the hour and the day. */
function counted(limits: { key: string; count: number }[]) {
  const of = (name: string) => limits.filter(({ key }) => key.startsWith(`${name}:`)).map(({ count }) => count)
  return { body: of('sharedEditSize')[0], edits: of('sharedEdit') }
}

describe('a reader', () => {
  test('says that a line is right, and the owner sees who said it, when, and through which link', async () => {
    await setMode('edit')
    const said = { kind: 'right', certification: await idNow(), field: 'fees', line, by: 'Ann Smith' } as const
    expect((await say(said)).body).toEqual({ status: 'noted', remarkId: expect.any(String) })
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

  test('has what they corrected told as gone once an earlier version is restored, and no longer once it is back', async () => {
    await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test', by: 'Ann Smith' })
    await say({ kind: 'missing', text: 'Certified Riveter' })
    const isGone = async () => (await remarks()).map((one) => one.isGone)
    expect(await isGone()).toEqual([undefined, undefined])
    await dana.call(calls.updateProspect, { params: { id }, body: { restores: 1, changeReason: '' } })
    expect(await isGone()).toEqual([true, true])
    await dana.call(calls.updateProspect, { params: { id }, body: { restores: 2, changeReason: '' } })
    expect(await isGone()).toEqual([true, undefined])
  })

  test('corrects a line at once where the link lets its holders edit; its proof stays with what it was', async () => {
    await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test', by: 'Ann Smith' })
    const [corrected] = await certificationsNow()
    expect(corrected?.fees).toEqual(['US$120 test', ...certifiedWelder.fees.slice(1)])
    expect(corrected?.evidence?.['/fees/0']).toMatchObject([{ kind: 'person', via: 'share-link', before: { text: line } }])
    expect(await remarks()).toMatchObject([{ kind: 'wrong', status: 'done', line, text: 'US$120 test' }])
    const [version] = await dana.call(calls.listVersions, { params: { id } })
    expect(version).toMatchObject({ author: 'via share link', changeReason: null })
    const [event] = (await dana.call(calls.listProspectEvents, { params: { id } })).events
    expect(event).toMatchObject({ what: { type: 'corrected' }, by: { kind: 'link', name: null, nameGiven: 'Ann Smith' } })
    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'shared-edit')
    const told = `(name given: “Ann Smith”) saved a new version:\n\n- Corrected ‘${line}’ to ‘US$120 test’ (${certifiedWelder.name})\n`
    expect(mail?.text.replaceAll('\u2060', '')).toContain(told)
  })

  test('makes several lines of one by typing each on its own; what is there already is not added twice', async () => {
    const text = 'US$120 test\nUS$60 second test'
    const wrong = { kind: 'wrong', certification: await idNow(), field: 'fees', line, text } as const
    expect((await say(wrong)).body).toEqual({ status: 'done' })
    const [corrected] = await certificationsNow()
    const rest = certifiedWelder.fees.slice(1)
    expect(corrected?.fees).toEqual(['US$120 test', 'US$60 second test', ...rest])
    for (const place of ['/fees/0', '/fees/1']) expect(corrected?.evidence?.[place]).toMatchObject([{ kind: 'person' }])
    const fields = { kind: 'missing', certification: await idNow(), field: 'fees', text: `${text}\nUS$10 card` } as const
    expect((await say(fields)).body).toEqual({ status: 'done' })
    expect((await certificationsNow())[0]?.fees).toEqual(['US$120 test', 'US$60 second test', ...rest, 'US$10 card'])
    const [mail] = (await app.mails()).filter(({ kind }) => kind === 'shared-edit')
    expect(mail?.text.replaceAll('\u2060', '')).toContain(`to ‘US$120 test’ and ‘US$60 second test’ (${certifiedWelder.name})`)
    const single = { kind: 'wrong', certification: await idNow(), field: 'validityPeriod' } as const
    await say({ ...single, line: certifiedWelder.validityPeriod, text: '4\nyears' })
    expect((await certificationsNow())[0]?.validityPeriod).toBe('4 years')
  })

  test('uses up what links of a prospect may take in a day as an edit does, by the size of the version', async () => {
    const text = 'x'.repeat(1_900)
    await dana.call(calls.updateProspect, {
      params: { id },
      body: { organization: welders, certifications: [{ ...certifiedWelder, fees: Array.from({ length: 90 }, () => text) }] },
    })
    const certificationId = await idNow()
    await say({ kind: 'missing', certification: certificationId, field: 'fees', text: 'US$40 retake' })
    const { body, ...others } = { ...counted(await app.context.db.selectFrom('rate_limits').selectAll().execute()) }
    expect(body).toBeGreaterThan(165)
    expect(others).toEqual({ edits: [1, 1] })
    await say({ kind: 'missing', certification: certificationId, field: 'fees', text: 'US$40 retake' })
    expect(counted(await app.context.db.selectFrom('rate_limits').selectAll().execute()), 'nothing new').toEqual({
      body,
      ...others,
    })
  })

  test('adds a line and a program', async () => {
    await say({ kind: 'missing', certification: await idNow(), field: 'fees', text: 'US$40 retake' })
    await say({ kind: 'missing', text: 'Certified Pipe Welder (CPW)' })
    expect((await say({ kind: 'missing', text: 'certified pipe welder' })).body, 'with or without it').toEqual({
      status: 'there',
    })
    const now = await certificationsNow()
    expect(now[0]?.fees).toContain('US$40 retake')
    expect(now[1]).toMatchObject({ name: 'Certified Pipe Welder', acronym: 'CPW', fees: [] })
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
    expect(await certificationsNow()).toHaveLength(1)
    const [program, fee] = await remarks()
    const decide = (remarkId = '', accept = true) =>
      dana.answer(calls.decideRemark, { params: { id, remarkId }, body: { accept } })
    expect((await decide(program?.id, false)).body).toMatchObject({ status: 'declined' })
    expect((await decide(fee?.id)).body).toMatchObject({ status: 'accepted' })
    expect((await decide(fee?.id)).body).toMatchObject({ code: 'REMARK_CLOSED' })
    const [certified, ...others] = await certificationsNow()
    expect(certified?.fees[0]).toBe('US$120 test')
    expect(certified?.evidence?.['/fees/0']?.[0], 'the word of the reader').toMatchObject({ kind: 'person', via: 'share-link' })
    expect(others).toEqual([])
    const versions = JSON.stringify(await dana.call(calls.listVersions, { params: { id } }))
    expect(versions).toContain('Suggested by someone with the link (name given: “Ann Smith”)')
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
  expect(await certificationsNow()).toHaveLength(2)
})

test('the owner gets what was said in the email of the hour, and of a muted link nothing', async () => {
  await setMode('suggest')
  await say({ kind: 'right', certification: await idNow(), field: 'fees', line, by: 'Ann Smith' })
  await say({ kind: 'missing', text: 'Certified Pipe Welder' })
  await say({ kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' })
  const mails = await app.mails()
  expect(mails).toHaveLength(2)
  expect(mails[0]?.text).toContain('Someone with the link (name given: “Ann Smith”) confirmed')
  expect(mails[1]?.text).toContain('Certified Pipe Welder')
  expect(mails[1]?.text).toContain('US$120 test')
  await dana.call(calls.changeShare, { params, body: { notify: false } })
  app.clock.advance(2 * 3_600_000)
  await say({ kind: 'missing', text: 'Another' })
  expect(await app.mails()).toHaveLength(2)
})
