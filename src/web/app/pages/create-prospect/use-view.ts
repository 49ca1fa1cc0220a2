import { useEffect, useState } from 'react'
import type { Flow } from './flow.ts'

/** Milliseconds a screen stays, its button busy, before step 2 takes its place: a quick answer does not flash. */
const patience = 250

/** The step to draw: what was there before for a moment, then the flow's own. */
export function useView(flow: Flow): { view: Flow; busy: boolean } {
  const before = flow.step === 'finding' || flow.step === 'reading' ? flow.before : null
  const [late, setLate] = useState<Flow | null>(null)
  useEffect(() => {
    if (before === null) return undefined
    const timer = setTimeout(() => setLate(before), patience)
    return () => clearTimeout(timer)
  }, [before])
  return before === null || late === before ? { view: flow, busy: false } : { view: before, busy: true }
}
