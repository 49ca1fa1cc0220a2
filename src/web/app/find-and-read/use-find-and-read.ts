import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { ApiFailure, ConnectionFailure, isAbort } from '../../client/api.ts'
import { failureLine } from '../../client/failure-line.ts'
import { sentenceOf } from '../../client/messages.ts'
import { endedResult, findOrganizations, readCertifications } from '../lookups.ts'
import type { StepEvent } from './find-and-read.ts'
import { chosenMatch, type Named, questionOf, type ReadingStep, runningLookup, type Step } from './steps.ts'

/** What a wizard says of its own when a question has no answer. */
interface Told {
  /** The session is over. */
  onSessionEnd: (asked: Asked) => void
  /** @param sentence what the server or the error says */
  onFailure?: (asked: Asked, sentence: string | undefined) => void
}

/** Which half of step 2 asked. */
type Asked = 'finding' | 'reading'

/**
 * Carries out the question of a step, and asks it again when the connection is back. Leaving the step drops the answer; the look-up
 * itself goes on in the server, and the same question joins it.
 * @param step undefined where the wizard is at a step of its own
 */
export function useFindAndRead<D extends Named>(step: Step<D> | undefined, dispatch: Dispatch<StepEvent<D>>, told: Told): void {
  const question = step === undefined ? undefined : questionOf(step)
  const tell = useEffectEvent((event: LookupEvent) => {
    if (event.type === 'failed') told.onFailure?.('reading', event.message)
    dispatch({ type: 'happened', event })
  })
  const fail = useEffectEvent((asked: Asked, error: unknown, signal: AbortSignal) => {
    if (signal.aborted || isAbort(error)) return
    if (error instanceof ApiFailure && error.status === 401) {
      told.onSessionEnd(asked)
    } else if (error instanceof ConnectionFailure && !navigator.onLine) {
      addEventListener('online', () => dispatch({ type: 'asked-again' }), { once: true, signal })
    } else {
      told.onFailure?.(asked, sentenceOf(error))
      const unknown = error instanceof ApiFailure && error.code === 'ORG_NOT_FOUND'
      dispatch({ type: 'failed', technical: failureLine(error), unknown })
    }
  })
  const ask = useEffectEvent((signal: AbortSignal) => {
    if (step === undefined) return
    if (step.step === 'finding') {
      findOrganizations(step.draft.organization, signal)
        .then((candidates) => dispatch({ type: 'organization-found', candidates }))
        .catch((error: unknown) => fail('finding', error, signal))
    } else if (step.step === 'reading') {
      read(step, runningLookup(step), tell, signal).catch((error: unknown) => fail('reading', error, signal))
    } else if (step.step === 'results') {
      read({ ...step, readLive: false }, runningLookup(step), tell, signal).catch((error: unknown) =>
        fail('reading', error, signal),
      )
    }
  })

  useEffect(() => {
    if (question === undefined) return undefined
    const left = new AbortController()
    ask(left.signal)
    return () => left.abort()
  }, [question])
}

type Read = Pick<ReadingStep<Named>, 'matches' | 'readLive' | 'added'>

/**
 * @param lookupId of a question that was asked before: where its look-up ended in the meantime, its answer is told, however old it is, and
 * nothing is read anew
 */
async function read(
  { matches, readLive, added }: Read,
  lookupId: string | undefined,
  tell: (event: LookupEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const result = lookupId === undefined ? undefined : await endedResult(lookupId, signal)
  if (result !== undefined) return tell({ type: 'finished', at: 0, result })
  const match = chosenMatch(matches)
  if (match === undefined) throw new Error('No organization was chosen.')
  for await (const event of readCertifications(match, signal, { readLive, added })) {
    // What was received before the question was left is not told after it.
    if (signal.aborted) return
    tell(event)
  }
}
