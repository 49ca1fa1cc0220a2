import { expression } from '../expression.ts'
import { connector, isLoud, marks, tidy, wordsOf } from './name-text.ts'
import { aboutWords, generic, isPerson, leadingWords, noPerson, notOffered, organizationNoun } from './name-words.ts'
import type { NameMention } from './name-mention.ts'

/** The kind of a card that a trade certifies its people with: 'Facade Glazier Gold Card'. */
const card =
  /^(?:gold|silver|platinum|black|blue|red|green|white|skills?|competenc[ey]|supervisor|manager|operative|trainee) card$/i

/**
 * A heading that is nothing but what a person is called: 'Master Thatcher', 'Level 2 Rope Supervisor'. Undefined for any other.
 * Whether it is a credential, only what stands under it can tell.
 */
export function bareNameIn(raw: string): NameMention | undefined {
  const text = raw.replace(marks, ' ')
  if (text.length > 90) return undefined
  const loud = isLoud(text)
  // 'Level 1 coach's duties' is headed by the coach.
  const owner = /^(.{0,30}\b(?:level|grade|class|tier) (?:\d|[ivx]+) \p{L}+)['’]s \p{L}+:?$/iu.exec(text)?.[1] ?? text
  const words = wordsOf(owner.split(/\s[|»]\s|\s[–—-]\s(?=\p{Lu}[^–—-]*$)/u)[0] ?? '', loud)
  let first = 0
  let last = words.length
  while (first < last && (leadingWords.test(words[first]?.text ?? '') || /^[\d.]+$/.test(words[first]?.text ?? ''))) first += 1
  while (last > first && (aboutWords.test(words[last - 1]?.text ?? '') || /^[:?!]$/.test(words[last - 1]?.text ?? ''))) last -= 1
  const parts = words.slice(first, last)
  const name = parts.map((word) => word.text)
  const rank = card.test(name.slice(-2).join(' '))
    ? 2
    : /^(?:[IVX]{1,3}|\d|[A-C])$/.test(name.at(-1) ?? '') && /^(?:level|grade|class|tier)$/i.test(name.at(-2) ?? '')
      ? 2
      : 0
  const person = name.at(-1 - rank) ?? ''
  if (
    name.length < 2 ||
    name.length > 7 ||
    person.length < 4 ||
    !isPerson(person) ||
    noPerson.test(person) ||
    name.some((word, place) => organizationNoun.test(word) && !(place === 0 && /^foundation$/i.test(word)))
  )
    return undefined
  if (
    !parts.every(
      (word, place) =>
        word.capital ||
        (place > 1 && /^(?:\d|[ivx]+)$/i.test(parts[place - 1]?.text ?? '')) ||
        connector.test(word.text) ||
        /^[–—-]$/.test(word.text),
    ) ||
    name.some((word) =>
      expression('i')`
        ^(?:
          step|part|section|chapter|appendix|who|what|why|how|our|your|we|you|is|are|can|do|does|find|hire|meet|
          contact|staff|board|job|career|member|membership|executive|frequently|asked
        )$
      `.test(word),
    )
  )
    return undefined
  const start = parts[0]?.start ?? 0
  const end = parts.at(-1)?.end ?? 0
  const shown = tidy(text.slice(start, end), loud)
  return generic.test(shown) || notOffered.test(shown) ? undefined : { name: shown, acronym: '', start, end, by: 'person' }
}
