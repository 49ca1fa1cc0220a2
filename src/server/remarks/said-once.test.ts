import { calls } from '#contract/calls.ts'
import { unchangedSentence } from '#domain/shares/remark.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { certifiedWelder, quoted } from '../../../test/samples.ts'
import { openWelderLink, type WelderLink } from '../../../test/welder-link.ts'

let app: WelderLink['app']
let dana: WelderLink['dana']
let id: WelderLink['id']
let certificationsNow: WelderLink['certificationsNow']
let versionNow: WelderLink['versionNow']
let idNow: WelderLink['idNow']
let say: WelderLink['say']
let remarks: WelderLink['remarks']
let setMode: WelderLink['setMode']
let another: WelderLink['another']
beforeEach(async () => {
  ;({ app, dana, id, certificationsNow, versionNow, idNow, say, remarks, setMode, another } = await openWelderLink())
})
const [line = ''] = certifiedWelder.fees
const certification = certifiedWelder.id ?? ''

describe('what says nothing new is taken once', () => {
  test('an addition that is there, in other letters and spaces, also when it is sent twice at once', async () => {
    const certificationId = await idNow()
    const fee = (text: string) => say({ kind: 'missing', certification: certificationId, field: 'fees', text })
    const both = await Promise.all([fee('Third added'), fee('third  ADDED ')])
    expect(both.map(({ body }) => body)).toEqual([{ status: 'done' }, { status: 'done' }])
    expect((await fee(line)).body, 'a line of the page').toEqual({ status: 'there' })
    expect((await say({ kind: 'missing', text: 'Certified Pipe Welder' })).body).toEqual({ status: 'done' })
    expect((await say({ kind: 'missing', text: 'Certified Pipe Welder' })).body).toEqual({ status: 'done' })
    expect((await say({ kind: 'missing', text: certifiedWelder.name })).body).toEqual({ status: 'there' })
    expect((await certificationsNow()).map(({ name }) => name)).toEqual([certifiedWelder.name, 'Certified Pipe Welder'])
    expect((await certificationsNow())[0]?.fees).toEqual([line, expect.stringMatching(/^third added$/i)])
    expect(await versionNow()).toBe(3)
    expect((await fee('US$9.50')).body, 'another amount').toEqual({ status: 'done' })
    expect((await fee('US$950')).body, 'another amount').toEqual({ status: 'done' })
  })

  test('a suggestion that waits, and what two links suggest becomes one line', async () => {
    await setMode('suggest')
    const other = await another('suggest')
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
    expect((await certificationsNow())[0]?.fees).toEqual(['US$120 test', 'Third added'])
    expect(await versionNow(), 'no version without a change').toBe(3)
  })

  test('what waited is carried out when it is said again through a link that lets its holders edit by then', async () => {
    await setMode('suggest')
    const wrong = { kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' } as const
    expect((await say(wrong)).body).toEqual({ status: 'open' })
    await setMode('edit')
    expect((await say(wrong)).body).toEqual({ status: 'done' })
    expect((await certificationsNow())[0]?.fees[0]).toBe('US$120 test')
  })

  test('one correction through two links is accepted once, and changes the line once', async () => {
    await setMode('suggest')
    const other = await another('suggest')
    const wrong = { kind: 'wrong', certification: await idNow(), field: 'fees', line, text: 'US$120 test' } as const
    await say(wrong)
    await app.anonymous().call(calls.makeRemark, { params: other, body: wrong })
    const [first, second] = await remarks()
    const accept = (remarkId = '') => dana.answer(calls.decideRemark, { params: { id, remarkId }, body: { accept: true } })
    expect((await accept(first?.id)).body).toMatchObject({ status: 'accepted' })
    expect((await accept(second?.id)).body).toMatchObject({ code: 'REMARK_CLOSED' })
    expect((await remarks()).map(({ status }) => status)).toEqual(['accepted', 'done'])
    expect((await certificationsNow())[0]?.fees).toEqual(['US$120 test', ...certifiedWelder.fees.slice(1)])
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
    expect((await certificationsNow())[0]?.evidence?.['/fees/0']).toMatchObject([{ kind: 'page', says: line }])
    expect(await versionNow()).toBe(2)
  })
})
