import { formatDate } from '#domain/text/day-words.ts'
import type { InterestOutcome } from '#domain/offers/interest.ts'
import '../../ui/card/card.css'
import { choiceInWords, priceInWords } from './choice-words.ts'

/** The place in line or the end of the trial, the day of joining, the choice, and the price frozen with it. */
export function WaitlistFacts({ outcome, isOver }: { outcome: InterestOutcome; isOver: boolean }) {
  const trial = outcome.trialEndsAt !== null
  const facts: [string, string][] = [
    ...(outcome.trialEndsAt !== null
      ? [[isOver ? 'Ended on' : 'Ends on', formatDate(outcome.trialEndsAt, 'UTC')] as [string, string]]
      : []),
    ...(outcome.place !== null ? [['Your place', outcome.place.toLocaleString('en-US')] as [string, string]] : []),
    ['Joined', formatDate(outcome.submittedAt, 'UTC')],
    ['Your choice', choiceInWords(outcome.pricingOptions)],
    [trial ? 'Price after the trial' : 'Price when you start', priceInWords(outcome)],
  ]
  return (
    <dl className="card waitlist-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
