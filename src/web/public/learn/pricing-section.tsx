import { type Figures, marketing } from '#domain/content.ts'
import { Check } from 'lucide-react'
import { buttonClass } from '../../ui/button/button.tsx'
import { PricingSelector } from '../pricing-selector/pricing-selector.tsx'
import { useStoredChoice } from '../pricing-selector/stored-choice.ts'
import { Lines } from './lines.tsx'
import './pricing-section.css'

export function PricingSection({ figures, trial }: { figures: Figures; trial: string }) {
  const { pricing, startTrial } = marketing
  const [options, setOptions] = useStoredChoice()
  return (
    <section className="learn-section" id="pricing" aria-labelledby="pricing-title">
      <div className="container learn-pricing-grid">
        <div>
          <h2 id="pricing-title">
            <Lines of={pricing.title(figures)} />
          </h2>
          <p className="learn-lead">{pricing.lead}</p>
          <ul className="learn-included">
            {[...pricing.included, pricing.trial(figures)].map((line) => (
              <li key={line}>
                <Check size={18} strokeWidth={1.75} aria-hidden />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className="learn-offer">
          <PricingSelector title="Pricing" options={options} onChange={setOptions} />
          <a className={buttonClass('filled', 'large')} href={trial}>
            {startTrial(figures)}
          </a>
        </div>
      </div>
    </section>
  )
}
