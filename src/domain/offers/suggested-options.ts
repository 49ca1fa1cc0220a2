import { type Certification, linesOf } from '../certifications/certification.ts'
import { type Evidence, isOwnPage } from '../evidence/evidence.ts'

/** What the options of the price list are suggested by, where a page names it; a service before the thing it gives. */
const namedServices = {
  pearson: [/\bPearson\s+VUE\b/i],
  social: [
    /\b(?:Credly|Accredible|Badgr|BadgeCert|Sertifier|Canvas Credentials|Open\s+Badges)\b/i,
    /\b(?:digital|open)\s+(?:badges?|credentials?)\b/i,
  ],
} as const
type SuggestedPart = keyof typeof namedServices

/** 'No annual fee', 'not at Pearson VUE any more': what says no to a thing does not say it. */
const denied = /\b(?:no|not|none|never|without|free of|waived)\b/i

/** Whether words say that there is none of a thing. */
export function saysNo(words: string): boolean {
  return denied.test(words)
}

/** Pearson VUE, named in words about a body's exams. */
export const pearsonNamed = namedServices.pearson[0]

/** Why an option is suggested: what the body's own page names. */
export interface Suggestion {
  part: SuggestedPart
  /** As the page writes it: 'Pearson VUE', 'Credly'. */
  named: string
  /** The words that name it: a sentence of the page, or, of a stored copy, the line taken from it. */
  words: string
  /** 'page': `words` stand on the page letter for letter. 'stored-copy': they say in short what a stored copy of the page says. */
  from: 'page' | 'stored-copy'
  url: string
  /** Day the page, or the copy, was read; 'YYYY-MM-DD'. */
  readOn: string
}

/**
 * The options that the body's own pages speak for, at most once each, a sentence of a page before a line of a stored copy. Where
 * nothing is named, nothing is suggested; what a person states or a third party writes speaks for no option.
 */
export function suggestedOptions(certifications: readonly Certification[]): Suggestion[] {
  return (['pearson', 'social'] as const).flatMap((part) => {
    const quoted = certifications.flatMap((one) => Object.values(one.evidence ?? {}).flat()).flatMap((one) => quoteOf(one, part))
    const copied = certifications.flatMap(linesOf).flatMap(({ text, evidence }) => copyOf(text, evidence, part))
    return [...quoted, ...copied].slice(0, 1)
  })
}

function quoteOf(evidence: Evidence, part: SuggestedPart): Suggestion[] {
  if (evidence.kind !== 'page' || !isOwnPage(evidence)) return []
  const named = nameIn(evidence.quote, part)
  if (named === undefined) return []
  return [{ part, named, words: evidence.quote.trim(), from: 'page', url: evidence.url, readOn: evidence.readOn }]
}

function copyOf(text: string, evidence: readonly Evidence[], part: SuggestedPart): Suggestion[] {
  const copy = evidence.flatMap((one) => (one.kind === 'catalogue' && one.publisher === 'body' ? [one] : []))[0]
  const named = nameIn(text, part)
  if (copy === undefined || named === undefined) return []
  return [{ part, named, words: text.trim(), from: 'stored-copy', url: copy.url, readOn: copy.readOn }]
}

function nameIn(words: string, part: SuggestedPart): string | undefined {
  if (saysNo(words)) return undefined
  const found = namedServices[part].flatMap((pattern) => pattern.exec(words)?.[0] ?? [])[0]
  return found?.replace(/\s+/g, ' ')
}

/** 'Your page names Pearson VUE', or of a stored copy that it does. */
export function suggestionWords({ named, from }: Suggestion): string {
  return `${from === 'page' ? 'Your page' : 'A stored copy of your page'} names ${/^(?:digital|open) (?:badge|credential)$/i.test(named) ? `a ${named}` : named}`
}
