import { type CallName, calls, callTable } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/call.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app.ts'
import { pmiMatch, pmiResult, seedWorld, type World } from '../seeds.ts'
import { sampleBodies } from './sample-bodies.ts'
import { nameOf, type TextField, textFields, valueAt, withValueAt } from './text-fields.ts'
import { hostileTexts } from './texts.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  app.research.finds([pmiMatch]).answers(pmiResult)
  world = await seedWorld(app)
})

/** Dana's session is as young as ever: the hours between what she sends are not what is tried. */
beforeEach(async () => {
  const now = app.clock.now()
  const expires = new Date(now.getTime() + 24 * 3_600_000)
  await app.context.db.updateTable('sessions').set({ created_at: now, seen_at: now, expires_at: expires }).execute()
})

/** Sends a body as Dana, an hour after the last one, so that no limit is met. */
async function send(call: CallDefinition, body: unknown) {
  app.clock.advance(3_600_000)
  const id = call.path.startsWith('/api/share') ? world.shareId : String(world.pmiProspect.id)
  const path = call.path.replace(/:(\w+)/, id).replaceAll(/:\w+/g, '1')
  // Signing in would take another session in the place of Dana's.
  const sender = call.access === 'signed-in' ? world.dana : app.anonymous()
  const response = await sender.fetch(path, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, answer, field: valueAt(answer, ['field']) }
}

const names = Object.entries(callTable).flatMap(([name, call]) => (call.body === undefined ? [] : [name]))

/** All texts in one where the field has room for them. */
function textsFor({ maxLength = 0 }: TextField): Record<string, string> {
  const all = Object.values(hostileTexts).join(' ')
  const typed = all.length <= maxLength ? { 'everything hostile': all } : hostileTexts
  return { ...typed, 'a null character': 'a\u0000b', 'half a character': 'a\ud800b' }
}

/** Two fields that must fit each other: an address has to be on the site of its body, and is the one that is blamed. */
const judgedWith: Record<string, string> = { 'organization.website': 'url' }

/** What a call takes and leaves as it is: a website is its owner's to change, an id the server's to give. */
const leftAlone: Record<string, string> = { updateShare: 'organization.website', updateProspect: 'certifications.0.id' }

/** What comes back as its reader gets it, not as it was typed: signs that nobody sees are left out of an email. */
const shownAsMailed: Record<string, string> = { previewShareMail: 'subject' }

/** An address that would run as a script where it is not escaped; one with a space in it is none. */
const hostileAddress = `https://www.pmi.org/"><script>window.executed="address"</script>`

function isSampled(name: string): name is keyof typeof sampleBodies & CallName {
  return Object.hasOwn(sampleBodies, name)
}

describe.each(names)('%s', (name) => {
  const call: CallDefinition | undefined = callTable[name]
  const bodies = isSampled(name) ? sampleBodies[name] : []
  const fields = call === undefined ? [] : textFields(call)
  const withField = ({ place }: TextField) => bodies.filter((body) => typeof valueAt(body, place) === 'string')

  test('has a sample with a text in every field that takes one', () => {
    const missing = fields.filter((field) => withField(field).length === 0)
    expect(missing.map(({ place }) => nameOf(place))).toEqual([])
  })

  test.each(fields.map((field) => [nameOf(field.place), field] as const))(
    '%s: what does not fit is refused with the field named, anything else is kept as typed',
    async (fieldName, field) => {
      if (call === undefined) throw new Error(`There is no call ${name}.`)
      for (const body of withField(field)) {
        const longest = valueAt(body, field.place)
        const wrong: [string, unknown][] = [
          ['a number', 42],
          ['a list', [['x']]],
          ['an object', { text: 'x' }],
          ['too long a text', typeof longest === 'string' ? longest + 'x'.repeat((field.maxLength ?? 5_000) + 1) : ''],
        ]
        for (const [what, value] of wrong) {
          const { status, field: blamed } = await send(call, withValueAt(body, field.place, value))
          if (what === 'too long a text' && status === 413) continue
          expect([status, String(blamed).startsWith(fieldName)], `${what} in ${fieldName}, blamed: ${String(blamed)}`).toEqual([
            400,
            true,
          ])
        }
        for (const [what, text] of Object.entries(textsFor(field))) {
          const { status, answer, field: blamed } = await send(call, withValueAt(body, field.place, text))
          expect(status, `${what} in ${fieldName}`).toBeLessThan(500)
          if (valueAt(answer, ['code']) === 'INVALID') {
            expect([fieldName, judgedWith[fieldName]], `blamed for ${what}`).toContain(blamed)
          }
          const kept = status < 300 ? valueAt(answer, field.place) : undefined
          if (kept === undefined || shownAsMailed[name] === fieldName) continue
          expect(kept, `${what} in ${fieldName}`).toBe(leftAlone[name] === fieldName ? longest : text)
        }
      }
    },
    60_000,
  )
})

test('what was typed through one call reads the same in every other', async () => {
  // The hours that pass in this file end older sessions.
  const dana = await app.signedIn('mia')
  for (const text of Object.values(hostileTexts)) {
    const certification = {
      name: text,
      acronym: text.slice(0, 60),
      summary: text,
      requirements: [text],
      validityPeriod: text,
      renewalRequirements: [text],
      fees: [text],
    }
    const organization = { name: text, description: text, abbreviation: text.slice(0, 60), website: hostileAddress }
    const body = { organization, certifications: [certification], contactFirstName: text }
    app.clock.advance(3_600_000)
    const { id } = await dana.call(calls.createProspect, { body })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    const billing = { billingName: text, billingEmail: 'ann@example.org' }
    await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: billing })
    const params = { id: String(id) }
    const shown = { organization, certifications: [certification] }
    expect(await dana.call(calls.getProspect, { params })).toMatchObject({ ...shown, contactFirstName: text, billingName: text })
    expect(await dana.call(calls.listVersions, { params })).toMatchObject([shown])
    expect(await app.anonymous().call(calls.getShare, { params: { shareId } })).toMatchObject(shown)
    expect((await dana.call(calls.listAllShares))[0]).toMatchObject({ organization, contactFirstName: text })
  }
})
