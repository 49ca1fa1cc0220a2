import { withoutNoun } from '../../lexicon/credentials/credential.ts'
import { goesOnBehindList } from '../../lexicon/names/name-edge.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { tokensOf } from '../../verify/tokens.ts'

/** What parts the entries of a list in one line: 'Registered/Provisional/Leave of Absence', 'broker, associate and appraiser'. */
const parting = /\s*(?:[,;/()[\]]|\s[–—-]\s|\b(?:and|or)\b)\s*/giu
/** Most words of an entry that only names something. */
const mostWords = 5

/**
 * Whether a line that names certifications one beside the other names this one among them, by its name or by what it alone has in its
 * name: 'appraiser' in 'Broker, associate broker, appraiser and candidate $475'.
 * @param others where the line names other certifications
 * @param isOwn whether a word is in the name of this certification alone
 */
export function isListed(name: string, line: string, others: readonly Span[], isOwn: (word: string) => boolean): boolean {
  const bare = (withoutNoun(name)?.rest ?? name).toLowerCase()
  const entries = entriesOf(line)
  const named = entries.map((entry) => others.some(({ start, end }) => start < entry.end && entry.start < end))
  return entries.some(({ start, end }, place) => {
    const text = line.slice(start, end).toLowerCase()
    if (named[place] === true || !(startsWith(text, bare) || isOwn(text))) return false
    // Between it and the one that the line names stand others in few words, and nothing else.
    return named.some((isNamed, other) => {
      if (!isNamed) return false
      const between = entries.slice(Math.min(place, other) + 1, Math.max(place, other))
      return between.every((one) => tokensOf(line.slice(one.start, one.end)).length <= mostWords)
    })
  })
}

function startsWith(entry: string, name: string): boolean {
  return entry.startsWith(name) && goesOnBehindList(entry.slice(name.length))
}

function entriesOf(line: string): Span[] {
  const borders = Array.from(line.matchAll(parting), (match) => ({ start: match.index, end: match.index + match[0].length }))
  const all = [...borders, { start: line.length, end: line.length }]
  const entries = all.map(({ start }, place) => ({ start: borders[place - 1]?.end ?? 0, end: start }))
  return entries.filter(({ start, end }) => start < end)
}
