import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { ApiFailure, ConnectionFailure, isAbort } from '../../../client/api.ts'
import { failureLine } from '../../../client/failure-line.ts'
import type { Keeper } from '../../../kept/kept.ts'
import { findOrganizations, readCertifications } from '../../lookups.ts'
import { useSession } from '../../session/session.tsx'
import { chosenMatch, emptyDraft, type Flow, type FlowEvent, isAsking, nextFlow, type ReadingStep } from './flow.ts'
import { keepTabFlow, keepTypedForm, keptOf, leaveTabFlow } from './kept-flow.ts'

/** The flow of the page: asks what a step asks, keeps what must not be lost. */
export function useCreateProspect(keeper: Keeper, first: Flow): [Flow, Dispatch<FlowEvent>] {
  const [flow, dispatch] = useReducer(nextFlow, first)
  useAnswers(flow, dispatch)
  useKeeping(keeper, flow)
  return [flow, dispatch]
}

/** Carries out the question of step 2. Leaving the step drops the answer; the look-up itself goes on in the server. */
function useAnswers(flow: Flow, dispatch: Dispatch<FlowEvent>) {
  const { end } = useSession()
  const newest = useRef(flow)
  useEffect(() => {
    newest.current = flow
  }, [flow])
  // Results that are being completed are still the answer to the question of the step before.
  const question = isAsking(flow) ? `${flow.step === 'finding' ? 'finding' : 'reading'} ${flow.ask}` : undefined

  useEffect(() => {
    if (question === undefined) return undefined
    const asked = newest.current
    const left = new AbortController()
    answer(asked, dispatch, left.signal).catch((error: unknown) => {
      if (left.signal.aborted || isAbort(error)) return
      if (error instanceof ApiFailure && error.status === 401) {
        // What was typed and asked is kept already.
        end(asked.step === 'finding' ? undefined : 'Your session has ended. Sign in and the look-up goes on.')
      } else if (error instanceof ConnectionFailure && !navigator.onLine) {
        addEventListener('online', () => dispatch({ type: 'asked-again' }), { once: true, signal: left.signal })
      } else {
        const unknown = error instanceof ApiFailure && error.code === 'ORG_NOT_FOUND'
        dispatch({ type: 'failed', technical: failureLine(error), unknown })
      }
    })
    return () => left.abort()
  }, [question, dispatch, end])
}

async function answer(flow: Flow, dispatch: Dispatch<FlowEvent>, signal: AbortSignal): Promise<void> {
  if (flow.step === 'finding') {
    dispatch({ type: 'organization-found', candidates: await findOrganizations(flow.draft.organization, signal) })
  } else if (flow.step === 'reading') {
    await tellReading(flow, dispatch, signal)
  } else if (flow.step === 'results') {
    await tellReading({ ...flow, readLive: false }, dispatch, signal)
  }
}

type Asked = Pick<ReadingStep, 'matches' | 'readLive' | 'added'>

async function tellReading({ matches, readLive, added }: Asked, dispatch: Dispatch<FlowEvent>, signal: AbortSignal) {
  const match = chosenMatch(matches)
  if (match === undefined) throw new Error('No organization was chosen.')
  for await (const event of readCertifications(match, signal, { readLive, added })) dispatch({ type: 'happened', event })
}

/** A question in progress and unsaved results are found again after a reload, another page, a closed tab, or a new sign-in. */
function useKeeping(keeper: Keeper, flow: Flow) {
  const newest = useRef(flow)
  useEffect(() => {
    newest.current = flow
  }, [flow])
  // What arrives while one waits is not kept line by line.
  const state = flow.step === 'results' && flow.completing === null ? flow.result : flow.step
  useEffect(() => {
    const now = newest.current
    const kept = keptOf(now)
    if (kept !== undefined) keepTabFlow(keeper, kept)
    else if (state === 'form' || state === 'confirm') leaveTabFlow(keeper)
    if (now.step === 'results') keepTypedForm(keeper, emptyDraft)
  }, [keeper, state])
}
