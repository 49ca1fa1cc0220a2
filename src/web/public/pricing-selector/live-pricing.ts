import type { PricingOptions } from '#domain/public-face/pricing.ts'
import { pricingWords } from './pricing-words.ts'
import { readStoredChoice, storeChoice, subscribeToChoice } from './stored-choice.ts'

/**
 * Brings the price panel to life: shows the visitor's stored choice in its fields and in every amount of the page, and stores each
 * change of it.
 * @param isSubmitted whether the panel shows what was submitted before: that is the choice then, in place of the stored one
 */
export function livePricing(panel: HTMLElement, isSubmitted = false): void {
  if (isSubmitted) storeChoice(choiceIn(panel))
  const show = () => showChoice(panel, readStoredChoice())
  show()
  subscribeToChoice(show)
  panel.addEventListener('change', () => storeChoice(choiceIn(panel)))
}

/** Ticks the fields of a choice and writes its amounts, wherever on the page they stand. */
export function showChoice(panel: HTMLElement, options: PricingOptions): void {
  for (const radio of panel.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    radio.checked = radio.value === options.billingCycle
  }
  for (const part of ['base', 'pearson', 'social'] as const) {
    const box = panel.querySelector<HTMLInputElement>(`input[name=${part}]`)
    if (box !== null) box.checked = options[part]
  }
  for (const [name, words] of Object.entries(pricingWords(options))) {
    for (const amount of document.querySelectorAll(`[data-amount="${name}"]`)) amount.textContent = words
  }
}

function choiceIn(panel: HTMLElement): PricingOptions {
  const isChosen = (field: string) => panel.querySelector(`input${field}:checked`) !== null
  return {
    billingCycle: isChosen('[value=monthly]') ? 'monthly' : 'annual',
    base: true,
    pearson: isChosen('[name=pearson]'),
    social: isChosen('[name=social]'),
  }
}
