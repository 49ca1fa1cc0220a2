import type { CallArguments, CallDefinition } from '#contract/call.ts'
import { calls, callTable } from '#contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { newProspect, seedWorld } from '../../test/seeds.ts'

const edit = { organization: newProspect.organization, certifications: newProspect.certifications, changeReason: 'mine now' }
const interest = { billingName: 'Lee Park', billingEmail: 'lee@example.org' }

/** Bodies that would be accepted for an object of one's own. */
const bodies: Partial<Record<string, unknown>> = { updateProspect: edit, submitProspectInterest: interest }

const missing = 2_000_000_000

/** Calls of one prospect, whose number stands in the path. */
const prospectCalls = Object.entries(callTable).filter(([, call]) => call.access === 'signed-in' && call.path.includes('/:id'))

describe("another user's prospect", () => {
  test.each(prospectCalls)('answers %s exactly as one that does not exist', async (name, call) => {
    const app = await startTestApp()
    const { lee, pmiProspect, dana } = await seedWorld(app)
    const before = await dana.call(calls.getProspect, { params: { id: String(pmiProspect.id) } })
    const ask = async (id: number) => {
      const params = { id: String(id), certId: pmiProspect.certifications[0]?.id }
      const given: CallArguments<CallDefinition> = { params, body: bodies[name] }
      const { status, body, headers } = await lee.answer(call, given)
      headers.delete('x-request-id')
      return { status, body: JSON.stringify(body), headers: [...headers] }
    }
    const foreign = await ask(pmiProspect.id)
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(await ask(missing))
    expect(await dana.call(calls.getProspect, { params: { id: String(pmiProspect.id) } })).toEqual(before)
  })

  test('cannot be shared, by its number or by its link', async () => {
    const app = await startTestApp()
    const { lee, pmiProspect, shareId } = await seedWorld(app)
    const share = (searchId: number) => lee.answer(calls.createShare, { body: { searchId } })
    const foreign = await share(pmiProspect.id)
    expect(foreign.status).toBe(404)
    expect(foreign.body).toEqual((await share(missing)).body)
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
