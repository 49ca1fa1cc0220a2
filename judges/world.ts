import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { defaultPricingOptions } from '#domain/pricing.ts'
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
  /** Path of the place in line of a link that was used. */
  usedLink: string
  stop: () => Promise<void>
}

const shown = 12

/** Starts the real server on an empty database of its own. */
export async function startWorld(): Promise<JudgedWorld> {
  const app = await startTestApp({ context: { now: () => new Date() } })
  const dana = await app.signedIn('dana')
  const newLink = async () => {
    const prospect = {
      ...newProspect,
      ownerId: dana.user.id,
      certifications: certificationsOf(shown),
      email: null,
      contactFirstName: null,
    }
    const { id } = await insertProspect(app.context.db, prospect, app.context.now())
    return (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
  }
  const [shareId, used] = [await newLink(), await newLink()]
  const billing = { billingName: 'Priya Raman', billingEmail: 'billing@example.org', pricingOptions: defaultPricingOptions }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId: used }, body: billing })
  const origin = await app.listen()
  return {
    origin,
    addresses: [
      { name: '/learn/default', path: pages.learn(), floor: 'learn', isIndexed: true },
      { name: '/share/:id', path: pages.share(shareId), floor: 'share', isIndexed: false },
      { name: '/waitlist', path: pages.waitlist(), floor: 'waitlist', isIndexed: false },
      { name: '/auth', path: pages.auth(), floor: 'auth', isIndexed: false },
    ],
    usedLink: pages.waitlist(used),
    stop: async () => {
      await app.stop()
      await closeTestDatabase()
    },
  }
}
