import { smallWords } from '#domain/certifications/initials.ts'
import { acronymKey } from '#domain/certifications/name-key.ts'
import { startsName } from '../../lexicon/credentials/awarded.ts'
import { endsName } from '../../lexicon/names/name-noun.ts'
import { isBeforeCertified, isRank, isUntelling } from '../../lexicon/names/name-part.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import type { Candidate } from './candidates.ts'
import { isHost, type PageWords } from './page-words.ts'
import { mayShorten, moreThan, nearestOf, shareUnder, type ToldName, toldName } from './told-name.ts'

/** Names of a page, as each two are held against each other: may they be of one certification? */
export class NamePairs {
  private readonly text: string
  private readonly around: PageWords
  private readonly told: readonly ToldName[]
  /** Of each name, how many others have it inside, how many it may be short for, and how many have its letters first; counted once for all pairs. */
  private readonly counts: ReadonlyMap<ToldName, { within: number; shortened: number; spelled: number }>
  /** How often one name of the page says so much more than another. */
  private readonly more = new Map<string, number>()

  constructor(text: string, around: PageWords, candidates: readonly Candidate[]) {
    this.text = text
    this.around = around
    const told = candidates.map(toldName)
    this.told = told
    this.counts = new Map(
      told.map((one) => [
        one,
        {
          within: told.filter(({ lower }) => lower.includes(one.lower)).length - 1,
          shortened: one.isShort ? told.filter((name) => mayShorten(one, name)).length : -1,
          spelled: one.isShort ? told.filter(({ initials }) => initials.has(one.letters)).length : -1,
        },
      ]),
    )
    for (const one of this.told)
      for (const other of this.told) {
        const more = moreThan(one, other)
        if (more !== undefined) this.more.set(more, (this.more.get(more) ?? 0) + 1)
      }
  }

  /** What the trees are asked about two names. @param one, other their places among the names */
  numbers(one: number, other: number): number[] {
    const [first, second] = [this.told[one], this.told[other]]
    if (first === undefined || second === undefined) throw new RangeError(`No name stands at ${one} or ${other}.`)
    const isTurned = second.words.length > first.words.length || (first.isShort && !second.isShort)
    const [long, short] = isTurned ? [second, first] : [first, second]
    return [
      ...this.byWords(long, short),
      ...this.byLetters(long, short),
      ...this.byPlace(long, short),
      ...this.byOthers(long, short),
    ]
  }

  private byWords(long: ToldName, short: ToldName): number[] {
    const [ofLong, ofShort] = [restOf(long, short), restOf(short, long)]
    const rest = [...ofLong, ...ofShort]
    const every = (is: (word: string) => boolean) => (rest.length > 0 && rest.every(is) ? 1 : 0)
    const some = (is: (word: string) => boolean) => (rest.some(is) ? 1 : 0)
    const isType = (word: string) => isUntelling(word) || endsName(word)
    return [
      long.words.length,
      short.words.length,
      long.words.filter((word) => short.words.includes(word)).length,
      ofLong.length,
      ofShort.length,
      containing(long, short),
      every(startsName),
      every(isType),
      every((word) => isType(word) || isOccupation(word)),
      some(isOccupation),
      some((word) => isRank(word) || /^(?:#|[ivx]+|[a-h])$/.test(word)),
      some(isBeforeCertified),
      rest.length === 0 ? -1 : rest.filter((word) => this.around.bodyWords.has(word)).length / rest.length,
      some((word) => this.around.bodyShorts.has(word.toUpperCase()) || this.around.hostLabels.includes(word)),
      long.rank === short.rank ? 0 : long.rank !== '' && short.rank !== '' ? 2 : 1,
      long.words[0] === short.words[0] ? 1 : 0,
      long.words.at(-1) === short.words.at(-1) ? 1 : 0,
    ]
  }

  private byLetters(long: ToldName, short: ToldName): number[] {
    const [one, other] = [acronymKey(long.candidate.acronym), acronymKey(short.candidate.acronym)]
    return [
      long.isShort ? 1 : 0,
      short.isShort ? 1 : 0,
      long.initials.has(short.letters) ? 1 : 0,
      mayShorten(short, long) ? 1 : 0,
      lettersShared(short.letters, long.words),
      this.counts.get(short)?.shortened ?? -1,
      this.counts.get(short)?.spelled ?? -1,
      one === '' || other === '' ? 0 : one === other ? 1 : 2,
      isHost(this.around, short.candidate) ? 1 : 0,
    ]
  }

  private byPlace(long: ToldName, short: ToldName): number[] {
    const { gap, sign, count } = nearestOf(this.text, long, short)
    const together = [...long.lines].filter((line) => short.lines.has(line))
    const places = [...long.places].filter(([place]) => short.places.has(place))
    const isOne = ([place, slot]: [string, number]) => short.places.get(place) === slot
    return [
      gap,
      sign,
      count,
      together.length,
      together.length / long.lines.size,
      together.length / short.lines.size,
      places.filter((place) => !isOne(place)).length,
      places.filter(isOne).length,
      shareUnder(long, short),
      shareUnder(short, long),
      Math.abs((long.spans[0]?.start ?? 0) - (short.spans[0]?.start ?? 0)) / Math.max(1, this.text.length),
    ]
  }

  private byOthers(long: ToldName, short: ToldName): number[] {
    const more = moreThan(long, short)
    return [
      this.counts.get(short)?.within ?? 0,
      this.counts.get(long)?.within ?? 0,
      more === undefined ? -1 : (this.more.get(more) ?? 0),
      long.spans.length,
      short.spans.length,
      this.told.length,
    ]
  }
}

/** The telling words of a name that another does not have. */
function restOf({ words }: ToldName, other: ToldName): string[] {
  return words.filter((word) => !smallWords.has(word) && !other.words.includes(word))
}

/** Whether a name ends with another, begins with it, or has it inside. */
function containing({ lower }: ToldName, short: ToldName): number {
  if (lower.endsWith(` ${short.lower}`)) return 2
  if (lower.startsWith(`${short.lower} `)) return 1
  return lower.includes(short.lower) ? 3 : 0
}

/** Share of a short form's letters with which words of a name begin; -1 of what is too long for one. */
function lettersShared(letters: string, words: readonly string[]): number {
  if (letters.length === 0 || letters.length > 10) return -1
  const firsts = new Set(words.map((word) => word.charAt(0).toUpperCase()))
  const all = letters.toUpperCase().split('')
  return all.filter((letter) => firsts.has(letter)).length / all.length
}
