import type { Candidate } from '../names/candidates.ts'
import type { ScoredFact } from '../facts/facts.ts'
import type { Overlaps } from '../names/overlaps.ts'
import { lookNumbers } from '../names/look-numbers.ts'
import { isHost, shareIn } from '../names/page-words.ts'
import type { ScoredName, Scores } from './scores.ts'
import { wordsOf } from '../page/words.ts'

/** Least score of a name that is worth asking about, and most of them. */
const least = 0.005
const most = 150

/** The names of a page that are worth asking about, the likeliest first. */
export function worthAsking(names: readonly ScoredName[]): ScoredName[] {
  return names
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
}

/**
 * What the trees are asked about each name: what its features say of it, of those that it shares words with, of its rivals on the page,
 * of its neighbors in a list, and of the facts that follow it.
 * @param asked names that are worth asking about
 */
export function numbersOf({ page, around, facts, words }: Scores, asked: readonly ScoredName[], overlaps: Overlaps): number[][] {
  const rivals = overlaps.apart(asked)
  const ranks = new Map(rivals.map((one, rank) => [one, rank]))
  const sure = rivals.filter(({ score }) => score >= 0.5).length
  const best = rivals[0]?.score ?? 0
  const texts = new Map(asked.map(({ candidate }) => [candidate, candidate.name.toLowerCase()]))
  const scores = new Map(asked.map(({ candidate, score }) => [candidate, score]))
  const bestOf = (names: readonly Candidate[]) => names.reduce((top, one) => Math.max(top, scores.get(one) ?? 0), 0)
  const following = factsBehind(rivals, facts)
  const stated = totalOf(facts)
  const alike = alikeIn(rivals)
  return asked.map((one) => {
    const { candidate, score } = one
    const text = texts.get(candidate) ?? ''
    let [inOthers, inIt, siblings, sum] = [0, 0, 0, 0]
    for (const other of rivals) {
      if (other === one) continue
      const theirs = texts.get(other.candidate) ?? ''
      if (theirs.includes(text)) inOthers += 1
      if (text.includes(theirs)) inIt = Math.max(inIt, other.score)
      if (!isBeside(candidate, other.candidate)) continue
      siblings += 1
      sum += other.score
    }
    const across = [...overlaps.of(candidate)]
    const { length } = candidate.name
    const rank = ranks.get(one) ?? rivals.findIndex((other) => overlaps.isWithin(candidate, other.candidate))
    return [
      score,
      rank,
      best - score,
      sure,
      candidate.mentions.length,
      candidate.shorts.length,
      candidate.key.startsWith('short ') ? 1 : 0,
      candidate.acronym === '' ? 0 : 1,
      inOthers,
      inIt,
      candidate.name.split(' ').length,
      rivals[rank + 1]?.score ?? 0,
      around.title.includes(text) ? 1 : 0,
      shareIn(wordsOf(candidate.name), around.addressWords),
      isHost(around, candidate) ? 1 : 0,
      candidate.mentions.filter(({ line }) => line.kind === 'heading').length,
      candidate.shown.line.position,
      page.lines.length,
      ranks.has(one) ? 1 : 0,
      bestOf(across.filter(({ name }) => name.length > length)),
      bestOf(across.filter(({ name }) => name.length < length)),
      following.get(candidate) ?? 0,
      siblings,
      siblings === 0 ? -1 : sum / siblings,
      stated,
      ...lookNumbers(page.document.text, around, candidate),
      words,
      ...alike(one),
    ]
  })
}

/** How many rivals end, and how many begin, with the same word, and how likely they are: 'roofing licence' beside 'carpentry licence'. */
function alikeIn(rivals: readonly ScoredName[]): (one: ScoredName) => number[] {
  const wordOf = ({ candidate }: ScoredName, at: number) => wordsOf(candidate.name).at(at) ?? ''
  const groups = [-1, 0].map((at) => ({ at, by: Map.groupBy(rivals, (one) => wordOf(one, at)) }))
  return (one) =>
    groups.flatMap(({ at, by }) => {
      const alike = (by.get(wordOf(one, at)) ?? []).filter((other) => other !== one)
      return [alike.length, alike.length === 0 ? -1 : alike.reduce((sum, { score }) => sum + score, 0) / alike.length]
    })
}

/** Least score of a fact that counts beside names. */
const leastFact = 0.3

function totalOf(facts: readonly ScoredFact[]): number {
  return facts.reduce((sum, { score }) => (score >= leastFact ? sum + score : sum), 0)
}

/** What the scores of the facts that follow each name, before another one does, come to. */
function factsBehind(names: readonly ScoredName[], facts: readonly ScoredFact[]): Map<Candidate, number> {
  const named = names
    .flatMap(({ candidate }) => [...candidate.mentions, ...candidate.shorts].map(({ start }) => ({ start, candidate })))
    .toSorted((one, other) => one.start - other.start)
  const behind = new Map<Candidate, number>()
  const inOrder = facts.filter(({ score }) => score >= leastFact).toSorted((one, other) => one.thing.start - other.thing.start)
  let next = 0
  for (const { thing, score } of inOrder) {
    while ((named[next]?.start ?? Infinity) <= thing.start) next += 1
    const last = named[next - 1]?.candidate
    if (last !== undefined) behind.set(last, (behind.get(last) ?? 0) + score)
  }
  return behind
}

/** Whether two stand in lines of one kind under one heading, as entries of a list do. */
function isBeside({ shown: { line, via } }: Candidate, { shown }: Candidate): boolean {
  return line.kind === shown.line.kind && line.sections[0]?.start === shown.line.sections[0]?.start && via === shown.via
}

/** Whether a text names a candidate, by its words or its short form. */
export function isNamedIn({ name, acronym }: Candidate, text: string, lower = text.toLowerCase()): boolean {
  if (text === '') return false
  return (name.length > 2 && lower.includes(name.toLowerCase())) || (acronym.length > 1 && text.includes(acronym))
}
