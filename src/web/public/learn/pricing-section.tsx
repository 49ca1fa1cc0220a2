import { pages } from '#contract/pages.ts'
import { claims, marketing } from '#domain/public-face/content.ts'
import { type Figures, withFigures } from '#domain/public-face/computed-figures.ts'
import type { PricingOptions } from '#domain/public-face/pricing.ts'
import { Check } from 'lucide-react'
import { buttonClass } from '../../ui/button/button.tsx'
import { WithoutScript } from '../../ui/without-script/without-script.tsx'
import { PricingSelector } from '../pricing-selector/pricing-selector.tsx'
import { Lines } from './lines.tsx'
import './pricing-section.css'

/** With script nothing is sent from here: the choice is kept on the device. */
const formId = 'options-form'

export interface PricingSectionProps {
  shareId: string
  figures: Figures
  trial: string
  /** Those that the prices are for. */
  options: PricingOptions
}

export function PricingSection({ shareId, figures, trial, options }: PricingSectionProps) {
  const { pricing, startTrial } = marketing
  const action = pages.learn(shareId)
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
          <PricingSelector title="Pricing" options={options} form={formId} total={{ action, method: 'get' }} />
          <WithoutScript>
            <form id={formId} action={action} />
          </WithoutScript>
          <a className={buttonClass('filled', 'large')} href={trial}>
            {withFigures(startTrial, figures)}
          </a>
          <p className="learn-note">{withFigures(claims.trial.condition, figures)}</p>
        </div>
      </div>
    </section>
  )
}
