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
