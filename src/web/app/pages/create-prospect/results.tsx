import { answeredLine } from '#domain/lookups/answered-lines.ts'
import { withDecision } from '#domain/proof/line-decision.ts'
import { pagesOfLedger } from '#domain/lookups/ledger-pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type Dispatch, type Ref, useEffect, useRef, useState } from 'react'
import { CertificationList } from '../../../prospect/certification-list/certification-list.tsx'
import { CompletionNotice } from '../../../prospect/completion/completion-notice.tsx'
import { EvidenceLegend } from '../../../prospect/evidence-legend/evidence-legend.tsx'
import { WhyItMayFit } from '../../../prospect/fit/why-it-may-fit.tsx'
import { WhatWasRead } from '../../../prospect/what-was-read/what-was-read.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { FactSettings } from '../../../prospect/facts/fact-settings.ts'
import { AdditionNews } from '../../../prospect/addition-news/addition-news.tsx'
import { AddPageDialog } from '../../added-pages/add-page-dialog.tsx'
import { KnownNotice } from '../../duplicates/known-notice.tsx'
import { useUpdateKnown } from '../../duplicates/use-update-known.ts'
import { keeperOf } from '../../../kept/place.ts'
import { featuresQuery } from '../../features-query.ts'
import { stopLookup } from '../../lookups.ts'
import { type ResultsStep, runningLookup } from '../../find-and-read/steps.ts'
import { NameTheBody } from '../../find-and-read/name-the-body.tsx'
import { useAddressOfCopy } from '../../use-address-of-copy.ts'
import { useSession } from '../../session/session.tsx'
import { showUndoable } from '../../undoable.ts'
import type { ProspectForm } from '../../find-and-read/prospect-form.ts'
import type { FlowEvent } from './flow.ts'
import { NothingFound } from '../../../prospect/certification-list/nothing-found.tsx'
import { forgetTabFlow } from '../../find-and-read/kept-flow.ts'
import { ResultsFrame } from './results-frame.tsx'
import { SavedActions } from './saved-actions.tsx'
import { mayReadAgain, SettleNames } from './settle-names.tsx'
import { useRecentLookups } from './use-recent-lookups.ts'
import { useSaveProspect } from './use-save-prospect.ts'

export interface ResultsProps {
  step: ResultsStep<ProspectForm>
  titleRef: Ref<HTMLHeadingElement>
  dispatch: Dispatch<FlowEvent>
  /** Key of a save that a sign-in interrupted; it is finished at once. */
  interrupted: string | undefined
  /** The site is being read again. */
  busy: boolean
}

/** Step 3. */
export function Results({ step, titleRef, dispatch, interrupted, busy }: ResultsProps) {
  const { user } = useSession()
  const { data: features } = useQuery(featuresQuery)
  const { organization, certifications, ledger, origin } = step.result
  const { saving, sharing, save } = useSaveProspect(step, dispatch, interrupted)
  const { add: addRecent } = useRecentLookups()
  const {
    isUpdating,
    update,
    dialog: updateDialog,
  } = useUpdateKnown(step, (id) => {
    addRecent(step.draft.organization, organization, id)
    forgetTabFlow(keeperOf(user), 'create-prospect', step)
  })
  const pagesRead = pagesOfLedger(ledger).read.length
  const [isAdding, setAdding] = useState(false)
  const addressOfCopy = useAddressOfCopy(step.lookupId === undefined ? undefined : { lookupId: step.lookupId })
  useRemembered(step)
  useFinishedSave(interrupted, save)

  const decide: FactSettings['onDecide'] = (certification, pointer, decision) => {
    const author = { by: user?.username ?? '', via: 'editor' as const, at: new Date().toISOString() }
    const changed = withDecision(certifications, { certification, pointer }, decision, author)
    const answered = [...step.answered, ...answeredLine(certification, pointer, decision)]
    dispatch({ type: 'line-decided', certifications: changed, answered })
    if (decision.kind !== 'remove') return
    showUndoable('Taken out', () => dispatch({ type: 'line-decided', certifications, answered: step.answered }))
  }

  return (
    <ResultsFrame
      organization={organization}
      titleRef={titleRef}
      actions={
        step.savedId === null ? (
          <Button look="filled" icon={<Icon of={Mail} />} busy={saving ? 'Saving…' : undefined} onClick={() => void save()}>
            Save &amp; Email Prospect
          </Button>
        ) : (
          // Saved, and its link is on the way to the address of the form.
          <SavedActions savedId={step.savedId} sharing={sharing} />
        )
      }
      rail={
        <>
          <WhatWasRead
            fromCatalogue={origin === 'catalogue'}
            ledger={ledger}
            onAdd={features?.liveReading === true ? () => setAdding(true) : undefined}
            offersModel={origin !== 'catalogue' && user !== null && features?.languageModel === false}
          />
          <WhyItMayFit certifications={certifications} />
          <EvidenceLegend certifications={certifications} isReading={step.completing !== null} />
        </>
      }
    >
      <NameTheBody step={step} onName={(name) => dispatch({ type: 'body-named', name })} />
      {step.savedId === null && (
        <KnownNotice organization={organization}>
          {(known) => (
            <>
              <Button size="small" busy={isUpdating ? 'Saving…' : undefined} onClick={() => void update(known)}>
                Update it
              </Button>
              <Button size="small" busy={saving ? 'Saving…' : undefined} onClick={() => void save()}>
                Save anyway
              </Button>
            </>
          )}
        </KnownNotice>
      )}
      {updateDialog}
      <CompletionNotice
        shown={step}
        busy={busy}
        onStop={() => {
          stopLookup(runningLookup(step))
          dispatch({ type: 'cancelled' })
        }}
        onReadNow={features?.liveReading === true ? () => dispatch({ type: 'live-reading-asked' }) : undefined}
      />
      {step.news !== undefined && <AdditionNews news={step.news} />}
      {isAdding && (
        <AddPageDialog
          organization={organization}
          onAdded={(key) => {
            setAdding(false)
            dispatch({ type: 'page-added', key })
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <SettleNames step={step} dispatch={dispatch} />
      <CertificationList
        certifications={certifications}
        viewer={user?.username}
        addressOfCopy={addressOfCopy}
        onDecide={step.savedId === null && step.completing === null ? decide : undefined}
        asksNames={!mayReadAgain(step)}
        explains={user !== null}
        isReading={step.completing !== null}
        pagesRead={origin === 'catalogue' ? undefined : pagesRead}
        empty={<NothingFound pagesRead={pagesRead} />}
      />
    </ResultsFrame>
  )
}

/** The look-up stands in 'Recently looked up' from now on. */
function useRemembered({ draft, result }: ResultsStep<ProspectForm>) {
  const { add } = useRecentLookups()
  useEffect(() => add(draft.organization, result.organization), [add, draft.organization, result.organization])
}

/** Finishes once what a sign-in interrupted. */
function useFinishedSave(interrupted: string | undefined, save: () => Promise<void>) {
  const done = useRef(false)
  const newest = useRef(save)
  useEffect(() => {
    newest.current = save
  }, [save])
  useEffect(() => {
    if (interrupted === undefined || done.current) return
    done.current = true
    void newest.current()
  }, [interrupted])
}
