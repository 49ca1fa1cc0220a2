import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { commentsOfSources, type OwnSentence, sentencesOfCatalogue, sentencesOfSources } from './own-sentences.ts'

const data = z
  .strictObject({
    /** British spelling to American, in lower case. */
    spellings: z.record(z.string(), z.string()),
    /** Words that end in -ise in American English, too. */
    endInIse: z.array(z.string()),
    /** Names and quoted terms that stay as they are. */
    exceptions: z.array(z.strictObject({ words: z.string(), why: z.string() })),
    /** Sources whose strings are patterns and words of pages. */
    notSentences: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'british-spellings.json'), 'utf8')))

const british = new RegExp(`\\b(?:${Object.keys(data.spellings).join('|')})\\b`, 'gi')
const withIse = /\b(\p{L}+?is)(?:e|es|ed|er|ers|ing|ation|ations|ational)\b/giu

/** British spellings of a text, outside of names. */
function foundIn(text: string): string[] {
  const own = data.exceptions.reduce((rest, { words }) => rest.replaceAll(words, ''), text)
  const listed = Array.from(own.matchAll(british), ([word]) => word)
  const ended = Array.from(own.matchAll(withIse), ([word, stem = '']) => ({ word, stem: stem.toLowerCase() }))
  return [...listed, ...ended.filter(({ stem }) => !isAmerican(stem)).map(({ word }) => word)]
}

function isAmerican(stem: string): boolean {
  return (
    data.endInIse.some((word) => `${stem}e`.endsWith(word)) ||
    ['dis', 'mis', 'lis', 'vis', 'chris', 'paris', 'satis'].includes(stem)
  )
}

const reported = (sentences: readonly OwnSentence[]) =>
  sentences.flatMap(({ file, text }) => foundIn(text).map((word) => `${file}: ${word} in “${text.trim().slice(0, 90)}”`))

test('a British spelling is found, and a name is left alone', () => {
  expect(foundIn('The programme recognises a licence.')).toEqual(['programme', 'licence', 'recognises'])
  expect(foundIn('We sent two mails.')).toEqual(['mails'])
  expect(foundIn('Certified Practising Accountant: exercise, supervised, otherwise, a promised rise')).toEqual([])
})

test('screens, emails, content and answers are written in American English', () => {
  const sentences = sentencesOfSources(data.notSentences)
  expect(sentences.length).toBeGreaterThan(1_500)
  expect(reported(sentences)).toEqual([])
})

test('comments are written in American English; those of the engine quote pages, and a migration is never changed', () => {
  const comments = commentsOfSources(['src/research/', 'src/server/db/migrations/'])
  expect(comments.length).toBeGreaterThan(1_500)
  expect(reported(comments)).toEqual([])
})

test('lines of the catalogue that are our words are written in American English', () => {
  const sentences = sentencesOfCatalogue()
  expect(sentences.length).toBeGreaterThan(3_000)
  expect(reported(sentences)).toEqual([])
})
