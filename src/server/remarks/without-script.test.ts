import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { changedSentence } from '#domain/shares/remark.ts'
import { beforeEach, expect, test } from 'vitest'
import { certifiedWelder, welders } from '../../../test/samples.ts'
import { openWelderLink, type WelderLink } from '../../../test/welder-link.ts'

let app: WelderLink['app']
let dana: WelderLink['dana']
let id: WelderLink['id']
let params: WelderLink['params']
let versionNow: WelderLink['versionNow']
let idNow: WelderLink['idNow']
beforeEach(async () => {
  ;({ app, dana, id, params, versionNow, idNow } = await openWelderLink())
})
const certification = certifiedWelder.id ?? ''

test('without script a remark leads back to the page it was made on, also after an interest', async () => {
  const version = async () => String(await versionNow())
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
