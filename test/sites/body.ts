import type { CurrencyCode } from '../../src/research/lexicon/money/currency.ts'

/** One certification of an invented body, as its site states it. Amounts in whole units of the body's currency. */
export interface Programme {
  name: string
  acronym: string
  /** What its holders do: 'inspect tower cranes before they are used'. */
  purpose: string
  requirements: readonly string[]
  exam: { member: number; nonmember: number }
  application?: number
  retake?: number
  renewal: number
  years: number
  credits: number
  /** Day from which it is no longer offered. */
  retiredOn?: string
}

/** An invented credentialing body with its programmes and the way its site is made. */
export interface Body {
  /** Folder and address part. */
  site: string
  name: string
  abbreviation: string
  currency: { sign: string; code: CurrencyCode }
  /** Unit of renewal credits: 'CEUs'. */
  unit: string
  generator: 'drupal' | 'wordpress' | 'aspnet' | 'squarespace'
  /** How a programme's own page is laid out. */
  detail: 'sections' | 'rows' | 'definitions' | 'accordion' | 'tabs' | 'prose'
  /** Where fees and renewal stand: on each programme's page, on a page for all, or in the handbook only. */
  fees: 'own' | 'common' | 'handbook'
  renewal: 'own' | 'common' | 'handbook'
  programmes: readonly Programme[]
}
