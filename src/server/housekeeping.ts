import { sweepKnownDevices } from './accounts/known-devices.ts'
import { sweepPendingSignIns } from './accounts/pending-sign-ins.ts'
import { sweepPasswordResets } from './accounts/password-reset.ts'
import { sweepSessions } from './accounts/sessions.ts'
import { sweepSignInTries } from './accounts/sign-in-waits.ts'
import type { Context } from './context.ts'
import { sweepPages } from './evidence-pages/sweep.ts'
import { sweepEvents } from './events/sweep.ts'
import { sweepIdempotencyKeys } from './idempotency.ts'
import { sweepLostInterests } from './interests/sweep.ts'
import { sweepLookups } from './lookups/keep-alive.ts'
import { sweepModelAnswers } from './lookups/model-answers.ts'
import { sweepMails } from './mail/sweep.ts'
import { sweepChallenges } from './factors/passkey-challenges.ts'
import { sweepAuthorizationRequests } from './identities/authorization-requests.ts'
import { settleForgotten } from './proposals/settle.ts'
import { sweepDeletedProspects } from './prospects/sweep.ts'
import { Worker } from './queue/worker.ts'
import { sweepRateLimits } from './rate-limit.ts'
import { warnOfExpiry } from './shares/expiry-notices.ts'
import { sweepVisits } from './visits/sweep.ts'
import { sweepTokens } from './tokens/store.ts'
import { sweepDeliveries } from './webhooks/store.ts'
import { sendWeeklySummaries } from './weekly-summary/send-summaries.ts'

const sweeps = {
  sweepSessions,
  sweepTokens,
  sweepDeliveries,
  sweepKnownDevices,
  sweepPendingSignIns,
  sweepChallenges,
  sweepAuthorizationRequests,
  sweepSignInTries,
  sweepPasswordResets,
  sweepRateLimits,
  sweepIdempotencyKeys,
  sweepDeletedProspects,
  sweepLostInterests,
  sweepLookups,
  sweepPages,
  sweepModelAnswers,
  sweepVisits,
  sweepMails,
  sweepEvents,
  settleForgotten,
  warnOfExpiry,
  sendWeeklySummaries,
}

/** Removes expired records and sends what is due, now and every hour. Each sweep can run in several processes at once; a failed one is tried again. */
export function keepHouse(context: Context): { stop: () => Promise<void> } {
  return new Worker(context, {
    lanes: 1,
    every: 3_600_000,
    trouble: 'housekeeping failed',
    next: async () => {
      await sweepAll(context)
      return false
    },
  }).start()
}

async function sweepAll(context: Context): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(context)
    } catch (error) {
      context.log.warn({ err: error, sweep: name }, 'a sweep failed')
    }
  }
}
