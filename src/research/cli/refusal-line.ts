import type { Refusal } from '../model/lines/refusal.ts'

/** A fact of a model that is not shown, and why: 'Not shown (number not on the page): CQE, fees: $95 exam ← Exam fee: $405'. */
export function refusalLine({ certification, field, text, quote, why }: Refusal): string {
  const words = quote.replace(/\s+/g, ' ').slice(0, longestQuote)
  return `Not shown (${why}): ${certification}, ${field}: ${text}${words === '' ? '' : ` ← ${words}`}\n`
}

/** Of a quote so much is told, in characters. */
const longestQuote = 300
