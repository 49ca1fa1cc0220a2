import { useRouter } from '@tanstack/react-router'
import { type Dispatch, type RefObject, useState } from 'react'
import { LookupProgress } from '../../../prospect/lookup-progress/lookup-progress.tsx'
import { OrganizationChoice } from '../../../prospect/organization-choice/organization-choice.tsx'
import { emptyFeed } from '../../../prospect/lookup-progress/feed.ts'
import { KnownNotice } from '../../duplicates/known-notice.tsx'
import { type Keeper, keeperOf } from '../../../kept/place.ts'
import { useSession } from '../../session/session.tsx'
import { findOrganizations, stopLookup } from '../../lookups.ts'
import { useStepFocus } from '../../use-step-focus.ts'
import { CreateForm } from './create-form.tsx'
import './create-prospect-page.css'
import { chosenMatch, type Step, runningLookup } from '../../find-and-read/steps.ts'
import { OfflineNotice } from '../../find-and-read/offline-notice.tsx'
import { type ProspectForm, emptyForm } from '../../find-and-read/prospect-form.ts'
import type { Flow, FlowEvent } from './flow.ts'
import { FailedStep } from './failed-step.tsx'
import {
  dropTabLookup,
  flowFrom,
  type KeptFlow,
  keepTypedForm,
  readTabFlow,
  readTypedForm,
} from '../../find-and-read/kept-flow.ts'
import { KeptLookupsOffer } from './kept-lookups-offer.tsx'
import { KeptResultsOffer } from './kept-results-offer.tsx'
import { Results } from './results.tsx'
import { SavedResults } from './saved-results.tsx'
import { Trail } from './trail.tsx'
import { useCreateProspect } from './use-create-prospect.ts'
import { useStepHistory } from './use-step-history.ts'
import { useView } from './use-view.ts'

/** Home: a name becomes a saved prospect in five steps. */
export function CreateProspectPage({ organization }: { organization?: string | undefined }) {
  const keeper = keeperOf(useSession().user)
  const router = useRouter()
  const [kept] = useState(() => readTabFlow(keeper, 'create-prospect', router.history.location.state.createDepth !== undefined))
  const [first] = useState(() => flowFrom(kept, begun(keeper, organization)))
  const [flow, dispatch] = useCreateProspect(keeper, first)
  const { view, busy } = useView(flow)
  const titleRef = useStepFocus(view.step)
  useStepHistory(flow, dispatch)
  return (
    <div className="container">
      <div className={`create-prospect create-prospect-${view.step}`}>
        {view.step !== 'results' && view.step !== 'saved' && <title>Create Prospect · Credscout</title>}
        <Trail flow={view} dispatch={dispatch} />
        <StepView view={view} busy={busy} dispatch={dispatch} titleRef={titleRef} keeper={keeper} kept={kept} />
      </div>
    </div>
  )
}

/** The form with a name in it that another page gave, else with what was typed and not looked up. */
function begun(keeper: Keeper, organization: string | undefined): ProspectForm {
  return organization === undefined ? (readTypedForm(keeper) ?? emptyForm) : { ...emptyForm, organization }
}

interface StepViewProps {
  view: Flow
  busy: boolean
  dispatch: Dispatch<FlowEvent>
  titleRef: RefObject<HTMLHeadingElement | null>
  keeper: Keeper
  /** What the tab was at when the page was opened. */
  kept: KeptFlow | undefined
}

function StepView({ view, busy, dispatch, titleRef, keeper, kept }: StepViewProps) {
  switch (view.step) {
    case 'form':
      return (
        <CreateForm
          draft={view.draft}
          titleRef={titleRef}
          busy={busy}
          offer={
            <>
              <KeptLookupsOffer keeper={keeper} onContinue={(flow) => dispatch({ type: 'continued', flow })} />
              <KeptResultsOffer keeper={keeper} onContinue={(flow) => dispatch({ type: 'continued', flow })} />
            </>
          }
          onType={(draft) => keepTypedForm(keeper, draft)}
          onSubmit={(draft) => dispatch({ type: 'submitted', draft })}
          onReopen={(prospect) => dispatch({ type: 'reopened', prospect })}
        />
      )
    case 'confirm':
      return <Confirm step={view} busy={busy} dispatch={dispatch} titleRef={titleRef} />
    case 'finding':
    case 'reading':
      return <Loading step={view} dispatch={dispatch} titleRef={titleRef} keeper={keeper} />
    case 'results':
      return <Results step={view} busy={busy} dispatch={dispatch} titleRef={titleRef} interrupted={interruptedSave(view, kept)} />
    case 'saved':
      return <SavedResults prospect={view.prospect} titleRef={titleRef} />
    case 'error':
      return <FailedStep step={view} busy={busy} dispatch={dispatch} titleRef={titleRef} />
    default:
      return view satisfies never
  }
}

/** A save of exactly these results that a sign-in interrupted. */
function interruptedSave({ result }: At<'results'>, kept: KeptFlow | undefined): string | undefined {
  return kept?.kind === 'results' && kept.result === result ? kept.interruptedSave : undefined
}

/** One of the steps that every wizard goes. */
type At<S extends Step<ProspectForm>['step']> = Extract<Step<ProspectForm>, { step: S }>

type PartProps<S> = Pick<StepViewProps, 'dispatch' | 'titleRef'> & { step: S }

function Confirm({ step, busy, dispatch, titleRef }: PartProps<At<'confirm'>> & { busy: boolean }) {
  const match = chosenMatch(step.matches)
  return (
    <>
      <OrganizationChoice
        searchTerm={step.draft.organization.trim()}
        matches={step.matches}
        titleRef={titleRef}
        busy={busy ? 'Reading…' : undefined}
        onChoose={(index) => dispatch({ type: 'chosen', index })}
        onConfirm={() => dispatch({ type: 'confirmed' })}
        onReject={() => dispatch({ type: 'cancelled' })}
        onWebsite={async (address) => {
          dispatch({ type: 'website-found', candidates: await findOrganizations(address) })
          titleRef.current?.focus()
        }}
      />
      {match !== undefined && (
        <div className="confirm-known">
          <KnownNotice organization={match} />
        </div>
      )}
    </>
  )
}

function Loading({ step, dispatch, titleRef, keeper }: PartProps<At<'finding' | 'reading'>> & { keeper: Keeper }) {
  const lookupId = runningLookup(step)
  const cancel = () => {
    stopLookup(lookupId)
    dropTabLookup(keeper, 'create-prospect')
    dispatch({ type: 'cancelled' })
  }
  return (
    <LookupProgress
      organization={step.step === 'reading' ? chosenMatch(step.matches) : undefined}
      feed={step.step === 'reading' ? step.feed : emptyFeed}
      titleRef={titleRef}
      onCancel={cancel}
      notice={<OfflineNotice isRunning={lookupId !== undefined} />}
    />
  )
}
