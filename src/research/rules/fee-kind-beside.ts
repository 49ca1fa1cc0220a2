import { expression } from '../expression.ts'
import { feeKindIn, feeKindsIn } from '../lexicon/fee-kind.ts'

/** Words that name the thing paid for less than what is done with it. */
export const weakKind = /^(?:certification|certificate|credential|designation|license|program(?:me)?|package)$/

/** How a line sets labels and amounts; see `orderOf`. */
export type Order = 'label-first' | 'amount-first' | 'prose'

const directlyBefore = expression('i')`
  (?:
    \b(?:fees?|costs?|pric(?:e|es|ed)|rates?|charges?|payment|amount)\b(?:(?!\b(?:plus|and|or)\b)[^.;$£€]){0,30}|
    [:=(–—-]\s*
  )$
`
/** '$150 non-refundable examination fee': the words right after an amount up to 'fee'. */
const feeAfter = /^\s*((?:[\p{L}\d/&'-]+\s){1,5}?)fees?\b/iu

/** The kind that the words on either side of an amount name, '' when they name none. */
export function kindBeside(left: string, right: string, order: Order): string {
  if (order === 'label-first') return kindOfLabel(left) ?? kindOfLabel(right) ?? ''
  if (order === 'amount-first') return kindOfLabel(right) ?? ''
  const after = feeAfter.exec(right)?.[1]
  const named = after === undefined ? undefined : kindOfLabel(`${after}fee`)
  if (named !== undefined) return named
  const before = nearestKind(left, 'last')
  if (directlyBefore.test(left) && before !== undefined) return before
  return nearestKind(right, 'first') ?? before ?? ''
}

const feePhrase =
  /((?:[\p{L}\d/&+'-]+[\s*]+){0,5}?)(fees?|costs?|prices?|charges?)\b(?:\s(?:for|to|of)\s((?:[\p{L}\d'-]+\s?){1,6}))?/giu

/** The kind of the fee phrase nearest to the amount: 'non-refundable application fee', 'fee for recertification'. */
function nearestKind(text: string, which: 'first' | 'last'): string | undefined {
  const phrases = [...text.matchAll(feePhrase)].map((match) => kindOfPhrase(match))
  const found = phrases.filter((kind) => kind !== undefined && !weakKind.test(kind))
  if (found.length > 0) return which === 'first' ? found[0] : found.at(-1)
  const named = feeKindsIn(text).toSorted((a, b) => a.start - b.start)
  const telling = named.filter((kind) => !weakKind.test(kind.shown))
  const kinds = telling.length > 0 ? telling : named
  return (which === 'first' ? kinds[0] : kinds.at(-1))?.shown
}

function kindOfPhrase(match: RegExpMatchArray): string | undefined {
  const before = `${match[1] ?? ''}${match[2] ?? ''}`
  return feeKindIn(before)?.shown ?? feeKindIn(match[3] ?? '')?.shown
}

/** Heads and labels repeat in every row of a table: each of the last ones is looked at once. */
const known = new Map<string, string | undefined>()
const mostKnown = 500

/** The kind a short label names: by its fee phrase, else by its most specific word. */
export function kindOfLabel(label: string): string | undefined {
  if (label === '') return undefined
  if (known.has(label)) return known.get(label)
  const kind = readKind(label)
  if (known.size >= mostKnown) known.clear()
  if (label.length <= 80) known.set(label, kind)
  return kind
}

function readKind(label: string): string | undefined {
  const phrase = !/fee/i.test(label) ? null : /((?:[\p{L}\d/&+'-]+[\s*]+){1,6}?)fees?\b/iu.exec(label)
  return (phrase === null ? undefined : feeKindIn(phrase[0])?.shown) ?? feeKindIn(label)?.shown
}

/** The first kind that says more than 'certification', else the first one. */
export function strongestKind(labels: readonly string[]): string {
  const kinds = labels.flatMap((label) => kindOfLabel(label) ?? [])
  return kinds.find((kind) => !weakKind.test(kind)) ?? kinds[0] ?? ''
}
