import { offers } from '#domain/content.ts'
import { annualSaving, dollars, type PricingOptions, priceOf } from '#domain/pricing.ts'
import { Check, Lock } from 'lucide-react'
import { useId } from 'react'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import './pricing-selector.css'

export interface PricingSelectorProps {
  title: string
  options: PricingOptions
  onChange: (options: PricingOptions) => void
}

/** The price panel: billing cycle, the base plan that is always part of it, two options, and the sum of what is chosen. */
export function PricingSelector({ title, options, onChange }: PricingSelectorProps) {
  const titleId = useId()
  const price = priceOf(options)
  // What each part costs in this cycle, chosen or not.
  const each = priceOf({ ...options, pearson: true, social: true }).parts
  const cycle = options.billingCycle === 'annual' ? 'annually' : 'monthly'
  return (
    <section className="pricing-selector" aria-labelledby={titleId}>
      <div className="pricing-selector-head">
        <h3 id={titleId}>{title}</h3>
        <Segmented
          label="Billing cycle"
          value={options.billingCycle}
          onChange={(billingCycle) => onChange({ ...options, billingCycle })}
          options={[
            {
              value: 'annual',
              label: (
                <>
                  Annual <span className="pricing-selector-saving">Save {annualSaving()}%</span>
                </>
              ),
            },
            { value: 'monthly', label: 'Monthly' },
          ]}
        />
      </div>
      <ul className="pricing-selector-parts">
        <Part name={offers.base.name} sentence={`${offers.base.sentence} ${offers.base.locked}`} perMonth={each.base} locked />
        <Part
          name={offers.pearson.name}
          sentence={offers.pearson.sentence}
          perMonth={each.pearson ?? 0}
          chosen={options.pearson}
          onChange={(pearson) => onChange({ ...options, pearson })}
        />
        <Part
          name={offers.social.name}
          sentence={offers.social.sentence}
          perMonth={each.social ?? 0}
          chosen={options.social}
          onChange={(social) => onChange({ ...options, social })}
        />
      </ul>
      <div className="pricing-selector-total">
        <span className="pricing-selector-total-label">Total</span>
        <output className="pricing-selector-sum">
          <span className="pricing-selector-amount">
            <strong>{dollars(price.perMonth)}</strong> a month
          </span>
          <span className="pricing-selector-year">
            Billed {cycle}, {dollars(price.perYear)} a year
          </span>
        </output>
      </div>
    </section>
  )
}

type PartProps = { name: string; sentence: string; perMonth: number } & (
  | { locked: true; chosen?: never; onChange?: never }
  | { locked?: never; chosen: boolean; onChange: (chosen: boolean) => void }
)

function Part({ name, sentence, perMonth, locked, chosen, onChange }: PartProps) {
  const id = useId()
  return (
    <li>
      <label className="pricing-selector-part" htmlFor={id}>
        <span className="pricing-selector-check">
          <input
            id={id}
            type="checkbox"
            checked={locked ?? chosen}
            aria-disabled={locked}
            aria-labelledby={`${id}-name ${id}-price`}
            aria-describedby={`${id}-sentence`}
            // A locked box keeps its focus and its reason, and stays ticked.
            onChange={(event) => onChange?.(event.target.checked)}
          />
          {locked ? <Lock size={12} aria-hidden /> : <Check size={14} strokeWidth={2.5} aria-hidden />}
        </span>
        <span className="pricing-selector-name" id={`${id}-name`}>
          {name}
        </span>
        <span className="pricing-selector-price" id={`${id}-price`}>
          {dollars(perMonth)}
          <span className="visually-hidden"> a month</span>
        </span>
        <span className="pricing-selector-sentence" id={`${id}-sentence`}>
          {sentence}
        </span>
      </label>
    </li>
  )
}
