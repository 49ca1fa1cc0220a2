import { defaultPricingOptions, type PricingOptions, withBasePlan } from '#domain/public-face/pricing.ts'
import { keepLinkText, readLinkText } from '../../kept/place.ts'

/** Key of the browser's local storage, of the last choice. Source: specification §7. */
const storedChoiceKey = 'selectedPricingOptions'
/** Of which link the choice under that key is; absent where it was made on a page of none. */
const chosenOnKey = `${storedChoiceKey}.link`
/** Under which name the choice of a link is kept, whatever is chosen on others since. */
const nameOf = (link: string) => `pricing.${link}`

/** Reads a stored choice; what is missing, broken or foreign counts as the default choice. The base plan is always part of it. */
export function readChoice(stored: string | null): PricingOptions {
  if (stored === null) return defaultPricingOptions
  try {
    const choice: unknown = JSON.parse(stored)
    return isChoice(choice) ? withBasePlan(choice) : defaultPricingOptions
  } catch {
    return defaultPricingOptions
  }
}

/** Checked by hand: a schema library would weigh more than the rest of the marketing page's script. */
function isChoice(value: unknown): value is PricingOptions {
  if (typeof value !== 'object' || value === null) return false
  const { billingCycle, base, pearson, social }: Partial<Record<keyof PricingOptions, unknown>> = value
  return (
    (billingCycle === 'annual' || billingCycle === 'monthly') && [base, pearson, social].every((one) => typeof one === 'boolean')
  )
}

const listeners = new Set<() => void>()
/** The choice of this page; also holds it where the browser refuses storage. */
let current: { stored: string | null; options: PricingOptions } | null = null

/** The link whose page this is: '/share/…', '/share/…/offer', '/learn/…'. */
function linkOfPage(): string | undefined {
  const [, , link = 'default'] = location.pathname.split('/')
  return link === 'default' || link === '' ? undefined : link
}

/** What was chosen on the page's link; else the last choice, but that of another link: no link shows it. */
function storedText(): string | null {
  try {
    const [link, chosenOn] = [linkOfPage(), localStorage.getItem(chosenOnKey)]
    const kept = link === undefined || chosenOn === link ? undefined : readLinkText(nameOf(link))
    const isLast = link === undefined || chosenOn === null || chosenOn === link
    return kept ?? (isLast ? localStorage.getItem(storedChoiceKey) : null)
  } catch {
    return current?.stored ?? null
  }
}

function write(stored: string): void {
  const link = linkOfPage()
  localStorage.setItem(storedChoiceKey, stored)
  if (link === undefined) return localStorage.removeItem(chosenOnKey)
  localStorage.setItem(chosenOnKey, link)
  keepLinkText(nameOf(link), stored)
}

/** The visitor's choice as it is stored now. */
export function readStoredChoice(): PricingOptions {
  const stored = storedText()
  if (current === null || current.stored !== stored) current = { stored, options: readChoice(stored) }
  return current.options
}

/** Keeps a choice for this page and the ones opened after it. */
export function storeChoice(options: PricingOptions): void {
  const chosen = withBasePlan(options)
  const stored = JSON.stringify(chosen)
  current = { stored, options: chosen }
  try {
    write(stored)
  } catch {
    // A browser that refuses storage still shows the choice on this page.
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` after every change of the choice, here or in another tab. */
export function subscribeToChoice(listener: () => void): void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
}
