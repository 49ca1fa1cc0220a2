import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { eventWords } from '#domain/events/event-words.ts'
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
let another: WelderLink['another']
beforeEach(async () => {
  ;({ app, dana, id, params, certificationsNow, idNow, say, remarks, setMode, another } = await openWelderLink())
})
const [line = ''] = certifiedWelder.fees

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
    const other = await another('edit')
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
    const [certified = certifiedWelder] = await certificationsNow()
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
    const certifications = [...(await certificationsNow()), { ...certifiedWelder, id: 'new', name: 'Certified Pipe Welder' }]
    await dana.call(calls.updateProspect, { params: { id }, body: { organization: welders, certifications } })
    expect((await statuses()).map(([, status]) => status)).toEqual(['declined', 'open'])
    expect(await happened()).toContain('Version 2 · 1 certification added')
  })
})
