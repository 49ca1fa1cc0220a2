import { useQuery } from '@tanstack/react-query'
import { FilePlus } from 'lucide-react'
import { type Dispatch, type Ref, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AddPageDialog } from '../../added-pages/add-page-dialog.tsx'
import { featuresQuery } from '../../features-query.ts'
import { chosenMatch, type ErrorStep, type FlowEvent, resultsBefore } from './flow.ts'

export interface FailedStepProps {
  step: ErrorStep
  /** It is being tried again. */
  busy: boolean
  dispatch: Dispatch<FlowEvent>
  titleRef: Ref<HTMLHeadingElement>
}

/** Step 4. A body whose site could not be read can be read from pages that the person adds. */
export function FailedStep({ step, busy, dispatch, titleRef }: FailedStepProps) {
  const { data: features } = useQuery(featuresQuery)
  const [isAdding, setAdding] = useState(false)
  const body = step.reading === undefined ? undefined : chosenMatch(step.reading.matches)
  return (
    <>
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
            {body !== undefined && features?.liveReading === true && (
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
      {isAdding && body !== undefined && (
        <AddPageDialog
          organization={body}
          onAdded={(key) => dispatch({ type: 'page-added', key })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
