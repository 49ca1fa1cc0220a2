import { type Dispatch, useReducer } from 'react'
import type { Keeper } from '../../../kept/place.ts'
import { useFindAndRead } from '../../find-and-read/use-find-and-read.ts'
import { useSession } from '../../session/session.tsx'
import { emptyForm } from '../../find-and-read/prospect-form.ts'
import { type Flow, type FlowEvent, nextFlow } from './flow.ts'
import { keepTypedForm } from '../../find-and-read/kept-flow.ts'
import { useKeeping } from '../../find-and-read/use-keeping.ts'

/** The flow of the page: asks what a step asks, keeps what must not be lost. */
export function useCreateProspect(keeper: Keeper, first: Flow): [Flow, Dispatch<FlowEvent>] {
  const [flow, dispatch] = useReducer(nextFlow, first)
  const { end } = useSession()
  useFindAndRead(flow.step === 'saved' ? undefined : flow, dispatch, {
    // What was typed and asked is kept already.
    onSessionEnd: (asked) => end(asked === 'finding' ? undefined : 'Your session has ended. Sign in to continue the look-up.'),
  })
  useKeeping(keeper, 'create-prospect', flow.step === 'saved' ? undefined : flow, () => keepTypedForm(keeper, emptyForm))
  return [flow, dispatch]
}
