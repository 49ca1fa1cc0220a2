import type { Certification } from '#domain/certifications/certification.ts'
import type { LineState } from '#domain/evidence/evidence.ts'
import { type Gap, type Standing, standingsIn } from '#domain/proof/empty-field.ts'
import { gapMeanings, gapWords } from '#domain/proof/empty-field-words.ts'
import { EndSign } from '../facts/end-sign.tsx'
import '../rail.css'
import './evidence-legend.css'

/**
 * 'How a line is shown': once a screen, in the rail.
 * @param props.certifications what is on the screen, so that nothing else is explained; absent where nothing is yet
 * @param props.isReading pages are being read
 */
export function EvidenceLegend({
  certifications,
  isReading,
}: {
  certifications?: readonly Certification[]
  isReading?: boolean
}) {
  const shown = certifications === undefined ? undefined : standingsIn(certifications, isReading)
  const isShown = (standing: Standing) => shown?.has(standing) ?? true
  return (
    <section>
      <h2 className="rail-title">How a line is shown</h2>
      <ul className="evidence-legend">
        {states
          .filter(([state]) => isShown(state))
          .map(([state, words]) => (
            <li key={state} className={`evidence-legend-${state}`}>
              <EndSign state={state} />
              {words}
            </li>
          ))}
        {gaps.filter(isShown).map((gap) => (
          <li key={gap} className="evidence-legend-none">
            <span className="evidence-legend-dash" aria-hidden="true">
              –
            </span>
            <span>
              {gapWords[gap]}: {gapMeanings[gap]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const states = [
  ['on-the-page', 'On the page. Opens the quote.'],
  ['catalogue', 'From a stored copy of a page. Opens its address.'],
  ['document', 'From a document that someone added.'],
  ['person', 'Stated by a person.'],
  ['conflict', 'Sources disagree. Pick one, or leave it to the prospect.'],
  ['check', 'Please check: read by a program that is not sure. Left out of the link until you say “Right”.'],
  ['not-confirmed', 'Not confirmed. Left out of the link.'],
] as const satisfies (readonly [LineState, string])[]

const gaps = [
  'not-stated',
  'not-found',
  'no-expiry',
  'not-allowed',
  'not-readable',
  'no-answer',
  'not-read',
  'still-reading',
  'left-out',
] as const satisfies Gap[]
