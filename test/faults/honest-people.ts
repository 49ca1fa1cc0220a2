import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { certifications, newProspect } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'
import { Answers, timedVisitor } from './timed-visitor.ts'

/** What people look for: bodies that the catalogue knows. */
const searches = ['PMI', 'ISC2', 'NBCOT', 'AWS', 'SHRM', 'American Welding Society']
/** Milliseconds between two things that one person does. */
const pause = 250

/** Makes an account for a sales person and signs them in. @returns the cookie of the session */
export async function hire(admin: Visitor, origin: string, n: number): Promise<string> {
  const account = { username: `person-${n}`, password: `long enough for person ${n}` }
  await admin.call(calls.createUser, { body: { ...account, email: `person-${n}@example.org` } })
  const person = timedVisitor(origin, `198.51.100.${n}`, new Answers())
  await person.call(calls.login, { body: account })
  return person.cookie
}

/**
 * A sales person at work until told to stop: looks bodies up, saves one, edits, shares, deletes; and a prospect who opens the link.
 * @param cookie of the person's session
 */
export async function work(origin: string, cookie: string, n: number, answers: Answers, signal: AbortSignal): Promise<void> {
  const person = timedVisitor(origin, `198.51.100.${n}`, answers, cookie)
  const prospect = timedVisitor(origin, `203.0.113.${n}`, answers)
  for (let round = 0; !signal.aborted; round += 1) {
    await person.call(calls.getUser)
    await rest(signal)
    // Six a minute stay far under the limit of a user.
    if (round % 4 === 0) await lookUp(origin, cookie, n, answers, searches[round % searches.length] ?? 'PMI')
    await rest(signal)
    const { id } = await person.call(
      calls.createProspect,
      { body: { ...newProspect, contactFirstName: `Person ${n}` } },
      { headers: { 'idempotency-key': `mixed-load-${n}-${round}` } },
    )
    const { shareId } = await person.call(calls.createShare, { body: { searchId: id } })
    await rest(signal)
    const steps: (() => Promise<unknown>)[] = [
      () => person.call(calls.listProspects),
      () => person.call(calls.getProspect, { params: { id: String(id) } }),
      () =>
        person.call(calls.updateProspect, {
          params: { id: String(id) },
          body: { organization: newProspect.organization, certifications: certifications.slice(0, 1), changeReason: 'Smaller' },
        }),
      () => person.call(calls.listVersions, { params: { id: String(id) } }),
      () => prospect.fetch(`/share/${shareId}`).then((page) => page.text()),
      () => prospect.call(calls.getShare, { params: { shareId } }),
      () => prospect.fetch('/learn/default').then((page) => page.text()),
      () => person.call(calls.deleteProspect, { params: { id: String(id) } }),
    ]
    for (const step of steps) {
      await step()
      await rest(signal)
    }
  }
}

async function lookUp(origin: string, cookie: string, n: number, answers: Answers, searchTerm: string): Promise<void> {
  const person = timedVisitor(origin, `198.51.100.${n}`, answers, cookie)
  const { name, website, description } = await person.call(calls.queryOrganization, { body: { searchTerm } })
  const organization: Organization = { name, description, ...(website === undefined ? {} : { website }) }
  for await (const event of person.events(calls.queryCertifications, { body: { organization } })) {
    if (event.type === 'finished') return
  }
}

/** Stops waiting when the work is over. */
async function rest(signal: AbortSignal): Promise<void> {
  await wait(pause, undefined, { signal }).catch(() => undefined)
}
