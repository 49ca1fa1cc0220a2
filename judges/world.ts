import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { startTestApp } from '../test/app.ts'
import { closeTestDatabase } from '../test/database.ts'
import { newProspect, pmp } from '../test/seeds.ts'

/** The product as it is judged: served on loopback, with one link that shows twelve certifications. */
export interface JudgedWorld {
  origin: string
  /** The public pages by what they are called in a verdict. */
  addresses: { name: string; path: string; isIndexed: boolean }[]
  stop: () => Promise<void>
}

const shown = 12

/** Starts the real server on an empty database of its own. */
export async function startWorld(): Promise<JudgedWorld> {
  const app = await startTestApp({ context: { now: () => new Date() } })
  const dana = await app.signedIn('dana')
  const certifications = Array.from({ length: shown }, (_, index) => ({
    ...pmp,
    id: `certification-${index + 1}`,
    name: `${pmp.name} ${index + 1}`,
  }))
  const prospect = await dana.call(calls.createProspect, { body: { ...newProspect, certifications } })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: prospect.id } })
  const origin = await app.listen()
  return {
    origin,
    addresses: [
      { name: '/learn/default', path: pages.learn(), isIndexed: true },
      { name: '/share/:id', path: pages.share(shareId), isIndexed: false },
      { name: '/waitlist', path: pages.waitlist(), isIndexed: false },
      { name: '/auth', path: pages.auth(), isIndexed: false },
    ],
    stop: async () => {
      await app.stop()
      await closeTestDatabase()
    },
  }
}
