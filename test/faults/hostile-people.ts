import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { type Answers, timedVisitor } from './timed-visitor.ts'

/** What hostile people know: the product, a link they were given, and sites of theirs. */
export interface Targets {
  origin: string
  shareId: string
  /** Addresses of sites whose pages are hostile. */
  website: (n: number) => string
}

type Attack = (targets: Targets, n: number, answers: Answers, signal: AbortSignal) => Promise<unknown>

/** An address of its own for each attempt, as a botnet has them. */
function somewhere(n: number): string {
  return `192.0.2.${n % 250}`
}

const json = { 'content-type': 'application/json' }

const attacks: Record<string, Attack> = {
  'guessed password': ({ origin }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).answer(calls.login, { body: { username: 'admin', password: `guess ${n}` } }),
  'guessed link': ({ origin }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).fetch(`/share/${'x'.repeat(10)}${n}${'y'.repeat(10)}`),
  'two megabytes of nothing': ({ origin }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).fetch(calls.queryOrganization.path, {
      method: 'POST',
      headers: json,
      body: `{"searchTerm":"${'a'.repeat(2_000_000)}"}`,
    }),
  'nested without end': ({ origin }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).fetch(calls.queryCertifications.path, {
      method: 'POST',
      headers: json,
      body: `${'['.repeat(100_000)}"\\ud800"${']'.repeat(100_000)}`,
    }),
  'from another site': ({ origin }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).fetch(calls.login.path, {
      method: 'POST',
      headers: { ...json, origin: 'https://attacker.example', 'sec-fetch-site': 'cross-site' },
      body: '{"username":"admin","password":"guessed"}',
    }),
  'path that leads out': ({ origin }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).fetch('/assets/..%2f..%2f..%2fetc/passwd'),
  'edit through a link': ({ origin, shareId }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).answer(calls.updateShare, {
      params: { shareId },
      body: {
        organization: { name: `Edited ${n}`, description: 'x'.repeat(4_000) },
        certifications: Array.from({ length: 20 }, (_, one) => ({
          name: `Certification ${one} of ${n}`,
          summary: 'y'.repeat(4_000),
          requirements: [],
          validityPeriod: '',
          renewalRequirements: [],
          fees: [],
        })),
        changeReason: '',
      },
    }),
  'look-up that is refused': ({ origin }, n, answers) =>
    timedVisitor(origin, somewhere(n), answers).answer(calls.queryCertifications, { body: { organization: '' } }),
  'look-up of a hostile site': async ({ origin, website: siteOf }, n, answers, signal) => {
    const website = siteOf(n)
    const visitor = timedVisitor(origin, somewhere(n), answers)
    const events = visitor.events(
      calls.queryCertifications,
      { body: { organization: { name: `Body ${n}`, website } } },
      { signal },
    )
    for await (const event of events) {
      // Half of them leave after the first words.
      if (n % 2 === 0 && event.type === 'page-reading') return
    }
  },
  'half a request': async ({ origin }, _n, _answers, signal) => {
    const { hostname, port, host } = new URL(origin)
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(
      `POST ${calls.login.path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
    )
    const until = performance.now() + 30_000
    while (!socket.destroyed && performance.now() < until && !signal.aborted) {
      socket.write('{')
      await wait(1_000)
    }
    socket.destroy()
  },
}

/** One hostile person, who tries one thing after the other until told to stop. Refusals are what is wanted. */
export async function attack(targets: Targets, begin: number, answers: Answers, signal: AbortSignal): Promise<void> {
  const names = Object.keys(attacks)
  for (let n = begin; !signal.aborted; n += 7) {
    await attacks[names[n % names.length] ?? '']?.(targets, n, answers, signal).catch(() => undefined)
    await wait(200)
  }
}
