import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import type { HoldsForAll } from '#domain/certifications/holds-for-all.ts'
import type { LinkMode } from '#domain/shares/link.ts'
import { closedWords } from '#domain/certifications/still-offered.ts'
import { withoutLines } from '#domain/certifications/backing.ts'
import { ChevronRight } from 'lucide-react'
import { cardSummary } from '../../prospect/certification-card/card-summary.ts'
import '../../prospect/certification-card/certification-card.css'
import { isLongerThanSheet } from '../../prospect/certification-card/longer-than-sheet.ts'
import { CertificationName } from '../../prospect/certification-name/certification-name.tsx'
import { FactGroups } from '../../prospect/facts/fact-groups.tsx'
import { proofInWords, shownLines } from '../../prospect/facts/line-words.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ProgramRemark } from '../remarks/program-remark.tsx'
import type { RemarkState } from '../remarks/remark-state.ts'
import { ProofStrip } from '../../ui/proof-strip/proof-strip.tsx'
import './program-card.css'
import { ShareLine } from './share-line.tsx'

export interface ProgramCardProps {
  shareId: string
  certification: Certification
  defaultOpen: boolean
  /** What holds for all programs of the link. */
  holdsForAll: HoldsForAll
  mode: LinkMode
  said: RemarkState
}

/** A certification as its own body reads it: opens and closes also without script. Nothing that is not confirmed stands on it. */
export function ProgramCard({ shareId, certification, defaultOpen, holdsForAll, mode, said }: ProgramCardProps) {
  const { id } = certification
  const open = defaultOpen || (id !== undefined && said.isKeptIn(id))
  const count = linesOf(certification).length
  const closed = closedWords(certification)
  return (
    <details
      className="certification-card program-card"
      open={open}
      data-program={id}
      data-longer={isLongerThanSheet(certification) || undefined}
    >
      <summary className="certification-head">
        <Icon of={ChevronRight} className="certification-chevron" />
        <h3 className="certification-name">
          <CertificationName of={certification} />
        </h3>
        <span className="certification-proof">
          <ProofStrip states={shownLines(certification).map(({ state }) => state)} />
          <span aria-hidden="true">{lineCount(count)}</span>
          <span className="visually-hidden">{proofInWords(certification)}</span>
        </span>
        <span className="certification-summary">
          {cardSummary(certification).map((text) => (
            <span key={text} dir="auto">
              {text}
            </span>
          ))}
        </span>
      </summary>
      <div className="certification-body">
        {closed !== undefined && <p className="certification-retired">{closed}.</p>}
        {certification.summary.trim() !== '' && (
          <p className="certification-text" dir="auto">
            {certification.summary}
          </p>
        )}
        <FactGroups certification={certification} invites={mode !== 'view' && id !== undefined}>
          {(line) => (
            <ShareLine
              key={line.pointer}
              line={line}
              shareId={shareId}
              isForAll={holdsForAll(line)}
              mode={mode}
              certification={id}
              said={said}
            />
          )}
        </FactGroups>
        {mode !== 'view' && id !== undefined && <ProgramRemark certification={id} name={certification.name} said={said} />}
      </div>
    </details>
  )
}

function lineCount(count: number): string {
  return count === 0 ? withoutLines : counted(count, 'line')
}
