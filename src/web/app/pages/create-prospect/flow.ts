import type { Prospect } from '#domain/prospects/prospect.ts'
import { nextStep, type StepEvent } from '../../find-and-read/find-and-read.ts'
import { emptyForm, type ProspectForm } from '../../find-and-read/prospect-form.ts'
import type { Step } from '../../find-and-read/steps.ts'

/** Step 3 of a prospect that was saved before, opened again. */
interface SavedStep {
  step: 'saved'
  prospect: Prospect
}

/** The steps of Create Prospect: those of every wizard, and results that were saved before. */
export type Flow = Step<ProspectForm> | SavedStep

export type FlowEvent =
  | StepEvent<ProspectForm>
  | { type: 'reopened'; prospect: Prospect }
  /** Goes on from what was kept. */
  | { type: 'continued'; flow: Flow }
  /** The browser's Forward: to a step that was left by Back. */
  | { type: 'went-forward'; flow: Flow }

/** The flow after an event; one that does not belong to the step changes nothing. */
export function nextFlow(flow: Flow, event: FlowEvent): Flow {
  if (event.type === 'reopened') return flow.step === 'form' ? { step: 'saved', prospect: event.prospect } : flow
  if (event.type === 'continued') return flow.step === 'form' ? event.flow : flow
  if (event.type === 'went-forward') return event.flow
  if (flow.step !== 'saved') return nextStep(flow, event)
  return event.type === 'went-back' || event.type === 'restarted' ? { step: 'form', draft: emptyForm } : flow
}

/** How deep in the flow a step is, as the browser's Back leads out of it: the form, the choice, what was read. */
export function depthOf(flow: Flow): 0 | 1 | 2 {
  switch (flow.step) {
    case 'form':
    case 'finding':
      return 0
    case 'confirm':
    case 'saved':
      return 1
    case 'error':
      return flow.reading === undefined ? 1 : 2
    case 'reading':
    case 'results':
      return 2
    default:
      return flow satisfies never
  }
}

/** Which of the four marks of the trail a step belongs to: Find, Confirm, Read, Results. Undefined where no look-up is on its way. */
export function trailPlace(flow: Flow): 0 | 1 | 2 | 3 | undefined {
  switch (flow.step) {
    case 'form':
    case 'finding':
      return 0
    case 'confirm':
      return 1
    case 'reading':
      return 2
    case 'results':
      return 3
    case 'error':
      return flow.reading === undefined ? 0 : 2
    case 'saved':
      return undefined
    default:
      return flow satisfies never
  }
}
