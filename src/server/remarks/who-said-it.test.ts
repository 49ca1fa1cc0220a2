import { calls } from '#contract/calls.ts'
import { actorWords, eventWords } from '#domain/events/event-words.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { certifiedWelder } from '../../../test/samples.ts'
import { sharedProspect } from '../../../test/shared-prospect.ts'

test.each(['edit', 'suggest'] as const)(
  'through a link to %s the timeline names who gave a name, and nobody else',
  async (mode) => {
    const app = await startTestApp()
    const dana = await app.signedIn()
    // A contact is known: whoever has the link may have said it all the same.
    const { prospect, params } = await sharedProspect(app, dana, [certifiedWelder], { contactFirstName: 'Carla' })
    await dana.call(calls.changeShare, { params, body: { mode } })
    const [certification] = prospect.certifications
    const [line = ''] = certifiedWelder.fees
    const wrong = { kind: 'wrong', certification: certification?.id ?? '', field: 'fees', line, text: 'US$120 test' } as const
    await app.anonymous().call(calls.makeRemark, { params, body: { ...wrong, by: ' Ann Smith ' } })
    await app.anonymous().call(calls.makeRemark, { params, body: { kind: 'missing', text: 'Certified Pipe Welder' } })
    const { events } = await dana.call(calls.listProspectEvents, { params: { id: String(prospect.id) } })
    expect(events.slice(0, 2).map(({ by, what }) => [actorWords(by), eventWords(what).detail])).toEqual(
      mode === 'edit'
        ? [
            ['Someone with the link', 'Version 3 · 1 certification added'],
            ['Someone with the link (name given: “Ann Smith”)', 'Version 2 · 1 certification modified'],
          ]
        : [
            ['Someone with the link', 'Missing: Certified Pipe Welder'],
            ['Someone with the link (name given: “Ann Smith”)', `Suggested: ${line} → US$120 test`],
          ],
    )
  },
)

test('Version History names who gave a name with an edit, beside the way it came', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  const { prospect, params } = await sharedProspect(app, dana, [certifiedWelder])
  const { organization, certifications } = await app.anonymous().call(calls.getShare, { params })
  const edit = (validityPeriod: string, by?: string) =>
    app.anonymous().call(calls.updateShare, {
      params,
      body: { organization, certifications: certifications.map((one) => ({ ...one, validityPeriod })), by },
    })
  await edit('4 years', 'Berta')
  await edit('5 years')
  const versions = await dana.call(calls.listVersions, { params: { id: String(prospect.id) } })
  expect(versions.map(({ id, author, nameGiven }) => [id, author, nameGiven])).toEqual([
    [3, 'via share link', undefined],
    [2, 'via share link', 'Berta'],
    [1, 'dana', undefined],
  ])
})
