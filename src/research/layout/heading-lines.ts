import { expression } from '../plain/expression.ts'
import type { Block, CleanDocument } from '../document/clean-document/clean-document.ts'
import { isColumnHead } from '../lexicon/topics/column-head.ts'
import { pricesIn } from '../lexicon/money/money.ts'
import { spellsIn } from '../lexicon/times/period.ts'
import { namesOne } from './regions.ts'
import { leadsIntoList, roleOfHeading } from '../lexicon/topics/section-role.ts'

const longestHeading = 90

/** 'Route 2: Master's degree and six months of experience' says all of its route. */
const wholeRoute = /^(?:route|option|pathway|path|category|method) ?(?:\d|[A-H]|I{1,3})\s*[:.–-]\s.{25}/i
const asking = /^(?:Pass|Hold|Have|Complete|Submit|Sign|Provide|Agree|Earn|Be|Pay|Document) \p{Ll}/u

/** A short line before prose, a list or a table, worded as a heading is. */
export function isHeadingLine(blocks: readonly Block[], texts: readonly string[], place: number, depth = 0): boolean {
  const block = blocks[place]
  const text = texts[place] ?? ''
  if (block === undefined || block.kind !== 'paragraph' || text.length > longestHeading || text.length < 3) return false
  if (
    /[.,;!]$|\b(?:either|both|must|need|have|the|of|to|and|or|are|is)$/i.test(text) ||
    !/^["“]?[\p{Lu}\d]/u.test(text) ||
    !/\p{L}{3}/u.test(text)
  )
    return false
  if (/^(?:free|n\/?a|waived|included|none)\W*$|\d\.\d{2}\*?$|(?:\s\d+){2,}$/i.test(text)) return false
  // A trail of links is no heading: 'Home > Credentials > CHI'.
  if (/\s[>»›]\s|\s\/\s\S+\s\/\s/.test(text)) return false
  if (/^(?:\d+|one|two|three|four|five|six|ten|none)\+?\s(?:years?|months?|hours?|credits?|points?|days?)\b/i.test(text))
    return false
  // 'Pass a background check' after 'A medical certificate' goes on with a list of what is asked for.
  if (wholeRoute.test(text)) return false
  if (asking.test(text) && /[^.!?]$/.test(texts[place - 1] ?? '.')) return false
  if (text.split(' ').length > 14 || pricesIn(text).length > 0) return false
  // One of several heads of columns that stand as lines: 'Members', 'Non-members'.
  const before = texts[place - 1] ?? ''
  if (
    isColumnHead(text) &&
    before.length <= 30 &&
    !/[\d:.]/.test(before) &&
    blocks[place - 1]?.kind === 'paragraph' &&
    pricesIn(before).length === 0
  )
    return false
  const next = blocks[place + 1]
  const after = texts[place + 1] ?? ''
  if (next === undefined) return false
  if (text.endsWith('?')) return true
  if (text.endsWith(':')) return false
  if (next.kind === 'item' && leadsIntoList(text)) return false
  if (next.kind === 'item' || next.kind === 'row') return true
  if (next.kind === 'heading') return false
  if (roleOfHeading(text) === 'validity' && after.length <= 60 && spellsIn(after).length > 0) return true
  if (after.length > longestHeading || /[.:!?]$/.test(after) || pricesIn(after).length > 0) return true
  // A heading above a heading: 'Registration fees' before 'What are the fees?'.
  return depth < 3 && (roleOfHeading(text) !== 'none' || namesOne(text)) && isHeadingLine(blocks, texts, place + 1, depth + 1)
}

/** Lines that a saved page begins with and that say nothing of it. */
const beforePage = expression('i')`
  ^(?:
    skip to|chat with us|primary navigation|main menu|menu|home|search|contacts?|log ?in|sign in|close|toggle|
    font size|latest version|share|print|back
  )\b.{0,40}$
`

/** The page's own title; of plain text its first line or heading: 'Fees | National Board'. */
export function titleOf(document: CleanDocument, blocks: readonly Block[], texts: readonly string[]): string {
  if (document.title !== '' && !document.title.endsWith(':')) return document.title
  const fits = (text: string) =>
    text.length <= 150 && !text.endsWith(':') && !beforePage.test(text) && !/[.!]$/.test(text) && pricesIn(text).length === 0
  const place = blocks
    .slice(0, 8)
    .findIndex(
      (block, index) =>
        fits(texts[index] ?? '') &&
        (block.kind === 'heading' ||
          (block.kind === 'paragraph' &&
            (document.kind === 'text' && texts.slice(0, index).every((text) => beforePage.test(text))
              ? true
              : isHeadingLine(blocks, texts, index)))),
    )
  return place === -1 ? '' : (texts[place] ?? '')
}
