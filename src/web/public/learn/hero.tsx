import { marketing } from '#domain/public-face/content.ts'
import { type Figures, withFigures } from '#domain/public-face/computed-figures.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Lines } from './lines.tsx'
import { RenewalCycle } from './renewal-cycle.tsx'
import './hero.css'

export function Hero({ figures, trial }: { figures: Figures; trial: string }) {
  const { hero, startTrial } = marketing
  return (
    <section className="learn-section learn-hero">
      <div className="container learn-hero-grid">
        <div>
          <h1>
            <Lines of={hero.title} />
          </h1>
          <p className="learn-lead">{withFigures(hero.lead, figures)}</p>
          <div className="learn-ways">
            <a className={buttonClass('filled', 'large')} href={trial}>
              {withFigures(startTrial, figures)}
            </a>
            <a className={buttonClass('outlined', 'large')} href="#pricing">
              {hero.seePricing}
            </a>
          </div>
          <p className="learn-note">{withFigures(hero.priceLine, figures)}</p>
        </div>
        <RenewalCycle />
      </div>
    </section>
  )
}
