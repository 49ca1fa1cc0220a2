import { type Certification, isShownOnlyWhenStated, lineGroups, linesOfGroup } from '#domain/certifications/certification.ts'
import { shortFormBeside } from '#domain/certifications/certification-name.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { gapOf } from '#domain/proof/empty-field.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { closedWords, offeredCount } from '#domain/certifications/still-offered.ts'
import { sourceNotes } from '#domain/proof/source-notes.ts'
import { gapWords } from '#domain/proof/empty-field-words.ts'
import { isLongerThanSheet } from '../../prospect/certification-card/longer-than-sheet.ts'

/** The programs as they stood on the day of an offer, each line with where it comes from. */
export function OfferAnnex({ offer: { certifications, madeOn } }: { offer: Offer }) {
  if (certifications.length === 0) return null
  return (
    <section className="offer-annex" aria-labelledby="offer-annex">
      <h2 id="offer-annex">Annex: {offeredCount(certifications, 'credential program')}</h2>
      <p>As they stood on {formatDay(madeOn)}, each line with where it comes from.</p>
      {certifications.map((certification, index) => (
        <Program key={certification.id ?? `${index} ${certification.name}`} certification={certification} />
      ))}
    </section>
  )
}

function Program({ certification }: { certification: Certification }) {
  const { summary } = certification
  const closed = closedWords(certification)
  const short = shortFormBeside(certification)
  return (
    <section className="offer-program" data-longer={isLongerThanSheet(certification) || undefined}>
      <h3>
        <bdi>{certification.name}</bdi>
        {short !== undefined && ` (${short})`}
      </h3>
      {closed !== undefined && <p>{closed}.</p>}
      {summary.trim() !== '' && <p dir="auto">{summary}</p>}
      <dl>
        {lineGroups.map(({ field, label }) => {
          const lines = linesOfGroup(certification, field)
          if (lines.length === 0 && isShownOnlyWhenStated(field)) return null
          return (
            <div key={field}>
              <dt>{label}</dt>
              {lines.length === 0 && <dd className="offer-gap">{gapWords[gapOf(certification, field)]}</dd>}
              {lines.map((line) => (
                <dd key={line.pointer}>
                  <span dir="auto">{line.text}</span>
                  {sourceNotes(line).map(({ told, quote, address }) => (
                    <span className="offer-note" key={`${told} ${address} ${quote}`} dir="auto">
                      {quote !== null && `“${quote}” `}
                      {address !== null && `${address} `}
                      {told}
                    </span>
                  ))}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
