import { isUntelling } from '../../lexicon/names/name-part.ts'

const word = /[\p{L}\d]+/gu
const small: ReadonlySet<string> = new Set('an and by for in of on or per the to with'.split(' '))

/** A certification by all the ways in which its page writes it, in lower case. */
interface Written {
  words: readonly string[]
}

/** Which certifications texts speak of by words of their names that do not stand in all others: 'Designer' of 'Fire Alarm Designer'. */
export class TellingWords<Naming extends Written> {
  /** Of each, the words of each way in which it is written. */
  private readonly telling: ReadonlyMap<Naming, readonly (readonly string[])[]>
  /** How much of their telling words texts have: the same headings stand over many facts. */
  private readonly known = new Map<string, ReadonlyMap<Naming, number>>()

  constructor(namings: readonly Naming[]) {
    const words = new Map(namings.map((one) => [one, wordsIn(one.words.join(' '))]))
    const isOfAll = (said: string) => [...words.values()].every((own) => own.has(said))
    const tellingOf = (said: string) => [...wordsIn(said)].filter((own) => !isOfAll(own) && !small.has(own) && !isUntelling(own))
    this.telling = new Map(namings.map((one) => [one, one.words.map(tellingOf).filter((telling) => telling.length > 0)]))
  }

  /** How a certification stands to those that a text speaks of: alone (2), among others (1), others do (-1), or none is (0). */
  standing(text: string, one: Naming): number {
    const shares = this.sharesIn(text)
    const own = shares.get(one) ?? 0
    let [most, first] = [0, 0]
    for (const share of shares.values()) {
      if (share > most) [most, first] = [share, 0]
      if (share === most) first += 1
    }
    if (most === 0) return 0
    if (own < most) return -1
    return first === 1 ? 2 : 1
  }

  private sharesIn(text: string): ReadonlyMap<Naming, number> {
    const before = this.known.get(text)
    if (before !== undefined) return before
    const said = wordsIn(text)
    const shares = new Map(
      [...this.telling].map(([one, ways]) => [
        one,
        Math.max(0, ...ways.map((words) => words.filter((own) => said.has(own)).length / words.length)),
      ]),
    )
    this.known.set(text, shares)
    return shares
  }
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .match(word)
      ?.map((said) => (said.length > 3 ? said.replace(/(?<=[^su])s$/, '') : said)),
  )
}
