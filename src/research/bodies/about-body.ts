import { foldName } from '#domain/organizations/folded-name.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { sentenceBorders } from '../document/text/sentence-borders.ts'
import { expression } from '../plain/expression.ts'
import { bodyDoesSource } from '../lexicon/names/organization.ts'

/** How the sentence goes on in which a body says what it is or does. */
const saysWhatItIs = expression('i')`
  ^(?:\s*\([^()]{2,20}\))?\s+(?:
    (?:is|was\s+founded\s+as)\s+(?:an?|the|one)\b|
    (?:${bodyDoesSource})\b
  )
`
const [shortest, longest] = [30, 400]
/** A body says it at the beginning. */
const mostBlocks = 200

/**
 * What a body says of itself on its home page: the first sentence of a passage, in its own voice, whose subject is its name, letter for
 * letter; undefined where there is none.
 * @param names what the body is called
 */
export function aboutBody({ text, blocks }: CleanDocument, names: readonly string[]): string | undefined {
  const known = names.filter((name) => name.trim() !== '').map(foldName)
  for (const block of blocks.slice(0, mostBlocks)) {
    if (block.kind !== 'paragraph' || block.hiddenIn !== undefined || block.voice !== 'body') continue
    const [, end = block.end] = sentenceBorders(text, block.start, block.end)
    const sentence = text.slice(block.start, end).trim()
    if (sentence.length >= shortest && sentence.length <= longest && isOf(sentence, known)) return sentence
  }
  return undefined
}

function isOf(sentence: string, names: readonly string[]): boolean {
  const words = sentence.replace(/^the\s+/i, '')
  for (let end = words.indexOf(' '); end !== -1 && end < 200; end = words.indexOf(' ', end + 1)) {
    const subject = foldName(words.slice(0, end)).replace(/^the /, '')
    if (names.some((name) => name.replace(/^the /, '') === subject) && saysWhatItIs.test(words.slice(end))) return true
  }
  return false
}
