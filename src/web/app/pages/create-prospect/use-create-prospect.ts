import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import type { Keeper } from '../../../kept/place.ts'
import { useFindAndRead } from '../../find-and-read/use-find-and-read.ts'
import { useSession } from '../../session/session.tsx'
import { emptyForm, type Flow, type FlowEvent, nextFlow } from './flow.ts'
import { giveNameBack } from './held-names.ts'
import { dropTabLookup, keepTabFlow, keepTypedForm, keptOf, leaveTabFlow } from './kept-flow.ts'

/** The flow of the page: asks what a step asks, keeps what must not be lost. */
export function useCreateProspect(keeper: Keeper, first: Flow): [Flow, Dispatch<FlowEvent>] {
  const [flow, dispatch] = useReducer(nextFlow, first)
  const { end } = useSession()
  useFindAndRead(flow.step === 'saved' ? undefined : flow, dispatch, {
    // What was typed and asked is kept already.
    onSessionEnd: (asked) => end(asked === 'finding' ? undefined : 'Your session has ended. Sign in to continue the look-up.'),
  })
  useKeeping(keeper, flow)
  return [flow, dispatch]
}

/** A question in progress and unsaved results are found again after a reload, another page, a closed tab, or a new sign-in. */
function useKeeping(keeper: Keeper, flow: Flow) {
  const newest = useRef(flow)
  useEffect(() => {
    newest.current = flow
  }, [flow])
  // What arrives while one waits is not kept line by line.
  const asked = flow.step === 'reading' ? flow.feed.lookupId : undefined
  const state = flow.step === 'results' && flow.completing === null ? flow.result : (asked ?? flow.step)
  useEffect(() => {
    const now = newest.current
    const kept = keptOf(now)
    if (kept !== undefined) keepTabFlow(keeper, kept)
    else if (state === 'form' || state === 'confirm') leaveTabFlow(keeper)
    else if (state === 'error') dropTabLookup(keeper)
    if (now.step === 'results') keepTypedForm(keeper, emptyForm)
  }, [keeper, state])
  // On another page the tab is not at it any more.
  useEffect(() => giveNameBack, [])
}
