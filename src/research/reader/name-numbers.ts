import type { Candidate } from './candidates.ts'
import type { ScoredFact } from './facts.ts'
import type { ReadPage } from './lines.ts'
import { isHost, type PageWords, shareIn } from './page-words.ts'
import { wordsOf } from './words.ts'

/** A candidate with what its own features say of it, 0 to 1. */
export interface Scored {
  candidate: Candidate
  score: number
}

/** Least score of a rival, and most of them. */
const least = 0.005
const most = 150

/**
 * What the trees are asked about each name that is worth it: what its features say of it, of those that it shares words with, of its
 * rivals on the page and of the facts that follow it.
 */
export function numbersOf(
  page: ReadPage,
  around: PageWords,
  scored: readonly Scored[],
  facts: readonly ScoredFact[],
): { candidate: Candidate; numbers: number[] }[] {
  const worth = scored
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
  const rivals = apart(worth)
  const ranks = new Map(rivals.map((one, rank) => [one, rank]))
  const sure = rivals.filter(({ score }) => score >= 0.5).length
  const best = rivals[0]?.score ?? 0
  const texts = new Map(worth.map((one) => [one, one.candidate.name.toLowerCase()]))
  const following = factsBehind(rivals, facts)
  const stated = facts.reduce((sum, { score }) => (score >= 0.3 ? sum + score : sum), 0)
  return worth.map((one) => {
    const { candidate, score } = one
    const text = texts.get(one) ?? ''
    const others = rivals.filter((other) => other !== one)
    const [longer, shorter] = [others.filter((other) => (texts.get(other) ?? '').includes(text)), others.filter((other) => text.includes(texts.get(other) ?? ''))]
    const siblings = others.filter((other) => isBeside(candidate, other.candidate))
    const across = worth.filter((other) => other !== one && isAcross(candidate, other.candidate))
    const top = (of: readonly Scored[]) => of.reduce((most_, other) => Math.max(most_, other.score), 0)
    const rank = ranks.get(one) ?? rivals.findIndex((other) => isWithin(candidate, other.candidate))
    return {
      candidate,
      numbers: [
        score,
        rank,
        best - score,
        sure,
        candidate.mentions.length,
        candidate.shorts.length,
        candidate.key.startsWith('short ') ? 1 : 0,
        candidate.acronym === '' ? 0 : 1,
        longer.length,
        top(shorter),
        candidate.name.split(' ').length,
        rivals[rank + 1]?.score ?? 0,
        around.title.includes(text) ? 1 : 0,
        shareIn(wordsOf(candidate.name), around.addressWords),
        isHost(around, candidate) ? 1 : 0,
        candidate.mentions.filter(({ line }) => line.kind === 'heading').length,
        candidate.shown.line.position,
        page.lines.length,
        ranks.has(one) ? 1 : 0,
        top(across.filter((other) => other.candidate.name.length > candidate.name.length)),
        top(across.filter((other) => other.candidate.name.length < candidate.name.length)),
        following.get(one) ?? 0,
        siblings.length,
        siblings.length === 0 ? -1 : siblings.reduce((sum, other) => sum + other.score, 0) / siblings.length,
        stated,
      ],
    }
  })
}

/** How many facts follow each name before another one does. */
function factsBehind(rivals: readonly Scored[], facts: readonly ScoredFact[]): Map<Scored, number> {
  const named = rivals
    .flatMap((one) => [...one.candidate.mentions, ...one.candidate.shorts].map(({ start }) => ({ start, one })))
    .toSorted((a, b) => a.start - b.start)
  const behind = new Map<Scored, number>()
  const inOrder = facts.filter(({ score }) => score >= 0.3).toSorted((a, b) => a.thing.start - b.thing.start)
  let next = 0
  for (const { thing, score } of inOrder) {
    while ((named[next]?.start ?? Infinity) <= thing.start) next += 1
    const last = named[next - 1]?.one
    if (last !== undefined) behind.set(last, (behind.get(last) ?? 0) + score)
  }
  return behind
}

/** Whether a text names a candidate, by its words or its short form. */
export function isNamedIn({ name, acronym }: Candidate, text: string): boolean {
  if (text === '') return false
  return (name.length > 2 && text.toLowerCase().includes(name.toLowerCase())) || (acronym.length > 1 && text.includes(acronym))
}

/** Names that may stand beside each other, the likeliest first: none is a part of a likelier one or its short form. */
export function apart<One extends { candidate: Candidate }>(names: readonly One[]): One[] {
  const chosen: One[] = []
  for (const one of names) if (!chosen.some((other) => isWithin(one.candidate, other.candidate))) chosen.push(one)
  return chosen
}

/** Whether two stand in lines of one kind under one heading, as entries of a list do. */
function isBeside({ shown: { line, via } }: Candidate, { shown }: Candidate): boolean {
  return line.kind === shown.line.kind && line.sections[0]?.start === shown.line.sections[0]?.start && via === shown.via
}

/** Whether two share a place. */
function isAcross(one: Candidate, other: Candidate): boolean {
  return one.mentions.some((mention) =>
    other.mentions.some((theirs) => mention.start < theirs.end && theirs.start < mention.end),
  )
}

/** Whether a candidate is another one's short form, or stands nowhere but in its mentions. */
function isWithin(one: Candidate, other: Candidate): boolean {
  if (one.acronym !== '' && one.acronym === other.acronym) return true
  return one.mentions.every((mention) =>
    other.mentions.some((theirs) => mention.start < theirs.end && theirs.start < mention.end),
  )
}
