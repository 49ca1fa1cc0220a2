import type { Certification } from '#domain/certifications/certification.ts'
import { offeredCount, offeredFirst } from '#domain/certifications/still-offered.ts'
import { showAllWords } from '#domain/certifications/backing.ts'
import { forAllAmong } from '#domain/certifications/holds-for-all.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { usePrinted } from '../../ui/media.ts'
import { Switch } from '../../ui/switch/switch.tsx'
import { CertificationCard } from '../certification-card/certification-card.tsx'
import { type FactSettings, FactSettingsProvider } from '../facts/fact-settings.ts'
import './certification-list.css'
import { NamesQuestion } from './names-question.tsx'

export interface CertificationListProps {
  certifications: readonly Certification[]
  /** User name that reads 'you' on lines they stated. */
  viewer?: string | undefined
  /** How many pages were read, when that is known. */
  pagesRead?: number | undefined
  addressOfCopy?: FactSettings['addressOfCopy']
  onDecide?: FactSettings['onDecide']
  /** Whether names in doubt are asked about above the cards; they are unless something else on the screen asks. */
  asksNames?: boolean
  explains?: FactSettings['explains']
  confirmedBy?: FactSettings['confirmedBy']
  isReading?: FactSettings['isReading']
  /** In place of the cards when there are none. */
  empty: ReactNode
}

/** The certifications of a body as cards, those on offer first, the first one open, with one switch for all quotes. */
export function CertificationList({
  certifications,
  viewer,
  pagesRead,
  addressOfCopy,
  onDecide,
  asksNames = true,
  explains,
  confirmedBy,
  isReading,
  empty,
}: CertificationListProps) {
  const [showAll, setShowAll] = useState(false)
  // Paper has nothing to open: it shows every line and every quote.
  const isPrinted = usePrinted()
  const quotes = showAll || isPrinted ? 'all' : 'one'
  const holdsForAll = useMemo(() => forAllAmong(certifications), [certifications])
  const settings = useMemo(
    () => ({ quotes, viewer, pagesRead, addressOfCopy, onDecide, explains, confirmedBy, isReading, holdsForAll }) as const,
    [holdsForAll, quotes, viewer, pagesRead, addressOfCopy, onDecide, explains, confirmedBy, isReading],
  )
  if (certifications.length === 0) return empty
  return (
    <FactSettingsProvider value={settings}>
      <section>
        <div className="certification-list-head">
          <h2>{offeredCount(certifications, 'certification')}</h2>
          <Switch checked={showAll} onChange={setShowAll}>
            {showAllWords(certifications)}
          </Switch>
        </div>
        {asksNames && <NamesQuestion certifications={certifications} />}
        <ul className="certification-list">
          {offeredFirst(certifications).map((certification, index) => (
            <li key={certification.id ?? `${index} ${certification.name}`}>
              <CertificationCard certification={certification} defaultOpen={index === 0} />
            </li>
          ))}
        </ul>
      </section>
    </FactSettingsProvider>
  )
}
