import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { insertProspect } from '../src/server/prospects/store.ts'
import { startTestApp } from '../test/app.ts'
import { closeTestDatabase } from '../test/database.ts'
import { certificationsOf } from '../test/many-certifications.ts'
import { newProspect } from '../test/seeds.ts'

/** The product as it is judged: served on loopback, with one link that shows twelve certifications, every line with its quote. */
export interface JudgedWorld {
  origin: string
  /** The public pages by what they are called in a verdict; `floor` is a file of floors/. */
  addresses: { name: string; path: string; floor: string; isIndexed: boolean }[]
  stop: () => Promise<void>
}

const shown = 12

/** Starts the real server on an empty database of its own. */
export async function startWorld(): Promise<JudgedWorld> {
  const app = await startTestApp({ context: { now: () => new Date() } })
  const dana = await app.signedIn('dana')
  const prospect = {
    ...newProspect,
    ownerId: dana.user.id,
    certifications: certificationsOf(shown),
    email: null,
    contactFirstName: null,
  }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  const origin = await app.listen()
  return {
    origin,
    addresses: [
      { name: '/learn/default', path: pages.learn(), floor: 'learn', isIndexed: true },
      { name: '/share/:id', path: pages.share(shareId), floor: 'share', isIndexed: false },
      { name: '/waitlist', path: pages.waitlist(), floor: 'waitlist', isIndexed: false },
      { name: '/auth', path: pages.auth(), floor: 'auth', isIndexed: false },
    ],
    stop: async () => {
      await app.stop()
      await closeTestDatabase()
    },
  }
}
