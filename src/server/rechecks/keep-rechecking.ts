import type { Context } from '../context.ts'
import { Worker } from '../queue/worker.ts'
import { recheckRound } from './round.ts'

/** Milliseconds between two looks whether there is something to do. */
const every = 600_000
/** Hours of the server's own clock in which sites of bodies are least busy; the end is not part of it. */
const night = { from: 1, to: 5 } as const

/** Whether it is night by the server's clock. */
export function isNight(now: Date): boolean {
  return now.getHours() >= night.from && now.getHours() < night.to
}

/** Reads sites of prospects again in the nights. @returns ends it; what was claimed is read in another night */
export function keepRechecking(context: Context): { stop: () => Promise<void> } {
  if (context.config.recheckAfterDays === 0 || context.config.liveReading === 'off') return { stop: () => Promise.resolve() }
  return new Worker(context, {
    lanes: 1,
    every,
    graceful: 0,
    trouble: 'sites could not be read again',
    next: async (signal) => {
      if (isNight(context.now())) await recheckRound(context, () => isNight(context.now()), signal)
      return false
    },
  }).start()
}
