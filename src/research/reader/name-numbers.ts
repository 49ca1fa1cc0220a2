import type { Candidate } from './candidates.ts'
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
const most = 100

/** What the trees are asked about each name that is worth it: what its features say of it, and of its rivals on the page. */
export function numbersOf(
  page: ReadPage,
  around: PageWords,
  scored: readonly Scored[],
): { candidate: Candidate; numbers: number[] }[] {
  const rivals = apart(scored)
  const sure = rivals.filter(({ score }) => score >= 0.5).length
  const best = rivals[0]?.score ?? 0
  const texts = rivals.map(({ candidate }) => candidate.name.toLowerCase())
  return rivals.map(({ candidate, score }, rank) => {
    const text = texts[rank] ?? ''
    const within = texts.filter((other, place) => place !== rank && other.includes(text)).length
    const holds = rivals.filter((_, place) => place !== rank && text.includes(texts[place] ?? ''))
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
        within,
        holds.reduce((top, other) => Math.max(top, other.score), 0),
        candidate.name.split(' ').length,
        rivals[rank + 1]?.score ?? 0,
        around.title.includes(text) ? 1 : 0,
        shareIn(wordsOf(candidate.name), around.addressWords),
        isHost(around, candidate) ? 1 : 0,
        candidate.mentions.filter(({ line }) => line.kind === 'heading').length,
        candidate.shown.line.position,
        page.lines.length,
      ],
    }
  })
}

/** Whether a text names a candidate, by its words or its short form. */
export function isNamedIn({ name, acronym }: Candidate, text: string): boolean {
  if (text === '') return false
  return (name.length > 2 && text.toLowerCase().includes(name.toLowerCase())) || (acronym.length > 1 && text.includes(acronym))
}

/** Names that may stand beside each other, the likeliest first: none is a part of a likelier one or its short form. */
function apart(names: readonly Scored[]): Scored[] {
  const chosen: Scored[] = []
  for (const one of names.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= most) break
    if (!chosen.some((other) => isWithin(one.candidate, other.candidate))) chosen.push(one)
  }
  return chosen
}

/** Whether a candidate is another one's short form, or stands nowhere but in its mentions. */
function isWithin(one: Candidate, other: Candidate): boolean {
  if (one.acronym !== '' && one.acronym === other.acronym) return true
  return one.mentions.every((mention) =>
    other.mentions.some((theirs) => mention.start < theirs.end && theirs.start < mention.end),
  )
}
