import { calls } from '#contract/calls.ts'
import type { OrganizationMatch } from '#domain/organization.ts'
import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { ApiFailure, call, ConnectionFailure, isAbort, stream } from '../../api.ts'
import { useSession } from '../../session/session.tsx'
import { failureLine } from './failure-line.ts'
import { chosenMatch, type Flow, type FlowEvent, nextFlow, type ReadingStep } from './flow.ts'
import { flowFrom, forgetKept, type Kept, keep, keptLookup, readKept } from './kept-flow.ts'

/** The flow of the page: asks what a step asks, keeps what must survive a reload. */
export function useCreateProspect(kept: Kept | undefined): [Flow, Dispatch<FlowEvent>] {
  const [flow, dispatch] = useReducer(nextFlow, kept, flowFrom)
  useAnswers(flow, dispatch)
  useKeeping(flow)
  return [flow, dispatch]
}

/** Carries out the question of step 2. Leaving the step drops the answer; the look-up itself goes on in the server. */
function useAnswers(flow: Flow, dispatch: Dispatch<FlowEvent>) {
  const { end } = useSession()
  const newest = useRef(flow)
  useEffect(() => {
    newest.current = flow
  }, [flow])
  const question = flow.step === 'finding' || flow.step === 'reading' ? `${flow.step} ${flow.ask}` : undefined

  useEffect(() => {
    if (question === undefined) return undefined
    const asked = newest.current
    const left = new AbortController()
    answer(asked, dispatch, left.signal).catch((error: unknown) => {
      if (left.signal.aborted || isAbort(error)) return
      if (error instanceof ApiFailure && error.status === 401) {
        keep(asked.step === 'reading' ? keptLookup(asked) : { kind: 'form', draft: asked.draft })
        end()
      } else if (error instanceof ConnectionFailure && !navigator.onLine) {
        addEventListener('online', () => dispatch({ type: 'asked-again' }), { once: true, signal: left.signal })
      } else {
        dispatch({ type: 'failed', technical: failureLine(error) })
      }
    })
    return () => left.abort()
  }, [question, dispatch, end])
}

async function answer(flow: Flow, dispatch: Dispatch<FlowEvent>, signal: AbortSignal): Promise<void> {
  if (flow.step === 'finding') {
    dispatch({ type: 'organization-found', candidates: await findOrganizations(flow.draft.organization, signal) })
  } else if (flow.step === 'reading') {
    await readCertifications(flow, dispatch, signal)
  }
}

/** Readings of a name, abbreviation or web address, best first. @throws ApiFailure, ConnectionFailure */
export async function findOrganizations(searchTerm: string, signal?: AbortSignal): Promise<OrganizationMatch[]> {
  const { candidates, ...best } = await call(
    calls.queryOrganization,
    { body: { searchTerm } },
    signal === undefined ? {} : { signal },
  )
  return candidates.length === 0 ? [best] : candidates
}

async function readCertifications({ matches, readLive }: ReadingStep, dispatch: Dispatch<FlowEvent>, signal: AbortSignal) {
  const match = chosenMatch(matches)
  if (match === undefined) throw new Error('No organization was chosen.')
  const { name, description, abbreviation, website } = match
  const body = { organization: { name, description, abbreviation, website }, ...(readLive ? { readLive } : {}) }
  for await (const event of stream(calls.queryCertifications, { body }, { signal })) {
    dispatch({ type: 'happened', event })
    if (event.type === 'finished' || event.type === 'failed') return
  }
  throw new ConnectionFailure('The stream ended before the look-up did.')
}

/** A question in progress and its results are found again after a reload, not after leaving the results. */
function useKeeping(flow: Flow) {
  const { step } = flow
  const newest = useRef(flow)
  useEffect(() => {
    newest.current = flow
  }, [flow])
  useEffect(() => {
    const now = newest.current
    if (step !== 'reading' && step !== 'results') forgetKept()
    else if (now.step === 'reading' || now.step === 'results') keep(keptLookup(now))
  }, [step])
  useEffect(
    () => () => {
      if (newest.current.step === 'results' && readKept()?.kind === 'lookup') forgetKept()
    },
    [],
  )
}
