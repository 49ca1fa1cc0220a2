import type { LookupEvent } from '#domain/lookups/lookup.ts'
import type { TestApp } from './app.ts'
import { certifiedWelder, lookedUp, welders } from './samples.ts'

/** What look-ups of `welders` come to, and the event that tells it. */
export const result = lookedUp(welders, [certifiedWelder])
export const found: LookupEvent = { type: 'certification', at: 5, certification: certifiedWelder }
/** The question, as it is asked, and asked to be read live. */
export const ask = { body: { organization: welders } }
export const askLive = { body: { organization: welders, readLive: true } }

/** Look-ups that find one certification and then wait until the test lets them end. */
export function held(app: TestApp) {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  app.research.looksUp(async (_organization, { onEvent }) => {
    onEvent?.(found)
    begun.resolve()
    await gate.promise
    return result
  })
  return { begun: begun.promise, letGo: gate.resolve, fail: gate.reject }
}

/** Hears a look-up to its end. */
export async function all(events: AsyncIterable<LookupEvent>): Promise<LookupEvent[]> {
  const list: LookupEvent[] = []
  for await (const event of events) list.push(event)
  return list
}

/** The stored look-ups, oldest first. */
export function lookupRows(app: TestApp) {
  return app.context.db.selectFrom('lookups').selectAll().orderBy('id').execute()
}

/** Waits until something is so; looks often, for ten seconds. */
export async function until(look: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await look()); tries += 1) {
    if (tries === 1_000) throw new Error('It did not come to be so.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
