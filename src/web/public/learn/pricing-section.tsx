import { claims, marketing } from '#domain/content.ts'
import { type Figures, withFigures } from '#domain/figures.ts'
import { defaultPricingOptions } from '#domain/pricing.ts'
import { Check } from 'lucide-react'
import { buttonClass } from '../../ui/button/button.tsx'
import { PricingSelector } from '../pricing-selector/pricing-selector.tsx'
import { Lines } from './lines.tsx'
import './pricing-section.css'

export function PricingSection({ figures, trial }: { figures: Figures; trial: string }) {
  const { pricing, startTrial } = marketing
  return (
    <section className="learn-section" id="pricing" aria-labelledby="pricing-title">
      <div className="container learn-pricing-grid">
        <div>
          <h2 id="pricing-title">
            <Lines of={pricing.title.map((line) => withFigures(line, figures))} />
          </h2>
          <p className="learn-lead">{withFigures(`${pricing.lead} ${claims.base.condition}`, figures)}</p>
          <ul className="learn-included">
            {[...pricing.included, pricing.trial].map((line) => (
              <li key={line}>
                <Check size={18} strokeWidth={1.75} aria-hidden />
                {withFigures(line, figures)}
              </li>
            ))}
          </ul>
        </div>
        <div className="learn-offer">
          {/* Set to work by live-pricing.ts. */}
          <PricingSelector title="Pricing" options={defaultPricingOptions} />
          <a className={buttonClass('filled', 'large')} href={trial}>
            {withFigures(startTrial, figures)}
          </a>
          <p className="learn-note">{withFigures(claims.trial.condition, figures)}</p>
        </div>
      </div>
    </section>
  )
}
