import { LookupProgress } from '../../../prospect/lookup-progress/lookup-progress.tsx'
import { OrganizationChoice } from '../../../prospect/organization-choice/organization-choice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { useStepFocus } from '../../use-step-focus.ts'
import { chosenMatch } from '../../find-and-read/steps.ts'
import { OfflineNotice } from '../../find-and-read/offline-notice.tsx'
import { NameForm } from './name-form.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardResults } from './wizard-results.tsx'

/** 'Generate New': from a name to a saved prospect and its link. */
export function WizardPanel() {
  const control = useWizard()
  const { wizard } = control
  const titleRef = useStepFocus(wizard.step === 'finding' ? 'form' : wizard.step)
  switch (wizard.step) {
    case 'form':
    case 'finding':
      return (
        <>
          <NameForm name={wizard.draft.organization} finding={wizard.step === 'finding'} onSubmit={control.findBody} />
          {wizard.step === 'finding' && <OfflineNotice isRunning={false} />}
        </>
      )
    case 'confirm':
      return (
        <div className="wizard-narrow">
          <OrganizationChoice
            searchTerm={wizard.draft.organization.trim()}
            matches={wizard.matches}
            titleRef={titleRef}
            heading="h2"
            onChoose={control.choose}
            onConfirm={control.confirm}
            onReject={control.goBack}
            onWebsite={control.findByWebsite}
          />
        </div>
      )
    case 'reading':
      return (
        <div className="wizard-narrow">
          <LookupProgress
            organization={chosenMatch(wizard.matches)}
            feed={wizard.feed}
            titleRef={titleRef}
            heading="h2"
            onCancel={control.goBack}
            notice={<OfflineNotice isRunning={wizard.feed.lookupId !== undefined} />}
          />
        </div>
      )
    case 'results':
      return <WizardResults results={wizard} titleRef={titleRef} control={control} />
    case 'error':
      return (
        <ErrorCard
          heading="h2"
          title="Something went wrong"
          titleRef={titleRef}
          text="We couldn't complete your request. Please try again or search for a different organization."
          technical={wizard.technical}
          actions={
            <Button look="filled" onClick={control.goBack}>
              Try Again
            </Button>
          }
        />
      )
    default:
      return wizard satisfies never
  }
}
