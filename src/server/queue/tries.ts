/** How often and how long something is tried. */
export interface Tries {
  /** Milliseconds until the next try after so many; the last one goes on until it is given up. */
  pauses: readonly [number, ...number[]]
  /** Milliseconds for which it is tried. */
  triedFor: number
}

/** What a try came to. */
export type Outcome =
  | { status: 'arrived'; at: Date }
  | { status: 'waiting'; error: string; nextAttemptAt: Date }
  | { status: 'failed'; error: string }

/** Why a try failed. */
export interface Refusal {
  sentence: string
  /** Whether another try would fail as well. */
  isFinal: boolean
}

/** Milliseconds until the next try. @param attempts tries that were made, from 1 */
export function pauseAfter({ pauses }: Pick<Tries, 'pauses'>, attempts: number): number {
  return pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0]
}

/** When something is given up that is first tried at a moment. */
export function givenUpAt({ triedFor }: Pick<Tries, 'triedFor'>, first: Date): Date {
  return new Date(first.getTime() + triedFor)
}

/** What comes of a try that failed now: another one, unless it is final or would come after the deadline. */
export function afterRefusal(
  tries: Tries,
  { attempts, give_up_at: giveUpAt }: { attempts: number; give_up_at: Date },
  { sentence: error, isFinal }: Refusal,
  now: Date,
): Outcome {
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(tries, attempts))
  return isFinal || nextAttemptAt >= giveUpAt ? { status: 'failed', error } : { status: 'waiting', error, nextAttemptAt }
}
