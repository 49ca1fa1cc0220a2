import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * How long work of a queue is one process's alone. A moment stands in the row: until it the work is somebody's, or is not to be begun;
 * after it anybody may take it, so what a killed process had claimed is found again by itself.
 */
export interface Claims {
  /** Milliseconds a claim lasts; longer than the work takes, or than a third of it where it is renewed. */
  lasts: number
  /** Milliseconds: nothing of the queue is ever planned further ahead, except under a clock that was set back since. */
  furthest: number
}

/** When a claim made now ends. */
export function claimEnds({ lasts }: Claims, now: Date): Date {
  return new Date(now.getTime() + lasts)
}

/** The two ranges of timestamps that mean a row is unclaimed: past, or implausibly far in the future after the clock was set back. */
export function freeRanges(moment: string, { furthest }: Claims, now: Date) {
  const column = sql.ref(moment)
  return {
    isPast: sql<SqlBool>`${column} <= ${now}`,
    isTooFar: sql<SqlBool>`${column} > ${new Date(now.getTime() + furthest)}`,
  }
}

/** Whether nobody holds the row with this moment. */
export function isFree(moment: string, claims: Claims, now: Date): RawBuilder<SqlBool> {
  const { isPast, isTooFar } = freeRanges(moment, claims, now)
  return sql<SqlBool>`(${isPast} or ${isTooFar})`
}

/** Whether somebody works on the row with this moment; what is only put off lies further ahead than a claim. */
export function isHeld(moment: string, claims: Claims, now: Date): RawBuilder<SqlBool> {
  const column = sql.ref(moment)
  return sql<SqlBool>`(${column} > ${now} and ${column} <= ${claimEnds(claims, now)})`
}

/** Works under a claim that is renewed every third of its time; a renewal that fails is tried again with the next one. */
export async function renewing<T>(
  { lasts }: Claims,
  renew: () => Promise<void>,
  onError: (error: unknown) => void,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => {
    renew().catch(onError)
  }, lasts / 3)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
