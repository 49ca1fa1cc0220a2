import { initialsOf, lettersOf } from '#domain/certifications/initials.ts'
import { acronymKey, looksLikeAcronym, nameKey } from '#domain/certifications/name-key.ts'
import { expression } from '../../plain/expression.ts'
import { calledNounSource, calledSource } from '../../lexicon/credentials/credential.ts'
import { isHeadOfCodes } from '../../lexicon/topics/column-head.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { remembered } from '../../plain/remembered.ts'
import type { ReadPage } from '../page/lines.ts'
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

/** A name that may be a certification of the page's body, and how likely it is one, 0 to 1. */
export interface JudgedName {
  candidate: Candidate
  likely: number
  /** Of a short form alone, the one name that the page gives it. */
  spelledOut?: Candidate | undefined
}

/** Whether a candidate is a short form without a name of its own. */
export function isShortAlone({ key }: Candidate): boolean {
  return key.startsWith('short ')
}

/** Most mentions of a candidate that are looked at. */
const mostMentions = 40

const article = /^(?:the|an?)\s(?=\p{L}{2})/iu

/** Everything on a page that may be the name of a certification, each name once. */
export function candidatesOf(page: ReadPage): Candidate[] {
  const { text } = page.document
  const spelled = new Map<string, NameSpan[]>()
  const shorts = new Map<string, NameSpan[]>()
  for (const line of page.lines)
    for (const span of nameSpansIn(line)) {
      const said = text.slice(span.start, span.end)
      const { short, isShort: looksShort, key: spelledKey } = toldOf(said)
      const isShort = looksShort || span.via === 'short'
      const key = isShort ? acronymKey(short) : spelledKey
      if (key.length < 2) continue
      const [known, all] = isShort ? [shorts.get(key), shorts] : [spelled.get(key), spelled]
      const at = isShort ? span.start + said.indexOf(short) : span.start
      const own = isShort ? { ...span, start: at, end: at + short.length } : span
      if (known === undefined) all.set(key, [own])
      else note(text, known, own)
    }
  return joined(text, spelled, shorts)
}

const nounEnd = new RegExp(`\\s(?:${calledSource}|exam(?:ination)?s?)$`, 'i')

/** The short form that a stretch may be, with or without a noun behind it, of one or of many: 'CHMM certification', 'CAEs'; else its key. */
const toldOf = remembered(
  (said) => {
    const short = said
      .replace(article, '')
      .replace(nounEnd, '')
      .replace(/(?<=[A-Z]{2})s$/, '')
    const isShort = looksLikeAcronym(short)
    return { short, isShort, key: isShort ? '' : nameKey(said) }
  },
  2_000,
  120,
)

/** Notes a mention; of two of one name in one place the one without 'exam' at its end. */
function note(text: string, known: NameSpan[], span: NameSpan): void {
  const place = known.findIndex((one) => one.start < span.end && span.start < one.end)
  const there = known[place]
  if (there === undefined) {
    if (known.length < mostMentions) known.push(span)
  } else if (generalEnd.test(text.slice(there.start, there.end)) && !generalEnd.test(text.slice(span.start, span.end)))
    known[place] = { ...span, via: there.via }
}

/** Names with the mentions of their short forms; a short form that no name has stands by itself. */
function joined(text: string, spelled: Map<string, NameSpan[]>, shorts: Map<string, NameSpan[]>): Candidate[] {
  const beside = new Map([...spelled].map(([key, mentions]) => [key, acronymBeside(text, mentions)] as const))
  const taken = new Set([...beside.values()].flatMap((acronym) => (acronym === undefined ? [] : [acronymKey(acronym)])))
  // A short form that stands beside one name is no other's, whatever their letters.
  const free = new Map([...shorts].filter(([key]) => !taken.has(key)))
  const named = [...spelled].map(([key, mentions]): Candidate => {
    const shown = bestOf(text, mentions)
    const acronym = beside.get(key) ?? byInitials(text.slice(shown.start, shown.end), free)
    if (acronym !== undefined) taken.add(acronymKey(acronym))
    const own = acronym === undefined ? [] : (shorts.get(acronymKey(acronym)) ?? [])
    return { key, name: shownName(text, shown), shown, acronym: acronym ?? '', mentions, shorts: own }
  })
  const alone = [...shorts].flatMap(([key, mentions]): Candidate[] => {
    const [shown] = mentions
    if (shown === undefined) return []
    const said = text.slice(shown.start, shown.end).replace(article, '')
    return [{ key: `short ${key}${taken.has(key) ? ' too' : ''}`, name: said, shown, acronym: said, mentions, shorts: [] }]
  })
  return [...named, ...alone]
}

/** Most names are plain words, from which nothing but an article can be taken. */
const plainWords = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

function shownName(text: string, { start, end }: NameSpan): string {
  const said = text.slice(start, end)
  if (plainWords.test(said)) return ofOne(said.replace(article, ''))
  return ofOne(
    said
      .replace(/\s*\([^)]*\)?$/, (brackets) => (/\(\p{Lu}[^a-z]*\)?$/u.test(brackets) ? '' : brackets))
      // 'Master (plumbing' is cut off in its brackets.
      .replace(/\s*\([^)]*$/, '')
      .replace(/[®™℠*]/g, '')
      .replace(/,\s[A-Z]{2,8}$/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(article, ''),
  )
}

/** 'Certified Paralegals' are each a Certified Paralegal. */
function ofOne(name: string): string {
  if (!name.endsWith('s')) return name
  const last = /\p{L}+$/u.exec(name)?.[0] ?? ''
  return last.length > 4 && /[^s]s$/.test(last) && isOccupation(last.slice(0, -1)) ? name.slice(0, -1) : name
}

const generalEnd = /\b(?:exam(?:ination)?s?|program(?:me)?s?|overview)$/i

/** The mention that is shown: the spelling that stands most often, rather without 'exam' or 'program' at its end. */
function bestOf(text: string, mentions: readonly NameSpan[]): NameSpan {
  const [first, ...others] = mentions
  if (first === undefined) throw new Error('A name without a mention.')
  if (others.length === 0) return first
  const counts = new Map<string, number>()
  const said = (one: NameSpan) => text.slice(one.start, one.end)
  for (const one of mentions) counts.set(said(one), (counts.get(said(one)) ?? 0) + 1)
  const scoreOf = (one: NameSpan) => {
    const words = said(one)
    const capitals = /^\p{Lu}/u.test(words) && words !== words.toUpperCase() ? 2 : 0
    // One is shown as one where a page says both.
    const isMany = words.endsWith('s') && counts.has(words.slice(0, -1)) ? 40 : 0
    return (counts.get(words) ?? 0) + capitals - isMany - (generalEnd.test(words) ? 4 : 0) - (/^the\s/i.test(words) ? 1 : 0)
  }
  return others.reduce((best, one) => (scoreOf(one) > scoreOf(best) ? one : best), first)
}

const shortForm = String.raw`(?:[A-Z][A-Za-z]{0,2}(?:[A-Z][a-z]?){0,6}[A-Z0-9+](?:[-/][A-Z0-9]{1,4})?\+?|(?:[A-Z]\.){2,6}|[A-Z][a-z]?[A-Z]{1,6}(?:[-][A-Z]{1,4})?)`
const behindName = expression('u')`
  ^[®™℠*]*\s?(?:(?:${calledNounSource}|exam(?:ination)?|program(?:me)?)[®™℠]?\s)?(?:\(|\[|,\s|[–—:-]\s|\s[–—-]\s)(?:the\s|or\s|“|")?(${shortForm})[®™℠*]*(?![\p{L}\p{N}])
`
const aheadOfName = expression('u')`
  (?<![\p{L}\p{N}])(${shortForm})[®™℠*]*\s?(?:\(|[:–—-]\s|\s[–—-]\s|\|\s|stands for (?:the )?)$
`
/** What every text ends with that `aheadOfName` finds something in. */
const leads = /[(:–—|-]\s?$|for (?:the )?$/
const inName = expression('u')`\((${shortForm})[®™℠*]*\)|,\s(${shortForm})[®™℠*]*$`

/** The short form that stands beside a name, the one told most often. */
function acronymBeside(text: string, mentions: readonly NameSpan[]): string | undefined {
  const counts = new Map<string, number>()
  for (const mention of mentions) {
    const { start, end } = mention
    const [said, ahead] = [text.slice(start, end), text.slice(Math.max(0, start - 30), start)]
    const code = codeOf(text, mention)
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1)
    const found =
      inName
        .exec(said)
        ?.slice(1)
        .find((short) => short !== undefined) ??
      behindName.exec(text.slice(end, end + 60))?.[1] ??
      (leads.test(ahead) ? aheadOfName.exec(ahead)?.[1] : undefined)
    if (found !== undefined && sharesLetters(found, said)) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return counts.size === 0 ? undefined : [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0]
}

/** What a column of codes says of a name that fills a cell beside: 'VT-F' under 'Code'. */
function codeOf(text: string, { line, start, end }: NameSpan): string | undefined {
  const place = line.cells.findIndex(
    (cell) => cell.start <= start && end <= cell.end && end - start > (cell.end - cell.start) / 2,
  )
  if (place < 0) return undefined
  const beside = [line.cells[place - 1], line.cells[place + 1]].find((cell) => cell !== undefined && isHeadOfCodes(cell.head))
  const code = beside === undefined ? '' : text.slice(beside.start, beside.end).trim()
  return looksLikeAcronym(code) ? code : undefined
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
