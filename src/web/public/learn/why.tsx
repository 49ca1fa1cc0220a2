import { claims, marketing } from '#domain/public-face/content.ts'
import { type Figures, withFigures } from '#domain/public-face/computed-figures.ts'
import './why.css'

/** Three claims, each with its condition beside it. */
export function Why({ figures }: { figures: Figures }) {
  const { why } = marketing
  const { uptime, security, experience } = claims
  const reasons = [
    { claim: `${figures.uptimePercent}%`, ...uptime },
    { claim: security.standard, ...security },
    { claim: experience.years, ...experience },
  ]
  return (
    <section className="learn-section" aria-labelledby="why-title">
      <div className="container">
        <h2 id="why-title">{why.title}</h2>
        <ul className="learn-why">
          {reasons.map((reason) => (
            <li key={reason.label}>
              <p className="learn-claim">{reason.claim}</p>
              <h3>{reason.label}</h3>
              <p>{withFigures(reason.condition, figures)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
