import type { Claim } from '../../drafts/draft.ts'
import { evidenceFor } from '../../verify/evidence.ts'
import type { Ground } from './ground.ts'
import { wordsOf } from './figures.ts'
import { keepsToPlace } from './keeps-to-place.ts'
import { foreignWords } from './own-words.ts'

/** Longest line in a page's own words, in characters; a longer sentence is cut at a word. */
const longestLine = 320

/** A line as a claim on its page, with the words it is read from. */
export function claimOf(text: string, { place, context }: Ground): Claim {
  const claim: Claim = { text, documentId: place.document.id, start: place.start, end: place.end, witness: 'model' }
  return context.length === 0 ? claim : { ...claim, context: context.map(({ start, end }) => ({ start, end })) }
}

/** Whether a line may be shown as it is: it is made of the page's words, and the page says it of the place it stands in. */
export function isSaid(line: string, ground: Ground, name: string): boolean {
  const { place } = ground
  if (isCutDenial(line, ground.sentence) || foreignWords(line, `${wordsOf(ground)} ${name}`).length > 0) return false
  if (
    !keepsToPlace(
      line,
      place.document,
      place.lines.flatMap(({ blocks }) => blocks),
      name,
    )
  )
    return false
  return isProven(claimOf(line, ground), ground)
}

/** Words cut out of a denial say its contrary: 'less than 12 months' of 'not less than 12 months'. */
function isCutDenial(line: string, quote: string): boolean {
  const [said, page] = [line, quote].map((text) => text.replace(/\s+/g, ' ').toLowerCase().trim())
  const at = page?.indexOf(said ?? '') ?? -1
  return at > 0 && /(?:\b(?:not|no|never|without)|n['’]t) $/.test(page?.slice(0, at) ?? '')
}

function isProven(claim: Claim, { place: { document } }: Ground): boolean {
  const { start, end, text: value, context } = claim
  return evidenceFor({ document, start, end, value, witness: 'model', context }) !== undefined
}

/** The first of several ways to say a line that the page says; what a model put in words of its own is so said in the page's. */
export function firstSaid(lines: readonly string[], ground: Ground, name: string): Claim | undefined {
  const tried = new Set<string>()
  for (const line of lines) {
    if (line === '' || tried.has(line)) continue
    tried.add(line)
    if (isSaid(line, ground, name)) return claimOf(line, ground)
  }
  return undefined
}

/** The page's own words: the quote, or its sentence where the quote is a few words of it. */
export function pageWords({ quote, sentence }: Ground): string {
  const words = quote.length >= 24 || sentence.length > longestLine ? quote : sentence
  return cut(words.replace(/\s+/g, ' ').trim(), longestLine)
}

/** A text of at most so many characters, cut after a word. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, text.lastIndexOf(' ', most)).replace(/[\s,;:–-]+$/, '')
}
