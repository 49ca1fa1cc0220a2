import { claims, type Figures, marketing } from '#domain/content.ts'
import './why.css'

/** Three claims, each with its condition beside it. */
export function Why({ figures }: { figures: Figures }) {
  const { why } = marketing
  const reasons = [
    { claim: `${claims.uptimePercent}%`, label: why.uptime.label, sentence: why.uptime.sentence(figures) },
    { claim: claims.securityStandard, label: why.security.label, sentence: why.security.sentence },
    { claim: claims.experience, label: why.experience.label, sentence: why.experience.sentence },
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
              <p>{reason.sentence}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
