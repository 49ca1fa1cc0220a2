import { calls } from '#contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { seedWorld } from '../../test/seeds.ts'

describe("another user's prospect", () => {
  test('cannot be shared, by its number or by its link', async () => {
    const app = await startTestApp()
    const { lee, pmiProspect, shareId } = await seedWorld(app)
    const share = (searchId: number) => lee.answer(calls.createShare, { body: { searchId } })
    const foreign = await share(pmiProspect.id)
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual((await share(2_000_000_000)).body)
    const revoke = (id: string) => lee.answer(calls.revokeShare, { params: { shareId: id } })
    expect((await revoke(shareId)).status).toBe(404)
    expect((await revoke(shareId)).body).toEqual((await revoke('AAAAAAAAAAAAAAAAAAAAAAAA')).body)
    expect((await app.anonymous().answer(calls.getShare, { params: { shareId } })).status).toBe(200)
  })

  test('is in no list of mine', async () => {
    const app = await startTestApp()
    const { dana, lee, pmiProspect, awsProspect, leesProspect } = await seedWorld(app)
    const ids = async (visitor: typeof dana) => (await visitor.call(calls.listProspects)).map(({ id }) => id)
    expect(await ids(dana)).toEqual([awsProspect.id, pmiProspect.id])
    expect(await ids(lee)).toEqual([leesProspect.id])
  })
})
