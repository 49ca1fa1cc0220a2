import { distance } from '#domain/organizations/edit-distance.ts'
import { grouped } from '../plain/grouped.ts'
import { fillers } from './spelling.ts'
import { fillerWeight, type Reading, type WordIndex } from './word-index.ts'

const mostTypedWords = 16

/** A typed word: what it may mean, and how much of the question it makes up. */
export interface Question {
  readings: readonly Reading[]
  weight: number
}

/** The typed words, the most telling first. A word that means nothing here weighs most: it speaks against every body. */
export function questionsOf(typed: readonly string[], index: WordIndex): Question[] {
  const words = [...new Set(typed)].slice(0, mostTypedWords)
  const questions = words.map((word, place) => {
    const readings = index.readings(word, place === words.length - 1)
    const likeliest = readings.reduce((best, one) => (one.likeness > best.likeness ? one : best), { word: -1, likeness: 0 })
    return { readings, weight: likeliest.likeness === 0 ? weightOfUnknown(word) : index.weight(likeliest.word) }
  })
  return questions.sort((a, b) => b.weight - a.weight)
}

/** One letter, or a slip of a filler ('fo', 'oof'), says nothing against a body. */
function weightOfUnknown(word: string): number {
  if (word.length < 2) return fillerWeight
  return word.length < 5 && [...fillers].some((filler) => filler.length > 1 && distance(word, filler, 1) === 1) ? fillerWeight : 1
}

/** For each word of the index that was perhaps typed: which of the typed words means it, and how likely. */
export type Meanings = ReadonlyMap<number, readonly { place: number; likeness: number }[]>

/** What typed words may mean, by the numbers of the index's words; places are those in `questions`, the most telling first. */
export function meaningsOf(questions: readonly Question[]): Meanings {
  return grouped(
    questions.flatMap(({ readings }, place) => readings.map(({ word, likeness }) => [word, { place, likeness }] as const)),
  )
}
