import { startsName } from '../../lexicon/credentials/awarded.ts'
import { isBehindShortName, isSharedWord } from '../../lexicon/names/short-name.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { Candidate } from './candidates.ts'

/** What a name is cut to: the words behind 'Certified' or 'Registered', those in front of 'in' or 'of'. */
function cutsOf(name: string): string[] {
  const words = name.split(' ')
  const tail = words.slice(words.findLastIndex(startsName) + 1).join(' ')
  const head = /^(.+?) (?:in|of|for) /.exec(name)?.[1] ?? ''
  return [tail, head].filter((cut) => cut !== '' && cut !== name)
}

/** Whether a name calls another one short: 'Developer' is 'Harborline Certified Developer', 'Broker' is no 'Associate Broker'. */
function calls(short: Candidate, long: Candidate): boolean {
  return cutsOf(long.name.toLowerCase()).includes(short.name.toLowerCase())
}

const shortest = 4

/** Certifications by what calls no other one: single words of their names, their short forms. */
function byShortName(names: readonly Candidate[]): ReadonlyMap<string, Candidate> {
  const called = names.map((one) => ({ one, words: [...one.name.split(/[\s/()–—-]+/), one.acronym] }))
  const isOwn = (short: string, own: Candidate) =>
    called.every(({ one, words }) => one === own || !words.includes(short) || calls(one, own) || calls(own, one))
  return new Map(
    called.flatMap(({ one, words }) => {
      const telling = words.filter((word) => word.length >= shortest && /^\p{Lu}\p{L}+$/u.test(word) && !isSharedWord(word))
      const shorts = one.acronym === '' ? telling : [...telling, one.acronym]
      return shorts.filter((short) => isOwn(short, one)).map((short) => [short, one] as const)
    }),
  )
}

/** Most characters behind a word that say what it is. */
const farthest = 40

/**
 * Where a text calls certifications short, by what calls no other one, outside of their names: 'Developers', 'the Auditor certification',
 * 'a cosmetologist license', 'Developer: 2 years', 'CHAs'.
 */
export function shortNamesIn(text: string, names: readonly Candidate[]): ReadonlyMap<Candidate, readonly Span[]> {
  const known = byShortName(names)
  const sources = [...known.keys()].map(
    (short) => `[${short.charAt(0)}${short.charAt(0).toLowerCase()}]${short.slice(1).replace(/[^\p{L}\p{N}]/gu, '.')}`,
  )
  const words = new RegExp(`(?<![\\p{L}-])(${sources.join('|')})(e?s)?(?![\\p{L}-])`, 'gu')
  const whole = names.flatMap(({ mentions, shorts }) => [...mentions, ...shorts])
  const found = new Map<Candidate, Span[]>()
  if (known.size === 0) return found
  for (const { 0: said, 1: short = '', 2: many, index: start } of text.matchAll(words)) {
    const end = start + said.length
    const one = known.get(short.charAt(0).toUpperCase() + short.slice(1))
    const isCapital = /^\p{Lu}/u.test(said)
    const isMany = many !== undefined && (isCapital || isOccupation(short))
    const isLabel = isCapital && text.charAt(end) === ':'
    if (one === undefined || !(isMany || isLabel || isBehindShortName(text.slice(end, end + farthest)))) continue
    if (whole.some((other) => other.start < end && start < other.end)) continue
    found.set(one, [...(found.get(one) ?? []), { start, end }])
  }
  return found
}
