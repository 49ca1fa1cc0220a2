import { brand } from '#domain/public-face/content.ts'
import { figures } from '#domain/public-face/computed-figures.ts'
import type { PricingOptions } from '#domain/public-face/pricing.ts'
import type { ReactNode } from 'react'
import './learn.css'
import { Closing } from './closing.tsx'
import { ComparisonSection } from './comparison-section.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { LearnHeader } from './learn-header.tsx'
import { Pains } from './pains.tsx'
import { PricingSection } from './pricing-section.tsx'
import { Questions } from './questions.tsx'
import { startTrialPage } from './start-trial.ts'
import { TrustMarks } from './trust-marks.tsx'
import { Why } from './why.tsx'

export interface LearnPageProps {
  /** Share id of the prospect who was sent here, or 'default'. */
  shareId: string
  /** Those that the prices are for. */
  options: PricingOptions
  /** What stands before the trial button in the header: 'Sign In' or the account menu. */
  account?: ReactNode
}

/** The marketing page. Knows neither router nor session, so that the server can render it too. */
export function LearnPage({ shareId, options, account }: LearnPageProps) {
  const said = figures()
  const trial = startTrialPage(shareId)
  return (
    <div className="learn">
      <LearnHeader trial={trial} account={account} />
      <main id="main" tabIndex={-1} aria-label={brand.name}>
        <Hero figures={said} trial={trial} />
        <TrustMarks />
        <PricingSection shareId={shareId} figures={said} trial={trial} options={options} />
        <Pains />
        <ComparisonSection figures={said} />
        <Features />
        <Why figures={said} />
        <Questions figures={said} />
        <Closing figures={said} trial={trial} />
      </main>
    </div>
  )
}
