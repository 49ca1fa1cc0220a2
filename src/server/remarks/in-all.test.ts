import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder } from '../../../test/samples.ts'
import { sharedProspect } from '../../../test/shared-prospect.ts'
import type { Visitor } from '../../../test/visitor.ts'

const [line = ''] = certifiedWelder.fees

let app: TestApp
let dana: Visitor
let link: Awaited<ReturnType<typeof sharedProspect>>
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  const other = { ...certifiedWelder, id: 'pipe', name: 'Certified Pipe Welder' }
  const third = { ...other, id: 'third', name: 'Riveter', fees: ['US$5 card'], evidence: {} }
  link = await sharedProspect(app, dana, [certifiedWelder, other, third])
})

const fees = async () => (await dana.call(calls.getProspect, { params: { id: link.id } })).certifications.map((one) => one.fees)
const correct = async (inAll?: boolean) => {
  const certification = link.prospect.certifications[0]?.id ?? ''
  const body = { kind: 'wrong', certification, field: 'fees', line, text: 'US$120 test', inAll } as const
  return app.anonymous().call(calls.makeRemark, { params: link.params, body })
}

test('a fee that holds for all programs is corrected in all that have it, by one version', async () => {
  expect(await correct(true)).toEqual({ status: 'done' })
  expect(await fees()).toEqual([['US$120 test'], ['US$120 test'], ['US$5 card']])
  expect((await dana.call(calls.getProspect, { params: { id: link.id } })).version).toBe(2)
})

test('a correction that is meant for one program leaves the others', async () => {
  await correct()
  expect(await fees()).toEqual([['US$120 test'], [line], ['US$5 card']])
})

test('a suggestion for all is carried out in all when its owner accepts it, who is told so', async () => {
  await dana.call(calls.changeShare, { params: link.params, body: { mode: 'suggest' } })
  expect(await correct(true)).toEqual({ status: 'open' })
  const [remark] = await dana.call(calls.listRemarks, { params: { id: link.id } })
  expect(remark).toMatchObject({ inAll: true })
  await dana.call(calls.decideRemark, { params: { id: link.id, remarkId: remark?.id ?? '' }, body: { accept: true } })
  expect(await fees()).toEqual([['US$120 test'], ['US$120 test'], ['US$5 card']])
})
