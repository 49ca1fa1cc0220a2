import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { newProspect, seedWorld } from '../../../test/seeds.ts'

const credentials = { body: { username: 'lee', password: testPassword } }

let app: TestApp
let ada: SignedIn
beforeEach(async () => {
  app = await startTestApp()
  ada = await app.administrator()
})

const disable = (visitor: SignedIn, id: string | undefined) => visitor.answer(calls.disableUser, { params: { id: id ?? '' } })

describe('a disabled account', () => {
  test('is signed out everywhere, cannot sign in, and looks like an unknown one', async () => {
    const lee = await app.signedIn('lee')
    await disable(ada, lee.user.id)
    expect((await lee.answer(calls.getUser)).status).toBe(401)
    const refused = await app.anonymous().answer(calls.login, credentials)
    const unknown = await app.anonymous().answer(calls.login, { body: { username: 'nobody', password: testPassword } })
    expect(refused.status).toBe(401)
    expect(refused.body).toEqual(unknown.body)
    expect(await ada.call(calls.listUsers)).toContainEqual(
      expect.objectContaining({ username: 'lee', disabledAt: app.clock.now().toISOString() }),
    )
  })

  test('gets no reset link', async () => {
    const lee = await app.signedIn('lee')
    await disable(ada, lee.user.id)
    await app.anonymous().call(calls.requestPasswordReset, { body: { email: 'lee@example.org' } })
    expect(await app.mails()).toEqual([])
    expect((await ada.answer(calls.makeResetLink, { params: { id: lee.user.id } })).status).toBe(404)
  })

  test('is let in again without the reset links of before', async () => {
    const lee = await app.signedIn('lee')
    const linkOf = async () => (await ada.call(calls.makeResetLink, { params: { id: lee.user.id } })).link
    const reset = async (link: string) => {
      const token = new URL(link).searchParams.get('token') ?? ''
      return (await app.anonymous().answer(calls.resetPassword, { body: { token, newPassword: 'a new horse' } })).status
    }
    const before = await linkOf()
    await disable(ada, lee.user.id)
    await ada.call(calls.enableUser, { params: { id: lee.user.id } })
    expect(await reset(before)).toBe(400)
    expect(await reset(await linkOf())).toBe(200)
  })

  test('has no link that opens, shows, takes an edit or an interest; they open again with the account', async () => {
    const { dana, shareId, pmiProspect } = await seedWorld(app)
    const visitor = app.anonymous()
    const params = { shareId }
    const page = async () => (await visitor.fetch(`/share/${shareId}`)).status
    expect(await page()).toBe(200)
    await disable(ada, dana.user?.id)
    expect(await page()).toBe(404)
    const unknown = await visitor.answer(calls.getShare, { params: { shareId: 'AAAAAAAAAAAAAAAAAAAAAAAA' } })
    const { organization, certifications } = pmiProspect
    const billing = { billingName: 'Maria Lopez', billingEmail: 'maria@pmi.example.org' }
    for (const answer of [
      await visitor.answer(calls.getShare, { params }),
      await visitor.answer(calls.updateShare, { params, body: { organization, certifications } }),
      await visitor.answer(calls.submitShareInterest, { params, body: billing }),
      await visitor.answer(calls.getShareInterest, { params }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: unknown.body })
    }
    await ada.call(calls.enableUser, { params: { id: dana.user?.id ?? '' } })
    expect(await page()).toBe(200)
    const again = app.anonymous()
    await again.call(calls.login, { body: { username: 'dana', password: testPassword } })
    expect(await again.call(calls.listProspects)).toHaveLength(2)
  })

  test('cannot be your own account, and members cannot disable anyone', async () => {
    const dana = await app.signedIn('dana')
    expect(await disable(ada, ada.user.id)).toMatchObject({
      status: 409,
      body: {
        code: 'OWN_ACCOUNT',
        message:
          'You cannot disable or erase your own account, and you are the only administrator. Make someone else an administrator first; they can do it.',
      },
    })
    await app.administrator('grace')
    expect(await disable(ada, ada.user.id)).toMatchObject({
      status: 409,
      body: { code: 'OWN_ACCOUNT', message: 'You cannot disable or erase your own account. Another administrator can.' },
    })
    expect(await disable(dana, ada.user.id)).toMatchObject({ status: 403, body: { code: 'ADMIN_ONLY' } })
    expect((await ada.answer(calls.getUser)).status).toBe(200)
  })
})

describe('the prospects of whoever is disabled', () => {
  test('go to a colleague in one step: links go on, versions and interest come along, and the colleague is told', async () => {
    const { dana, lee, shareId, pmiProspect } = await seedWorld(app)
    const visitor = app.anonymous()
    const billing = { billingName: 'Maria Lopez', billingEmail: 'maria@pmi.example.org' }
    await visitor.call(calls.submitShareInterest, { params: { shareId }, body: billing })
    const { organization, certifications } = pmiProspect
    const correct = (description: string) =>
      visitor.call(calls.updateShare, {
        params: { shareId },
        body: { organization: { ...organization, description }, certifications },
      })
    await correct('Once.')
    await correct('Twice, told to dana when the hour is over.')
    const body = { handOverTo: lee.user?.id ?? '' }
    await ada.call(calls.disableUser, { params: { id: dana.user?.id ?? '' }, body })
    expect((await visitor.answer(calls.getShare, { params: { shareId } })).status).toBe(200)
    const held = await lee.call(calls.listProspects)
    expect(held).toHaveLength(3)
    expect(held).toContainEqual(expect.objectContaining({ id: pmiProspect.id, interested: true, billingName: 'Maria Lopez' }))
    expect(await lee.call(calls.listVersions, { params: { id: String(pmiProspect.id) } })).toHaveLength(3)
    expect((await lee.call(calls.listAllShares)).map((link) => link.shareId)).toEqual([shareId])
    const told = (await app.mails()).find(({ kind }) => kind === 'handed-over')
    expect(told).toMatchObject({ to_email: 'lee@example.org', subject: '2 prospects of dana handed over to you' })
    // What comes through the link is told to the new owner.
    await correct('Corrected.')
    expect((await app.mails()).at(-1)).toMatchObject({ kind: 'shared-edit', to_email: 'lee@example.org' })
  })

  test('keep their links only if that is wanted', async () => {
    const { dana, lee, shareId } = await seedWorld(app)
    const id = dana.user?.id ?? ''
    await ada.call(calls.disableUser, { params: { id }, body: { endLinks: true } })
    await ada.call(calls.enableUser, { params: { id } })
    expect((await app.anonymous().answer(calls.getShare, { params: { shareId } })).status).toBe(404)
    expect(await ada.call(calls.getHoldings, { params: { id } })).toEqual({ prospects: 2, links: [] })
    expect(await ada.call(calls.handOver, { params: { id }, body: { handOverTo: lee.user?.id ?? '' } })).toEqual({ prospects: 2 })
  })

  test('go to nobody who cannot take them; then nothing is done at all', async () => {
    const { dana, lee, shareId } = await seedWorld(app)
    const [from, to] = [dana.user?.id ?? '', lee.user?.id ?? '']
    await disable(ada, to)
    for (const handOverTo of [to, from, '00000000-0000-7000-8000-000000000000']) {
      const answer = await ada.answer(calls.disableUser, { params: { id: from }, body: { handOverTo, endLinks: true } })
      expect(answer).toMatchObject({ status: 400, body: { field: 'handOverTo', message: 'Choose a colleague who can sign in.' } })
    }
    expect((await dana.answer(calls.getUser)).status).toBe(200)
    expect((await app.anonymous().answer(calls.getShare, { params: { shareId } })).status).toBe(200)
  })

  test('that were deleted stay behind, and are gone in their time', async () => {
    const { dana, lee, awsProspect } = await seedWorld(app)
    await dana.call(calls.deleteProspect, { params: { id: String(awsProspect.id) } })
    const body = { handOverTo: lee.user?.id ?? '' }
    await ada.call(calls.disableUser, { params: { id: dana.user?.id ?? '' }, body })
    expect(await lee.call(calls.listProspects)).toHaveLength(2)
    expect((await lee.answer(calls.restoreProspect, { params: { id: String(awsProspect.id) } })).status).toBe(404)
  })
})

describe('an administrator', () => {
  test('sees the links of an account and ends any of them; a member ends only their own', async () => {
    const { dana, lee, shareId, pmiProspect } = await seedWorld(app)
    const { links } = await ada.call(calls.getHoldings, { params: { id: dana.user?.id ?? '' } })
    expect(links).toEqual([expect.objectContaining({ shareId, searchId: pmiProspect.id, contactFirstName: 'Maria' })])
    expect((await lee.answer(calls.revokeShare, { params: { shareId } })).status).toBe(404)
    await ada.call(calls.revokeShare, { params: { shareId } })
    expect((await app.anonymous().answer(calls.getShare, { params: { shareId } })).status).toBe(404)
    expect((await ada.answer(calls.revokeShare, { params: { shareId } })).status).toBe(404)
  })

  test("has a colleague's prospects in no list of their own, and opens none where others would not", async () => {
    const { dana } = await seedWorld(app)
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    expect((await ada.answer(calls.getProspect, { params: { id: String(id) } })).status).toBe(404)
    expect(await ada.call(calls.listProspects)).toEqual([])
  })
})
