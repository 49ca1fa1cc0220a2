import type { Closeness } from '#domain/organizations/organization.ts'
import { grouped } from '../plain/grouped.ts'
import type { Alias, AliasKind } from './entry.ts'
import { type Meanings, meaningsOf, type Question, questionsOf } from './question.ts'
import { fillerWeight, indexWords, type WordIndex } from './word-index.ts'

/** A body whose names share words with the typed ones. */
interface NameMatch {
  /** Place of the body in the directory. */
  body: number
  /** The name that fits best. */
  alias: Alias
  /** From 0 to 1; only comparable within one question. */
  score: number
  closeness: Closeness
}

/** Names looked at closely for one question; beyond it they share too little to win. */
const mostCandidates = 200
/** Share of what the typed words tell that a body must explain. */
const leastExplained = 0.75
/** Share of a name that must have been typed. */
const leastCovered = 0.35
/** Like `leastExplained`, for a question that holds a whole, telling name: 'American Welding Society Florida'. */
const leastExplainedAroundName = 0.5
/** How much the explained words must tell: one rare word is enough, 'national board' is not. */
const leastTold = 0.62
/** A whole name that tells less than this does not excuse other words around it. */
const tellingName = 1.3
/** Of the explained words at least one tells this much, unless the whole name was typed. */
const tellingWord = 0.4
/** Share of a name's words, by what they tell, from which on it counts as typed in full. */
const wholeName = 0.95
/** From this likeness on two words differ in their plural at most. */
const sameWord = 0.97
/** A single typed word must be this much of a name. */
const leastOfNameAlone = 0.5
/** More bodies than this fitting alike: the question names none of them. */
const mostAlike = 8
/** Scores within this share of the best are alike, and within `offered` still worth offering. */
const alike = 0.93
const offered = 0.82

const kindFactor: Record<AliasKind, number> = {
  name: 1,
  abbreviation: 0.99,
  spelling: 0.99,
  former: 0.97,
  credential: 0.85,
  initials: 0,
}

/**
 * Finds bodies by the words of their names, forgiving slips, endings, left-out words and another order.
 * @param aliases of each body, in the directory's order
 * @returns asks for bodies, best first; none when the words fit nothing well, or too much equally well
 */
export function createNameSearch(aliases: readonly (readonly Alias[])[]): (typed: readonly string[]) => NameMatch[] {
  const names = aliases.flatMap((list, body) => list.filter(standsInNames).map((alias) => ({ alias, body })))
  const index = indexWords(occurrencesIn(names), aliases.length)
  const wordsOfName = names.map(({ alias }) => [...new Set(alias.words)].flatMap((word) => index.numberOf(word) ?? []))
  const namesOfWord = grouped(wordsOfName.flatMap((words, name) => words.map((word) => [word, name] as const)))
  const sums = new Float64Array(names.length)

  /** Names that share the most telling words, grouped by body. */
  function candidates(questions: readonly Question[]): Map<number, number[]> {
    const touched: number[] = []
    for (const { readings } of questions) {
      const onlyTouched = touched.length > mostCandidates
      for (const { word, likeness } of readings) {
        const gain = index.weight(word) * likeness
        for (const name of namesOfWord.get(word) ?? []) {
          const sum = sums[name] ?? 0
          if (sum === 0 && onlyTouched) continue
          if (sum === 0) touched.push(name)
          sums[name] = sum + gain
        }
      }
    }
    const ranked = Float64Array.from(touched, (name) => sums[name] ?? 0).sort()
    const least = ranked[Math.max(0, ranked.length - mostCandidates)] ?? 0
    const kept = touched.filter((name) => (sums[name] ?? 0) >= least)
    for (const name of touched) sums[name] = 0
    return grouped(kept.flatMap((name) => (names[name] === undefined ? [] : [[names[name].body, name] as const])))
  }

  function matchOf(
    body: number,
    group: readonly number[],
    questions: readonly Question[],
    meanings: Meanings,
  ): NameMatch | undefined {
    const total = questions.reduce((sum, question) => sum + question.weight, 0)
    const meaningful = questions.filter(({ weight }) => weight > fillerWeight)
    const lone = meaningful.length === 1 ? meaningful[0] : undefined
    const fits = group.flatMap((name) => {
      const alias = names[name]?.alias
      return alias === undefined ? [] : [{ alias, ...fit(wordsOfName[name] ?? [], questions.length, meanings, index) }]
    })
    const byNaming = questions.map((_, place) =>
      Math.max(0, ...fits.map((one) => (one.alias.kind === 'credential' ? 0 : (one.explained[place] ?? 0)))),
    )
    let best: NameMatch | undefined
    for (const { alias, explained, covered, tells, tellingCovered } of fits) {
      const said = explained.map((likeness, place) => Math.max(likeness, byNaming[place] ?? 0))
      const told = questions.reduce((sum, { weight }, place) => sum + weight * (said[place] ?? 0), 0)
      const share = told / total
      const around = covered >= wholeName && tells >= tellingName
      if (told < leastTold || share < (around ? leastExplainedAroundName : leastExplained)) continue
      const telling = questions.some(({ weight }, place) => weight >= tellingWord && (said[place] ?? 0) > 0)
      if (covered < (telling ? leastCovered : wholeName)) continue
      // Either the question lies within the name or the name within the question; two names that merely overlap are two bodies.
      const beside = questions.some(({ weight }, place) => weight > fillerWeight && said[place] === 0)
      if (beside && tellingCovered < wholeName) continue
      if (lone !== undefined && !standsAlone(lone, alias, covered)) continue
      const score = share * (0.5 + 0.5 * covered) * kindFactor[alias.kind]
      if (best !== undefined && best.score >= score) continue
      const exact = said.every((likeness) => likeness >= sameWord)
      best = { body, alias, score, closeness: exact ? 'part' : 'near' }
    }
    return best
  }

  return (typed) => {
    const questions = questionsOf(typed, index)
    const meanings = meaningsOf(questions)
    const matches = [...candidates(questions)]
      .flatMap(([body, group]) => matchOf(body, group, questions, meanings) ?? [])
      .sort((a, b) => b.score - a.score)
    const top = matches[0]?.score ?? 0
    if (matches.filter(({ score }) => score >= top * alike).length > mostAlike) return []
    return matches.filter(({ score }) => score >= top * offered)
  }
}

/**
 * How a name and a question fit.
 * `explained`: for each typed word how well the name explains it; `covered`: how much of what the name tells was typed;
 * `tellingCovered`: the same of its telling words, a slip counting as typed; `tells`: how much the name's words tell in all.
 */
function fit(name: readonly number[], typedWords: number, meanings: Meanings, index: WordIndex) {
  const explained = Array.from({ length: typedWords }, () => 0)
  let tells = 0
  let typed = 0
  let telling = 0
  let tellingTyped = 0
  for (const word of name) {
    const weight = index.weight(word)
    let best = 0
    for (const { place, likeness } of meanings.get(word) ?? []) {
      if (likeness > (explained[place] ?? 0)) explained[place] = likeness
      if (likeness > best) best = likeness
    }
    tells += weight
    typed += weight * best
    if (weight >= tellingWord) {
      telling += weight
      if (best > 0) tellingTyped += weight
    }
  }
  return {
    explained,
    covered: tells === 0 ? 0 : typed / tells,
    tells,
    tellingCovered: telling === 0 ? 0 : tellingTyped / telling,
  }
}

/** Whether a single word may stand for a whole name: written right it must be a good part of a body's own name, with a slip nearly all of it. */
function standsAlone({ readings }: Question, alias: Alias, covered: number): boolean {
  const right = readings.some(({ likeness }) => likeness >= sameWord)
  return right && alias.kind !== 'credential' ? covered >= leastOfNameAlone : covered >= 0.75
}

/** Initials are made up, and two letters are in everything: both find a body only when typed alone and in full. */
function standsInNames(alias: Alias): boolean {
  return alias.kind !== 'initials' && alias.key.length > 2
}

function* occurrencesIn(names: readonly { alias: Alias; body: number }[]) {
  for (const { alias, body } of names) {
    const abbreviation = alias.words.length === 1 && /^\P{Ll}*$/u.test(alias.shown)
    for (const word of alias.words) yield { word, body, abbreviation }
  }
}
