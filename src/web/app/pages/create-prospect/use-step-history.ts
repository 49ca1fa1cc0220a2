import { useRouter } from '@tanstack/react-router'
import { type Dispatch, useEffect, useRef } from 'react'
import { isThroughHistory } from '../../through-history.ts'
import { emptyForm } from '../../find-and-read/prospect-form.ts'
import { depthOf, type Flow, type FlowEvent, nextFlow } from './flow.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How deep in the flow of Create Prospect an entry of the history is; absent on the form. */
    createDepth?: number | undefined
  }
}

/**
 * Each deeper step is an entry of the browser's history, so that Back leads to the step before, and a step back in the page goes back
 * there, too; Forward leads to the step that was left. Going to / while on it starts over: 'Find New Prospect', and the name in the header.
 */
export function useStepHistory(flow: Flow, dispatch: Dispatch<FlowEvent>): void {
  const router = useRouter()
  const depth = depthOf(flow)
  const newest = useRef(depth)
  const moved = useRef<string>(undefined)
  const seen = useRef<Seen>(new Map())

  useEffect(() => {
    if (isBegunAnew(flow)) seen.current = new Map([...seen.current].filter(([, { step }]) => step === 'saved'))
    seen.current.set(depthOf(flow), flow)
  }, [flow])

  useEffect(() => {
    newest.current = depth
    void goTo(depth)
    async function goTo(wanted: number) {
      const here = router.history.location.state.createDepth ?? 0
      if (wanted < here) router.history.go(wanted - here)
      // A new step takes the place of all that Forward led to.
      if (wanted > here) seen.current = new Map([...seen.current].filter(([one]) => one <= wanted))
      await enter(here + 1, wanted)
    }
    // Each in its turn: an entry for every step that Back leads through.
    async function enter(next: number, last: number): Promise<void> {
      if (next > last) return
      await router.navigate({ to: '.', search: true, state: { createDepth: next }, resetScroll: false })
      await enter(next + 1, last)
    }
  }, [router, depth])

  useEffect(() => {
    const stopHistory = router.history.subscribe(({ action }) => {
      moved.current = action.type
    })
    const stopRouter = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
      const isBack = isThroughHistory(moved.current)
      moved.current = undefined
      if (pathChanged) return
      const there = toLocation.state.createDepth ?? 0
      if (isBack) {
        const left = there > newest.current ? leftAt(seen.current, there) : undefined
        if (there < newest.current) dispatch({ type: 'went-back', to: there === 0 ? 'form' : 'confirm' })
        else if (left !== undefined) dispatch({ type: 'went-forward', flow: left })
      } else if (there === 0) {
        dispatch({ type: 'restarted', draft: emptyForm })
      }
    })
    return () => {
      stopHistory()
      stopRouter()
    }
  }, [router, dispatch])
}

/** What began anew leads forward to nothing but a saved prospect: results that were saved would come back as if they were not. */
function isBegunAnew(flow: Flow): boolean {
  return flow.step === 'form' && flow.draft === emptyForm
}

/** The last flow that was shown at each depth. */
type Seen = Map<number, Flow>

/** The flow at a depth; the choice, where only what was read of it was seen. */
function leftAt(seen: Seen, depth: number): Flow | undefined {
  const deeper = seen.get(depth + 1)
  return seen.get(depth) ?? (deeper === undefined ? undefined : nextFlow(deeper, { type: 'went-back', to: 'confirm' }))
}
