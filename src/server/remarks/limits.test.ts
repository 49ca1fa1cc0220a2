import { beforeEach, describe, expect, test } from 'vitest'
import { certifiedWelder } from '../../../test/samples.ts'
import { openWelderLink, type WelderLink } from '../../../test/welder-link.ts'

let app: WelderLink['app']
let id: WelderLink['id']
let say: WelderLink['say']
let remarks: WelderLink['remarks']
let setMode: WelderLink['setMode']
beforeEach(async () => {
  ;({ app, id, say, remarks, setMode } = await openWelderLink())
})
const certification = certifiedWelder.id ?? ''

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
