import { matchesIn } from '../../plain/expression.ts'

/** A stretch of a text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number
  end: number
}

/** Where a match stands in the text it was found in. */
export function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length }
}

/** Number of the first of things in order that starts at an offset or behind it. */
export function firstFrom<Thing>(things: readonly Thing[], offset: number, startOf: (thing: Thing) => number): number {
  let [low, high] = [0, things.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const thing = things[middle]
    if (thing !== undefined && startOf(thing) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Number of the last of things in order that starts at an offset or before it; 0 where none does. */
export function lastUpTo<Thing>(things: readonly Thing[], offset: number, startOf: (thing: Thing) => number): number {
  return Math.max(0, firstFrom(things, offset + 1, startOf) - 1)
}

/** The one of spans in order that an offset stands in; on a border, the one before it. */
export function spanAt<One extends Span>(spans: readonly One[], offset: number): One | undefined {
  return spans[lastUpTo(spans, offset, ({ start }) => start)]
}

/**
 * Finds words of several kinds in a text, in order. Linear in the text.
 * @param words of each kind as a part of an expression; where two kinds may stand, the first counts
 */
export function kindsIn<Kind extends string>(words: Readonly<Record<Kind, string>>): (text: string) => (Span & { kind: Kind })[] {
  const kinds = Object.keys(words).filter((kind): kind is Kind => kind in words)
  const groups = kinds.map((kind) => `(?<${kind}>${words[kind]})`).join('|')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${groups})(?![\\p{L}\\p{N}])`, 'giu')
  // Whether there may be any, without a look behind each letter.
  const any = new RegExp(`(?:${Object.values(words).join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return (text) => {
    if (!any.test(text)) return []
    return matchesIn(text, found).flatMap((match) => {
      const kind = kinds.find((one) => match.groups?.[one] !== undefined)
      return kind === undefined ? [] : [{ kind, ...spanOf(match) }]
    })
  }
}

/** A text in which stretches are blank; every other character keeps its place. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text)
}

/** Digits of other scripts, by the first of each ten. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]
const foreign = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19\uff04\uffe1\uffe5\uff0c\uff0e]/g
const wide: Record<string, string> = { '\uff04': '$', '\uffe1': '£', '\uffe5': '¥', '\uff0c': ',', '\uff0e': '.' }

/** A text with digits and signs of other scripts in the plain ones, of the same length: '１２' is '12', '٣' is '3'. */
export function inPlainDigits(text: string): string {
  return text.replace(foreign, (character) => {
    const code = character.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? (wide[character] ?? character) : String(code - zero)
  })
}
