import { useQuery } from '@tanstack/react-query'
import { FilePlus } from 'lucide-react'
import { type Dispatch, type RefObject, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AddPageDialog } from '../../added-pages/add-page-dialog.tsx'
import { featuresQuery } from '../../features-query.ts'
import { findOrganizations } from '../../lookups.ts'
import { chosenMatch, type ErrorStep, resultsBefore, typedName } from '../../find-and-read/steps.ts'
import type { ProspectForm } from '../../find-and-read/prospect-form.ts'
import type { FlowEvent } from './flow.ts'
import { WaysOn } from './ways-on.tsx'

export interface FailedStepProps {
  step: ErrorStep<ProspectForm>
  /** It is being tried again. */
  busy: boolean
  dispatch: Dispatch<FlowEvent>
  titleRef: RefObject<HTMLHeadingElement | null>
}

/**
 * Step 4. A body whose site could not be read can be read from pages that the person adds; one that nobody knows from its website, from
 * documents, or by typing.
 */
export function FailedStep({ step, busy, dispatch, titleRef }: FailedStepProps) {
  const { data: features } = useQuery(featuresQuery)
  const [isAdding, setAdding] = useState(false)
  const body = chosenMatch(step.reading === undefined ? typedName(step.draft) : step.reading.matches)
  const reads = features?.liveReading === true
  return (
    <div>
      <ErrorCard
        title="Something went wrong"
        titleRef={titleRef}
        text="We couldn't complete your request. Please try again or search for a different organization."
        technical={step.technical}
        actions={
          <>
            <Button look="filled" busy={busy ? 'Trying…' : undefined} onClick={() => dispatch({ type: 'retried' })}>
              Try Again
            </Button>
            {step.reading !== undefined && reads && (
              <Button icon={<Icon of={FilePlus} />} onClick={() => setAdding(true)}>
                Add a page or PDF
              </Button>
            )}
            {resultsBefore(step) !== undefined && (
              <Button onClick={() => dispatch({ type: 'went-back', to: 'results' })}>Back to the results</Button>
            )}
            <Button onClick={() => dispatch({ type: 'went-back', to: 'form' })}>Search for another</Button>
          </>
        }
      />
      {step.unknown && body !== undefined && (
        <WaysOn
          draft={step.draft}
          organization={{ name: body.name, description: '' }}
          reads={reads}
          onWebsite={async (address) => {
            dispatch({ type: 'website-found', candidates: await findOrganizations(address) })
            titleRef.current?.focus()
          }}
          onAdd={() => setAdding(true)}
        />
      )}
      {isAdding && body !== undefined && (
        <AddPageDialog
          organization={body}
          onAdded={(key) => {
            setAdding(false)
            dispatch({ type: 'page-added', key })
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
