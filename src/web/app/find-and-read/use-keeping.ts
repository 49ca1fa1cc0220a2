import { useEffect, useRef } from 'react'
import type { Keeper } from '../../kept/place.ts'
import { giveNameBack } from './held-names.ts'
import { dropTabLookup, type KeepingWizard, keepTabFlow, keptOf, leaveTabFlow } from './kept-flow.ts'
import type { ProspectForm } from './prospect-form.ts'
import type { Step } from './steps.ts'

/**
 * A question in progress and unsaved results are found again after a reload, another page, a closed tab, or a new sign-in.
 * @param step undefined where the wizard is at a step of its own
 * @param onResults what was typed to come to them is kept with them from now on
 */
export function useKeeping(
  keeper: Keeper,
  wizard: KeepingWizard,
  step: Step<ProspectForm> | undefined,
  onResults?: () => void,
): void {
  const newest = useRef({ step, onResults })
  useEffect(() => {
    newest.current = { step, onResults }
  }, [step, onResults])
  // What arrives while one waits is not kept line by line.
  const asked = step?.step === 'reading' ? step.feed.lookupId : undefined
  const state = step?.step === 'results' && step.completing === null ? step.result : (asked ?? step?.step)
  useEffect(() => {
    const now = newest.current
    const kept = now.step && keptOf(now.step)
    if (kept !== undefined) keepTabFlow(keeper, wizard, kept)
    else if (state === 'form' || state === 'confirm') leaveTabFlow(keeper, wizard)
    else if (state === 'error') dropTabLookup(keeper, wizard)
    if (now.step?.step === 'results') now.onResults?.()
  }, [keeper, wizard, state])
  // On another page the tab is not at it any more.
  useEffect(() => giveNameBack, [])
}
