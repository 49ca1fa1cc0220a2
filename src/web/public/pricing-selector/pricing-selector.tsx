import { offers } from '#domain/public-face/content.ts'
import type { Suggestion } from '#domain/offers/suggested-options.ts'
import { annualSaving, type PricingOptions } from '#domain/public-face/pricing.ts'
import { Check, Lock } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { WithoutScript } from '../../ui/without-script/without-script.tsx'
import './pricing-selector.css'
import { SuggestionNote } from './suggestion-note.tsx'
import { type PricingWords, pricingWords } from './pricing-words.ts'

export interface PricingSelectorProps {
  title: string
  options: PricingOptions
  /** Id of the form that the choice is sent with; on a page without one it is there for the total alone. */
  form: string
  /** Where the form is sent for the total of a choice alone, in a browser without script. */
  total: { action: string; method: 'get' | 'post' }
  /** Options that the body's pages speak for. */
  suggested?: readonly Suggestion[]
}

/**
 * The price panel: billing cycle, the base plan that is always part of it, two options, and the sum of what is chosen.
 * Drawn once, by the server; live-pricing.ts finds its fields by their names and its amounts by `data-amount`.
 */
export function PricingSelector({ title, options, form, total, suggested = [] }: PricingSelectorProps) {
  const titleId = useId()
  const words = pricingWords(options)
  return (
    <section className="pricing-selector" id={panelId} aria-labelledby={titleId}>
      <div className="pricing-selector-head">
        <h3 id={titleId}>{title}</h3>
        <Segmented
          label="Billing cycle"
          value={options.billingCycle}
          name="billingCycle"
          form={form}
          onChange={() => {}}
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
        <Part
          part="base"
          name={offers.base.name}
          sentence={`${offers.base.sentence} ${offers.base.locked}`}
          words={words}
          locked
        />
        <Part
          part="pearson"
          name={offers.pearson.name}
          sentence={offers.pearson.sentence}
          words={words}
          chosen={options.pearson}
          form={form}
          suggestion={suggested.find((one) => one.part === 'pearson')}
        />
        <Part
          part="social"
          name={offers.social.name}
          sentence={offers.social.sentence}
          words={words}
          chosen={options.social}
          form={form}
          suggestion={suggested.find((one) => one.part === 'social')}
        />
      </ul>
      <div className="pricing-selector-total">
        <span className="pricing-selector-total-label">Total</span>
        <output className="pricing-selector-sum">
          <span className="pricing-selector-amount">
            <strong data-amount="total">{words.total}</strong> a month
          </span>
          <span className="pricing-selector-year" data-amount="billed">
            {words.billed}
          </span>
        </output>
      </div>
      <WithoutScript>
        <p className="pricing-selector-update">
          <span>The total changes when you press this.</span>
          <Button
            type="submit"
            size="small"
            form={form}
            formAction={`${total.action}#${panelId}`}
            formMethod={total.method}
            formNoValidate
          >
            Update total
          </Button>
        </p>
      </WithoutScript>
    </section>
  )
}

/** Where the page is opened again to show a total. */
const panelId = 'options'

interface PartProps {
  part: 'base' | 'pearson' | 'social'
  name: string
  sentence: string
  words: PricingWords
  /** Always part of it: the box stays ticked, keeps its focus, and gives its reason. */
  locked?: boolean
  chosen?: boolean
  form?: string | undefined
  suggestion?: Suggestion | undefined
}

function Part({ part, name, sentence, words, locked = false, chosen = locked, form, suggestion }: PartProps) {
  const id = useId()
  return (
    <li>
      <label className="pricing-selector-part" htmlFor={id}>
        <span className="pricing-selector-check">
          <input
            id={id}
            type="checkbox"
            name={part}
            form={form}
            defaultChecked={chosen}
            aria-disabled={locked || undefined}
            aria-labelledby={`${id}-name ${id}-price`}
            aria-describedby={`${id}-sentence`}
          />
          {locked ? <Lock size={12} aria-hidden /> : <Check size={14} strokeWidth={2.5} aria-hidden />}
        </span>
        <span className="pricing-selector-name" id={`${id}-name`}>
          {name}
        </span>
        <span className="pricing-selector-price" id={`${id}-price`}>
          <span data-amount={part}>{words[part]}</span>
          <span className="visually-hidden"> a month</span>
        </span>
        <span className="pricing-selector-sentence" id={`${id}-sentence`}>
          {sentence}
        </span>
      </label>
      {suggestion !== undefined && <SuggestionNote suggestion={suggestion} />}
    </li>
  )
}
