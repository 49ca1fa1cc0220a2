import { type Certification, type Line, linesOf } from './certification.ts'

/** In place of the count of lines where there is none. */
export const withoutLines = 'Named, not detailed'

/** What may be said of where lines come from: of all of them, or of none. */
export type Backing = 'no-lines' | 'own-pages' | 'stored-copies' | 'people' | 'mixed'

/** What stands behind the lines of some certifications, all together. */
export function backingOf(certifications: readonly Certification[]): Backing {
  const lines = certifications.flatMap(linesOf)
  const all = (state: Line['state']) => lines.every((line) => line.state === state)
  if (lines.length === 0) return 'no-lines'
  if (all('on-the-page')) return 'own-pages'
  if (all('catalogue')) return 'stored-copies'
  return all('person') ? 'people' : 'mixed'
}

/** The switch that opens what stands behind every line: 'Show all quotes' only where there are some. */
export function showAllWords(certifications: readonly Certification[]): string {
  const hasQuote = certifications.flatMap(linesOf).some(({ evidence }) => evidence.some(({ kind }) => kind === 'page'))
  return hasQuote ? 'Show all quotes' : 'Show all sources'
}
