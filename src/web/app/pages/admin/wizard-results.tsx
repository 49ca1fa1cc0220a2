import { pagesOfLedger } from '#domain/lookups/ledger-pages.ts'
import { calls } from '#contract/calls.ts'
import { linesOf } from '#domain/certifications/certification.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { offeredCount } from '#domain/certifications/still-offered.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type Ref, useState } from 'react'
import { CertificationList } from '../../../prospect/certification-list/certification-list.tsx'
import { CompletionNotice } from '../../../prospect/completion/completion-notice.tsx'
import { NothingFound } from '../../../prospect/certification-list/nothing-found.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ProofStrip } from '../../../ui/proof-strip/proof-strip.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { KnownNotice } from '../../duplicates/known-notice.tsx'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { RequestKey } from '../../../client/request-key.ts'
import { useSession } from '../../session/session.tsx'
import { useSignInAgain } from '../../session/use-sign-in-again.tsx'
import { SharePanel } from '../../share-panel/share-panel.tsx'
import { NameTheBody } from '../../find-and-read/name-the-body.tsx'
import type { WizardControl } from './use-wizard.ts'
import type { ProspectForm } from '../../find-and-read/prospect-form.ts'
import type { ResultsStep } from '../../find-and-read/steps.ts'

export interface WizardResultsProps {
  results: ResultsStep<ProspectForm>
  titleRef: Ref<HTMLHeadingElement>
  control: WizardControl
}

/** Step 3 of the wizard: what was found, saved with one click, then shared. */
export function WizardResults({ results, titleRef, control }: WizardResultsProps) {
  const { result, savedId, lookupId } = results
  const { user } = useSession()
  const { organization, certifications } = result
  const pagesRead = pagesOfLedger(result.ledger).read.length
  const states = certifications.flatMap((certification) => linesOf(certification).map(({ state }) => state))
  return (
    <div className="wizard-results">
      <div className="wizard-head">
        <div className="wizard-body">
          <h2 ref={titleRef} tabIndex={-1}>
            {organization.abbreviation ?? organization.name}
          </h2>
          <span>{offeredCount(certifications, 'certification')}</span>
          <ProofStrip states={states} />
        </div>
        <div className="wizard-actions">
          <Button onClick={control.restart}>Find New Prospect</Button>
          <SaveButton result={result} lookupId={lookupId} isSaved={savedId !== null} onSaved={control.markSaved} />
        </div>
      </div>
      {organization.abbreviation !== undefined && <p className="wizard-name">{organization.name}</p>}
      {organization.description !== '' && <p className="wizard-description">{organization.description}</p>}
      {savedId !== null && <SharePanel prospectId={savedId} />}
      <NameTheBody step={results} onName={control.nameBody} />
      {savedId === null && <KnownNotice organization={organization} />}
      <CompletionNotice shown={results} onStop={control.stop} />
      <CertificationList
        certifications={certifications}
        viewer={user?.username}
        pagesRead={result.origin === 'catalogue' ? undefined : pagesRead}
        empty={<NothingFound pagesRead={pagesRead} />}
      />
    </div>
  )
}

interface SaveButtonProps {
  result: LookupResult
  lookupId: string | undefined
  isSaved: boolean
  onSaved: (id: number) => void
}

function SaveButton({ result, lookupId, isSaved, onSaved }: SaveButtonProps) {
  const client = useQueryClient()
  const { withSession, dialog } = useSignInAgain()
  const [isSaving, setSaving] = useState(false)
  const [key] = useState(() => new RequestKey())

  const save = async () => {
    setSaving(true)
    try {
      const body = { organization: result.organization, certifications: result.certifications, lookupId }
      const { id } = await withSession(() => call(calls.createProspect, { body }, { idempotencyKey: key.of(body) }))
      onSaved(id)
      showToast({ ...messages.searchSaved, tone: 'success' })
      await forgetProspects(client)
    } catch (error) {
      showToast({ ...messages.saveSearchFailed(sentenceOf(error)), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }

  if (isSaved) {
    return (
      <Button disabled icon={<Icon of={Check} />}>
        Saved
      </Button>
    )
  }
  return (
    <>
      <Button look="filled" busy={isSaving ? 'Saving…' : undefined} onClick={() => void save()}>
        Save Prospect
      </Button>
      {dialog}
    </>
  )
}
