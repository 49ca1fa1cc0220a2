import type { Candidate } from './candidates.ts'
import type { ReadPage } from './lines.ts'
import { addressWords, isHost, shareIn } from './name-features.ts'
import { wordsOf } from './words.ts'

/** A candidate with what its own features say of it, 0 to 1. */
export interface Scored {
  thing: Candidate
  score: number
}

/** Least score of a rival, and most of them. */
const least = 0.005
const most = 40

/** What the trees are asked about each name that is worth it: what its features say of it, and of its rivals on the page. */
export function numbersOf(page: ReadPage, scored: readonly Scored[]): { thing: Candidate; numbers: number[] }[] {
  const rivals = apart(scored)
  const sure = rivals.filter(({ score }) => score >= 0.5).length
  const best = rivals[0]?.score ?? 0
  const address = addressWords(page)
  const title = page.title.toLowerCase()
  const texts = rivals.map(({ thing }) => thing.text.toLowerCase())
  return rivals.map(({ thing, score }, rank) => {
    const text = texts[rank] ?? ''
    const within = texts.filter((other, place) => place !== rank && other.includes(text)).length
    const holds = rivals.filter((_, place) => place !== rank && text.includes(texts[place] ?? ''))
    return {
      thing,
      numbers: [
        score,
        rank,
        best - score,
        sure,
        thing.mentions.length,
        thing.shorts.length,
        thing.key.startsWith('short ') ? 1 : 0,
        thing.acronym === '' ? 0 : 1,
        within,
        holds.reduce((top, other) => Math.max(top, other.score), 0),
        thing.text.split(' ').length,
        rivals[rank + 1]?.score ?? 0,
        title.includes(text) ? 1 : 0,
        shareIn(wordsOf(thing.text), address),
        isHost(page, thing) ? 1 : 0,
        thing.mentions.filter(({ line }) => line.kind === 'heading').length,
        thing.name.line.position,
        page.lines.length,
      ],
    }
  })
}

/** Names that may stand beside each other, the likeliest first: none is a part of a likelier one or its short form. */
function apart(names: readonly Scored[]): Scored[] {
  const chosen: Scored[] = []
  for (const one of names.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= most) break
    if (!chosen.some((other) => isWithin(one.thing, other.thing))) chosen.push(one)
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
