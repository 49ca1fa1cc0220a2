import { initialsOf, lettersOf } from '#domain/initials.ts'
import { acronymKey, looksLikeAcronym, nameKey } from '#domain/name-key.ts'
import type { ReadPage } from './lines.ts'
import { type NameSpan, nameSpansIn } from './name-spans.ts'

/** What may be a certification: all mentions of one name on a page, and those of its short form. */
export interface Candidate {
  key: string
  /** As it is shown, and where that stands. */
  name: string
  shown: NameSpan
  /** '' when none is told. */
  acronym: string
  mentions: readonly NameSpan[]
  /** Mentions of the short form alone. */
  shorts: readonly NameSpan[]
}

/** Most mentions of a candidate that are looked at. */
const mostMentions = 40

/** Everything on a page that may be the name of a certification, each name once. */
export function candidatesOf(page: ReadPage): Candidate[] {
  const { text } = page.document
  const spelled = new Map<string, NameSpan[]>()
  const shorts = new Map<string, NameSpan[]>()
  for (const line of page.lines)
    for (const span of nameSpansIn(line)) {
      const said = text.slice(span.start, span.end)
      const isShort = span.via === 'short' || looksLikeAcronym(said)
      const key = isShort ? acronymKey(said) : nameKey(said)
      if (key.length < 2) continue
      const [known, all] = isShort ? [shorts.get(key), shorts] : [spelled.get(key), spelled]
      if (known === undefined) all.set(key, [span])
      else if (known.length < mostMentions && !known.some((one) => one.start < span.end && span.start < one.end)) known.push(span)
    }
  return joined(text, spelled, shorts)
}

/** Names with the mentions of their short forms; a short form that no name has stands by itself. */
function joined(text: string, spelled: Map<string, NameSpan[]>, shorts: Map<string, NameSpan[]>): Candidate[] {
  const taken = new Set<string>()
  const named = [...spelled].map(([key, mentions]): Candidate => {
    const shown = bestOf(text, mentions)
    const acronym = acronymBeside(text, mentions) ?? byInitials(text.slice(shown.start, shown.end), shorts)
    if (acronym !== undefined) taken.add(acronymKey(acronym))
    const own = acronym === undefined ? [] : (shorts.get(acronymKey(acronym)) ?? [])
    return { key, name: shownName(text, shown), shown, acronym: acronym ?? '', mentions, shorts: own }
  })
  const alone = [...shorts].flatMap(([key, mentions]): Candidate[] => {
    const [shown] = mentions
    if (shown === undefined) return []
    const said = text.slice(shown.start, shown.end)
    return [{ key: `short ${key}${taken.has(key) ? ' too' : ''}`, name: said, shown, acronym: said, mentions, shorts: [] }]
  })
  return [...named, ...alone]
}

function shownName(text: string, { start, end }: NameSpan): string {
  return (
    text
      .slice(start, end)
      .replace(/\s*\([^)]*\)?$/, (brackets) => (/\(\p{Lu}[^a-z]*\)?$/u.test(brackets) ? '' : brackets))
      // 'Master (plumbing' is cut off in its brackets.
      .replace(/\s*\([^)]*$/, '')
      .replace(/[®™℠*]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:the|an?)\s(?=\p{L}{2})/iu, '')
  )
}

const generalEnd = /\b(?:exam(?:ination)?s?|program(?:me)?s?|overview)$/i

/** The mention that is shown: the spelling that stands most often, rather without 'exam' or 'program' at its end. */
function bestOf(text: string, mentions: readonly NameSpan[]): NameSpan {
  const counts = new Map<string, number>()
  const said = (one: NameSpan) => text.slice(one.start, one.end)
  for (const one of mentions) counts.set(said(one), (counts.get(said(one)) ?? 0) + 1)
  const scoreOf = (one: NameSpan) => {
    const words = said(one)
    const capitals = /^\p{Lu}/u.test(words) && words !== words.toUpperCase() ? 2 : 0
    return (counts.get(words) ?? 0) + capitals - (generalEnd.test(words) ? 4 : 0) - (/^the\s/i.test(words) ? 1 : 0)
  }
  return mentions.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? mentions[0] ?? raise()
}

function raise(): never {
  throw new Error('A name without a mention.')
}

const shortForm = String.raw`(?:[A-Z][A-Za-z]{0,2}(?:[A-Z][a-z]?){0,6}[A-Z0-9+](?:[-/][A-Z0-9]{1,4})?\+?|(?:[A-Z]\.){2,6}|[A-Z][a-z]?[A-Z]{1,6}(?:[-][A-Z]{1,4})?)`
const behindName = new RegExp(
  String.raw`^[®™℠*]*\s?(?:(?:certifications?|certificates?|credentials?|designations?|exam(?:ination)?|program(?:me)?)[®™℠]?\s)?(?:\(|\[|,\s|[–—:-]\s|\s[–—-]\s)(?:the\s|or\s|“|")?(${shortForm})[®™℠*]*(?![\p{L}\p{N}])`,
  'u',
)
const aheadOfName = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${shortForm})[®™℠*]*\s?(?:\(|[:–—-]\s|\s[–—-]\s|\|\s|stands for (?:the )?)$`,
  'u',
)
const inName = new RegExp(String.raw`\((${shortForm})[®™℠*]*\)`, 'u')

/** The short form that stands beside a name, the one told most often. */
function acronymBeside(text: string, mentions: readonly NameSpan[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { start, end } of mentions) {
    const said = text.slice(start, end)
    const found =
      inName.exec(said)?.[1] ??
      behindName.exec(text.slice(end, end + 60))?.[1] ??
      aheadOfName.exec(text.slice(Math.max(0, start - 30), start))?.[1]
    if (found !== undefined && sharesLetters(found, said)) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0]
}

/** A short form has most of its letters from the words of its name. */
function sharesLetters(short: string, name: string): boolean {
  const firsts =
    name
      .toUpperCase()
      .match(/(?<!\p{L})\p{L}/gu)
      ?.join('') ?? ''
  const letters = lettersOf(short).toUpperCase()
  const shared = letters.split('').filter((letter) => firsts.includes(letter)).length
  return letters.length >= 2 && shared >= letters.length * 0.5
}

function byInitials(name: string, shorts: ReadonlyMap<string, unknown>): string | undefined {
  if (shorts.size === 0) return undefined
  for (const initials of initialsOf(name)) if (shorts.has(initials)) return initials
  return undefined
}
