import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, Pencil } from 'lucide-react'
import { type Dispatch, type Ref, useEffect, useRef, useState } from 'react'
import { CatalogueNotice } from '../../../prospect/catalogue-notice/catalogue-notice.tsx'
import { CertificationList } from '../../../prospect/certification-list/certification-list.tsx'
import { NothingFound } from '../../../prospect/certification-list/nothing-found.tsx'
import { EvidenceLegend } from '../../../prospect/evidence-legend/evidence-legend.tsx'
import { WhyItMayFit } from '../../../prospect/fit/why-it-may-fit.tsx'
import { WhatWasRead } from '../../../prospect/what-was-read/what-was-read.tsx'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { featuresQuery } from '../../features-query.ts'
import { useSession } from '../../session/session.tsx'
import type { FlowEvent, ResultsStep } from './flow.ts'
import type { KeptSave } from './kept-flow.ts'
import { recentOf } from './recent-lookups.ts'
import { ShareDialog } from './share-dialog.tsx'
import { useRecentLookups } from './use-recent-lookups.ts'
import { type Saving, useSaveProspect } from './use-save-prospect.ts'

export interface ResultsProps {
  step: ResultsStep
  titleRef: Ref<HTMLHeadingElement>
  dispatch: Dispatch<FlowEvent>
  /** A save that a sign-in interrupted; it is finished at once. */
  interrupted: KeptSave | undefined
  /** The site is being read again. */
  busy: boolean
}

/** Step 3. */
export function Results({ step, titleRef, dispatch, interrupted, busy }: ResultsProps) {
  const { user } = useSession()
  const { data: features } = useQuery(featuresQuery)
  const { organization, certifications, ledger, origin } = step.result
  const saving = useSaveProspect(step, dispatch, interrupted)
  const pagesRead = ledger.pages.filter(({ skipped }) => skipped === undefined).length
  useRemembered(step)
  useFinishedSave(interrupted, saving.save)

  return (
    <>
      <title>{`${organization.name} · Credscout`}</title>
      <PageHeading
        title={organization.name}
        titleRef={titleRef}
        lead={organization.description === '' ? undefined : organization.description}
        actions={<ResultActions step={step} saving={saving} />}
      />
      <div className="with-rail results-columns">
        <div className="results-main">
          <CatalogueNotice
            result={step.result}
            busy={busy}
            onReadNow={features?.liveReading === true ? () => dispatch({ type: 'live-reading-asked' }) : undefined}
          />
          <CertificationList
            certifications={certifications}
            viewer={user?.username}
            pagesRead={origin === 'live' ? pagesRead : undefined}
            empty={<NothingFound pagesRead={pagesRead} />}
          />
        </div>
        <aside className="rail" aria-label="About these results">
          <WhatWasRead ledger={ledger} />
          <WhyItMayFit certifications={certifications} />
          <EvidenceLegend catalogue={origin === 'catalogue'} />
        </aside>
      </div>
    </>
  )
}

function ResultActions({ step, saving }: { step: ResultsStep; saving: Saving }) {
  const [asking, setAsking] = useState(false)
  const { savedId, draft } = step
  return (
    <div className="results-actions">
      <Link className={`${buttonClass('outlined')} results-new`} to="/">
        Find New Prospect
      </Link>
      {savedId === null ? (
        <Button
          look="filled"
          icon={<Icon of={Mail} />}
          busy={saving.work === 'idle' ? undefined : 'Saving…'}
          onClick={() => void saving.save()}
        >
          Save &amp; Email Prospect
        </Button>
      ) : (
        <>
          <a className={buttonClass('outlined')} href={`/search/${savedId}/edit`}>
            <span className="button-words">
              <Icon of={Pencil} />
              Edit Prospect
            </span>
          </a>
          <Button
            look="filled"
            icon={<Icon of={Mail} />}
            busy={saving.work === 'sharing' ? 'Sharing…' : undefined}
            onClick={() => (draft.email === '' ? setAsking(true) : void saving.share(draft.email))}
          >
            Share via Email
          </Button>
        </>
      )}
      {asking && <ShareDialog onSend={(email) => void saving.share(email)} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The look-up stands in 'Recently looked up' from now on. */
function useRemembered({ draft, result }: ResultsStep) {
  const { add } = useRecentLookups()
  useEffect(() => add(recentOf(draft.organization, result.organization)), [add, draft.organization, result.organization])
}

/** Finishes once what a sign-in interrupted. */
function useFinishedSave(interrupted: KeptSave | undefined, save: () => Promise<void>) {
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
