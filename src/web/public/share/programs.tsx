import { forAllAmong } from '#domain/certifications/holds-for-all.ts'
import { offeredCount, offeredFirst } from '#domain/certifications/still-offered.ts'
import { namesUnreadSentence } from '#domain/prospects/names-unread-words.ts'
import { showAllWords } from '#domain/certifications/backing.ts'
import type { SaidOnPage } from '#contract/public-pages.ts'
import type { ShareView } from '#contract/shares.ts'
import type { Seller } from '#domain/offers/offer.ts'
import { Pencil } from 'lucide-react'
import '../../prospect/certification-list/certification-list.css'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import { WithoutScript } from '../../ui/without-script/without-script.tsx'
import { MissingProgram, RemarksForm } from '../remarks/remarks-form.tsx'
import { remarkState } from '../remarks/remark-state.ts'
import { EditorLink } from './editor-link.tsx'
import { ProgramCard } from './program-card.tsx'
import './programs.css'
import { provenanceOf } from './provenance.ts'

export interface ProgramsProps {
  shareId: string
  view: ShareView
  /** Whom the link comes from. */
  seller: Seller
  outcome: SaidOnPage
}

/** The credential programs of a link, each line with what stands behind it, and the way to correct one. */
export function Programs({ shareId, view, seller, outcome }: ProgramsProps) {
  const { certifications, namesUnread = 0, mode, version } = view
  const said = remarkState(outcome, seller.name)
  const holdsForAll = forAllAmong(certifications)
  if (certifications.length === 0) {
    return (
      <div className="programs">
        <ErrorCard
          heading="h2"
          title={
            view.awaitsCheck === true
              ? 'The sender is still checking what was found'
              : 'No credential programs found for this organization'
          }
          text={
            mode === 'edit' ? (
              <>
                You know this better than we do. <EditorLink shareId={shareId}>Add one</EditorLink> and it shows as stated through
                this link.
              </>
            ) : (
              'The person who sent you the link can add them.'
            )
          }
        />
        {mode !== 'view' && (
          <WithoutScript>
            <RemarksForm shareId={shareId} version={version} {...outcome} seller={seller.name} />
            <MissingProgram said={said} />
          </WithoutScript>
        )}
      </div>
    )
  }
  return (
    <section className="programs" aria-labelledby="programs-title">
      <div className="certification-list-head">
        <h2 id="programs-title">{offeredCount(certifications, 'credential program', ' found')}</h2>
        {/* Set to work by live-quotes.ts. */}
        <span className="programs-switch">
          <Switch checked={false} onChange={() => {}}>
            {showAllWords(certifications)}
          </Switch>
        </span>
      </div>
      {namesUnread > 0 && <p className="programs-unread">{namesUnreadSentence(namesUnread, 'program')}</p>}
      {mode !== 'view' && <RemarksForm shareId={shareId} version={version} {...outcome} seller={seller.name} />}
      <ul className="certification-list">
        {offeredFirst(certifications).map((certification, index) => (
          <li key={certification.id ?? `${index} ${certification.name}`}>
            <ProgramCard
              shareId={shareId}
              certification={certification}
              defaultOpen={index === 0}
              holdsForAll={holdsForAll}
              mode={mode}
              said={said}
            />
          </li>
        ))}
      </ul>
      {mode !== 'view' && <MissingProgram said={said} />}
      <Notice icon={Pencil}>
        {mode === 'edit' && (
          <>
            You know this better than we do. <EditorLink shareId={shareId}>Correct a line</EditorLink> and it shows as stated
            through this link.{' '}
          </>
        )}
        {provenanceOf(certifications)}
      </Notice>
    </section>
  )
}
