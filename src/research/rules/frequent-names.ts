import { expression } from '../expression.ts'
import { nameKey } from '#domain/name-key.ts'
import { generic, leadingWords, noPerson, notOffered, organizationNoun, personNoun } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import type { Page } from './page.ts'
import { isPaymentWord } from './payment-words.ts'

const run = /\p{Lu}[\p{L}'’-]+(?: (?:(?:of|in|for) )?\p{Lu}[\p{L}'’-]+){1,5}/gu
/** What a permission is called that stands on paper. */
const paper = /^(?:permit|licen[sc]e|ticket|certificate)s?$/i
const office = expression('i')`
  ^(?:
    director|officer|secretary|registrar|chair\w*|president|administrator|coordinator|manager|executive|staff|user|
    provider|worker|member|level|lead|owner|master|expert|professional|agent|representative|controller|treasurer|
    editor|writer
  )s?$
`
/** Words of a phrase that is said about somebody and calls nobody. */
const breaks = expression('i')`
  ^(?:
    find|contact|meet|search|join|register|apply|download|view|read|click|new|current|former|all|chief|executive|
    deputy|assistant|senior|general|our|your|next|previous|job|career
  )$
`
const longest = 6
const mostPassages = 600
const mostText = 60_000
/** A heading says it twice; three times makes a name. */
const least = 3

/**
 * What a page keeps calling somebody in capitals, or a permission on paper: 'Gorge Development Instructor', 'Pyrotechnics Personnel
 * Permit'. It counts only where nothing else names a certification. Offsets are those of the document's text.
 */
export function frequentNames(page: Page): NameMention[] {
  const found = new Map<string, { mention: NameMention; score: number }>()
  for (const [place, { block, text, furniture, heading }] of page.passages.slice(0, mostPassages).entries()) {
    if (furniture || text.length > 6_000) continue
    for (const match of text.matchAll(run)) {
      const mention = nameOf(match[0], block.start + match.index)
      if (mention === undefined) continue
      const key = nameKey(mention.name)
      const known = found.get(key) ?? { mention, score: 0 }
      known.score += heading || place < 4 ? 2 : 1
      found.set(key, known)
    }
  }
  const text = page.document.text.slice(0, mostText)
  const sure = [...found.values()].filter(
    ({ mention, score }) => score >= least || (score > 1 && text.includes(mention.name.toLowerCase())),
  )
  const whole = sure.filter((one) => !sure.some((other) => other !== one && other.mention.name.endsWith(` ${one.mention.name}`)))
  return whole.length > 3 ? [] : whole.map(({ mention }) => mention)
}

function nameOf(phrase: string, start: number): NameMention | undefined {
  const words = phrase.split(' ')
  let first = 0
  while (first < words.length && leadingWords.test(words[first] ?? '')) first += 1
  const own = words.slice(first)
  const last = own.at(-1) ?? ''
  const calls = (personNoun.test(last) && last.length > 4 && !noPerson.test(last) && !office.test(last)) || paper.test(last)
  if (!calls || own.length < 2 || own.length > longest) return undefined
  if (own.some((word) => organizationNoun.test(word) || breaks.test(word)) || isPaymentWord(own[0] ?? '')) return undefined
  const name = own.join(' ').replace(/(?<=\p{L}{3}[^s])s$/u, '')
  if (generic.test(name) || notOffered.test(name)) return undefined
  const from = start + phrase.length - own.join(' ').length
  return { name, acronym: '', start: from, end: from + name.length, by: 'person' }
}
