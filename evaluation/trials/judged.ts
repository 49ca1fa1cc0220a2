import { tokensOf } from '../../src/research/verify/tokens.ts'
import type { ToldFact } from './told.ts'

/** Whether what is shown says what a model made up: every word and number of the lie that the truth has not, and little else. */
export function saysFalsely(shown: readonly string[], lie: ToldFact, truth: ToldFact): boolean {
  // The line is true and its quote is not: then nothing may be shown.
  if (lie.text === truth.text) return shown.length > 0
  const known = new Set(formsOf(truth.text))
  const told = formsOf(lie.text)
  const invented = told.filter((form) => !known.has(form))
  return shown.some((line) => {
    const forms = formsOf(line)
    // A line in the page's own words is longer than the lie: what it says stands there.
    if (forms.length > told.length + 1) return false
    return invented.length > 0 ? invented.every((form) => forms.includes(form)) : line === lie.text
  })
}

function formsOf(text: string): string[] {
  return tokensOf(text).map(({ form }) => form)
}
