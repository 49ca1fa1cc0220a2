import type { Certification } from '#domain/certifications/certification.ts'
import { closedWords } from '#domain/certifications/still-offered.ts'
import { isNameToCheck } from '#domain/proof/to-check.ts'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { usePrinted } from '../../ui/media.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { ProofStrip } from '../../ui/proof-strip/proof-strip.tsx'
import { CertificationName } from '../certification-name/certification-name.tsx'
import { Facts } from '../facts/facts.tsx'
import { useFactSettings } from '../facts/fact-settings.ts'
import { proofCount, proofInWords, shownLines } from '../facts/line-words.ts'
import { SourceClippings } from '../facts/source-clippings.tsx'
import { WhyHere } from '../facts/why-here.tsx'
import { cardSummary } from './card-summary.ts'
import { doubtOf, waitingOf } from './to-check-words.ts'
import './certification-card.css'
import { isLongerThanSheet } from './longer-than-sheet.ts'

export interface CertificationCardProps {
  certification: Certification
  defaultOpen?: boolean
  /** It has just arrived while one looks on: it fades in. */
  arriving?: boolean
  /** Under the facts, for example what can be done with them. */
  children?: ReactNode
}

/** Where a certification stands on its screen. */
export function anchorOf({ id }: Pick<Certification, 'id'>): string | undefined {
  return id === undefined ? undefined : `certification-${id}`
}

/** A certification that opens and closes: closed with its main facts, open with every line and what stands behind it. */
export function CertificationCard({ certification, defaultOpen = false, arriving, children }: CertificationCardProps) {
  const { quotes, explains, confirmedBy, isReading } = useFactSettings()
  const [isUnfolded, setUnfolded] = useState(defaultOpen)
  const isPrinted = usePrinted()
  // Whoever asks for all quotes sees those of a closed card, too; then it closes as every other.
  const isAskedFor = quotes === 'all' && !isPrinted
  const [wasAskedFor, setAskedFor] = useState(false)
  if (isAskedFor !== wasAskedFor) {
    setAskedFor(isAskedFor)
    if (isAskedFor) setUnfolded(true)
  }
  const open = isUnfolded || isPrinted
  const id = useId()
  const count = proofCount(certification)
  const waiting = waitingOf(certification)
  const closed = closedWords(certification)
  const confirmed = certification.id === undefined ? undefined : confirmedBy?.(certification.id)
  return (
    <article
      className="certification-card"
      id={anchorOf(certification)}
      data-arriving={arriving || undefined}
      data-longer={isLongerThanSheet(certification) || undefined}
      aria-labelledby={`${id}-name`}
    >
      <h3>
        <button
          className="certification-head"
          type="button"
          aria-expanded={open}
          aria-controls={open ? `${id}-body` : undefined}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-proof ${id}-summary`}
          onClick={() => setUnfolded(!open)}
        >
          <Icon of={open ? ChevronDown : ChevronRight} className="certification-chevron" />
          <span className="certification-name" id={`${id}-name`}>
            <CertificationName of={certification} />
          </span>
          <span className="certification-proof">
            <ProofStrip states={shownLines(certification).map(({ state }) => state)} />
            <span aria-hidden="true">{open ? count.full : count.short}</span>
            {waiting !== undefined && <span className="certification-to-check">{waiting}</span>}
            <span className="visually-hidden" id={`${id}-proof`}>
              {proofInWords(certification)}.
            </span>
          </span>
          {!open && (
            <span className="certification-summary" id={`${id}-summary`}>
              {cardSummary(certification, isReading).map((text) => (
                <span key={text}>
                  {text}
                  <span className="visually-hidden">. </span>
                </span>
              ))}
            </span>
          )}
        </button>
      </h3>
      {open && (
        <div className="certification-body" id={`${id}-body`}>
          {isNameToCheck(certification) && (
            <div className="certification-question">
              <p>{doubtOf(certification)}</p>
              <SourceClippings evidence={certification.evidence?.['/name'] ?? []} />
              {explains === true && <WhyHere evidence={certification.evidence?.['/name'] ?? []} />}
            </div>
          )}
          {closed !== undefined && <p className="certification-retired">{closed}.</p>}
          {certification.summary.trim() !== '' && <p className="certification-text">{certification.summary}</p>}
          {confirmed !== undefined && <p className="certification-confirmed">{confirmed}</p>}
          <Facts certification={certification} />
          {children}
        </div>
      )}
    </article>
  )
}
