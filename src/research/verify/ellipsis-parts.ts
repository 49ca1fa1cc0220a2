import type { DocumentIndex, TokenSpan } from './document-index.ts'
import { exactPlaces } from './exact-places.ts'
import { quantitiesIn } from './quantities.ts'
import { sentenceBorders } from '../document/text/sentence-borders.ts'
import type { Token } from './token.ts'

/** Parts of a quote with ellipses are at most so many tokens apart. */
const widestGap = 60

/** The parts of a quote in order and near one another. */
export function findParts(parts: readonly Token[][], index: DocumentIndex, text: string): TokenSpan | undefined {
  const [first, ...rest] = parts
  if (first === undefined || parts.some((part) => part.every((token) => token.class === 'light'))) return undefined
  let tried = 0
  for (const from of exactPlaces(first, index)) {
    let to = from + first.length - 1
    const complete = rest.every((part, place) => {
      const next = nextPlace(part, to + 1, index)
      if (next === undefined || !mayLeaveOut(parts.slice(0, place + 2), to + 1, next, index, text)) return false
      to = next + part.length - 1
      return true
    })
    if (complete && Math.abs((index.block[to] ?? 0) - (index.block[from] ?? 0)) <= parts.length - 1) return { from, to }
    tried += 1
    if (tried >= 50) break
  }
  return undefined
}

function nextPlace(part: readonly Token[], from: number, index: DocumentIndex): number | undefined {
  for (let place = from; place <= from + widestGap && place + part.length <= index.tokens.length; place += 1) {
    if (part.every((token, offset) => index.tokens[place + offset]?.form === token.form)) return place
  }
  return undefined
}

/** Words that an ellipsis may not hide: they decide what the words after it mean. */
const decisive = new Set(['only', 'unless', 'except', 'until', 'instead', 'former', 'formerly', 'previously'])

/**
 * Whether the tokens between two parts may stay hidden behind an ellipsis: no negation, and nothing that competes with the parts
 * on either side for what they belong to, such as another amount, another duty, another kind of member.
 */
function mayLeaveOut(
  parts: readonly (readonly Token[])[],
  from: number,
  to: number,
  index: DocumentIndex,
  text: string,
): boolean {
  if ((index.block[to] ?? 0) - (index.block[from - 1] ?? 0) > 1) return false
  const left = index.tokens.slice(from, to)
  const hidden = { start: index.tokens[from - 1]?.end ?? 0, end: index.tokens[to]?.start ?? 0 }
  // A part that begins inside another sentence has lost what it is said of.
  const begun = sentenceBorders(text, hidden.start, hidden.end).slice(1, -1).at(-1)
  if (begun !== undefined && left.some((token) => token.start >= begun)) return false
  const next = parts.at(-1) ?? []
  const said = parts.flat()
  if (left.some((token) => token.class === 'negation' || decisive.has(token.form))) return false
  const competing = ['member', 'modal'].some(
    (one) => left.some((token) => token.class === one) && said.some((token) => token.class === one),
  )
  if (competing) return false
  if (next.find((token) => token.class !== 'light')?.class === 'unit')
    return left.every((token) => token.kind === 'word' && token.class !== 'unit')
  const quantities = quantitiesIn(next)
  return [...quantitiesIn(left)].every((one) => !quantities.has(one))
}
