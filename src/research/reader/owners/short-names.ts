import { expression } from '../../plain/expression.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { isHolder, isSharedWord, saysAwarded, shortNameNouns } from '../../lexicon/names/short-name.ts'
import type { Fact } from '../facts/facts.ts'
import type { Naming } from './surroundings.ts'

const shortest = 4
/** Where the subject of a sentence that asks for something ends. */
const verb = expression('i')`
  \b(?:must|shall|needs?|(?:is|are) required|ha(?:ve|s) to|takes?|completes?|submits?|earns?|reports?|shows?|provides?|renews?|pays?|records?|accrues?)\b|:
`
const ofAll = /\b(?:all|both|each|every|any)\b/i
/** 'Developers', 'the Developer certification', 'a developer license', 'Developer: 2 years', 'CDs'. */
function patternOf(words: readonly string[], acronym: string): RegExp {
  const either = words.map((word) => `[${word.charAt(0)}${word.charAt(0).toLowerCase()}]${word.slice(1)}`).join('|')
  const many = words.map((word) =>
    isOccupation(word) ? `[${word.charAt(0)}${word.charAt(0).toLowerCase()}]${word.slice(1)}` : word,
  )
  const forms = [
    ...(words.length === 0
      ? []
      : [
          `(?:${many.join('|')})e?s`,
          `(?:${words.join('|')})(?=:)`,
          `(?:${either})(?: (?:and|or|&) \\p{L}+)? (?:${shortNameNouns})`,
        ]),
    ...(acronym === '' ? [] : [`${acronym.replace(/[^\p{L}\p{N}]/gu, '.')}s`]),
  ]
  return new RegExp(`(?<![\\p{L}-])(?:${forms.join('|')})(?![\\p{L}-])`, 'gu')
}

/** 'Developer' and 'Harborline Certified Developer' are one, 'Broker' and 'Associate Broker' are two. */
function isOne({ one }: Naming, other: Naming): boolean {
  const [short = '', long = ''] = [one.name, other.one.name].toSorted((a, b) => a.length - b.length)
  return long === short || (long.endsWith(` ${short}`) && saysAwarded(long.slice(0, -short.length)))
}

/** How a page calls its certifications for short, by the words that no other name there has: 'Developers', 'the Auditor certification'. */
export class ShortNames {
  private readonly namings: readonly Naming[]
  private readonly patterns: readonly { naming: Naming; pattern: RegExp }[]

  constructor(namings: readonly Naming[]) {
    this.namings = namings
    const wordsOf = ({ one }: Naming) => one.name.split(/[\s/()–—-]+/).filter((word) => /^\p{Lu}\p{L}+$/u.test(word))
    const withWord = new Map<string, Naming[]>()
    for (const naming of namings)
      for (const word of new Set(wordsOf(naming))) withWord.set(word, [...(withWord.get(word) ?? []), naming])
    const isOwn = (word: string, naming: Naming) => withWord.get(word)?.every((other) => isOne(naming, other)) === true
    this.patterns =
      namings.length < 2
        ? []
        : namings.flatMap((naming) => {
            const own = wordsOf(naming).filter((word) => word.length >= shortest && isOwn(word, naming) && !isSharedWord(word))
            if (own.length === 0 && naming.one.acronym === '') return []
            return [{ naming, pattern: patternOf(own, naming.one.acronym) }]
          })
  }

  /** Whose a fact is by short names: a time theirs behind which it stands, what is asked for theirs who have to do it. */
  told({ kind, thing }: Fact, text: string): ReadonlySet<Naming> {
    if (kind === 'fee' || this.patterns.length === 0 || thing.line.kind === 'row') return new Set()
    if (kind === 'term') {
      const before = thing.line.periods.map(({ end }) => thing.line.start + end).filter((end) => end <= thing.start)
      const from = Math.max(thing.sentence.start, ...before)
      const ahead = text.slice(from, thing.start)
      return ofAll.test(ahead.replace(/\b(?:every|each) $/i, '')) ? new Set() : this.named(from, ahead, 1)
    }
    const said = text.slice(thing.start, thing.end)
    const ends = verb.exec(said)?.index
    // Behind a semicolon somebody else may have to do something else.
    if (ends === undefined || isHolder(said) || said.includes(';')) return new Set()
    return this.named(thing.start, said.slice(0, ends + 1), 0)
  }

  /** Who is named in a stretch, if enough of them are for short. */
  private named(from: number, said: string, least: number): ReadonlySet<Naming> {
    const whole = this.namings.flatMap((naming) =>
      naming.spans.filter(({ start, end }) => start >= from && end <= from + said.length).map((span) => ({ ...span, naming })),
    )
    const isInside = (at: number, one: Naming) =>
      whole.some(({ start, end, naming }) => start <= from + at && from + at < end && (naming === one || !isOne(naming, one)))
    // Of a time short names are told in capitals alone: 'all licenses and technician certificates'.
    const isShort = (match: RegExpExecArray, one: Naming) =>
      !isInside(match.index, one) && (least === 0 || /^\p{Lu}/u.test(match[0]))
    const short = this.patterns.filter(({ naming, pattern }) =>
      [...said.matchAll(pattern)].some((match) => isShort(match, naming)),
    )
    return new Set(short.length < least ? [] : [...short, ...whole].map(({ naming }) => naming))
  }
}
