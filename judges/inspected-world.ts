import { calls } from '#contract/calls.ts'
import type { TokenScope } from '#domain/accounts/api-token.ts'
import type { KeptPage } from '#research'
import { startTestApp } from '../test/app.ts'
import { closeTestDatabase } from '../test/database.ts'
import { quoted } from '../test/samples.ts'
import { newProspect, pmiMatch, pmiResult, pmp } from '../test/seeds.ts'

/** The product as it is inspected: served on loopback, with a page that is kept, and one prospect of somebody else. */
export interface InspectedWorld {
  origin: string
  tokens: Record<TokenScope, string>
  /** A sentence that stands on the page of the body. */
  line: string
  /** Number of a prospect that the token holder has. */
  own: string
  foreign: string
  /** Names of the bodies that the token holder's prospects are of. */
  saved: () => Promise<string[]>
  stop: () => Promise<void>
}

const line = 'The exam fee is US$405 for members.'
const url = 'https://www.pmi.org/fees'
const page: KeptPage = {
  id: 'f'.repeat(64),
  url,
  finalUrl: url,
  readAt: '2026-11-21T09:00:00.000Z',
  kind: 'html',
  title: 'Fees',
  text: `Fees\n${line}`,
}

/** Starts the real server on an empty database of its own. */
export async function startInspectedWorld(): Promise<InspectedWorld> {
  const app = await startTestApp({ context: { now: () => new Date() } })
  const certifications = [{ ...pmp, evidence: { '/fees/0': [{ ...quoted(line), url, pageId: page.id }] } }]
  const ledger = { ...pmiResult.ledger, pages: [{ url, readOn: '2026-11-21', pageId: page.id }] }
  app.research.finds([pmiMatch]).looksUp(async (_organization, { keeper }) => {
    await keeper?.keepPage(page)
    return { ...pmiResult, certifications, ledger, origin: 'live' }
  })
  const dana = await app.signedIn('dana')
  const lee = await app.signedIn('lee')
  await dana.call(calls.queryCertifications, { body: { organization: pmiMatch } })
  const { organization } = pmiResult
  const own = await dana.call(calls.createProspect, { body: { organization, certifications } })
  const foreign = await lee.call(calls.createProspect, { body: newProspect })
  const tokenOf = async (scope: TokenScope) =>
    (await dana.call(calls.createToken, { body: { name: 'Inspector', scope, days: 1 } })).token
  return {
    origin: await app.listen(),
    tokens: { read: await tokenOf('read'), write: await tokenOf('write') },
    line,
    own: String(own.id),
    foreign: String(foreign.id),
    saved: async () => (await dana.call(calls.listProspects)).map((one) => one.organization.name),
    stop: async () => {
      await app.stop()
      await closeTestDatabase()
    },
  }
}
