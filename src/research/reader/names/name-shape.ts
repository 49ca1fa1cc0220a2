import { startsName } from '../../lexicon/credentials/awarded.ts'
import { endsName } from '../../lexicon/names/name-noun.ts'
import { isBeforeName, isBehindName } from '../../lexicon/names/name-edge.ts'
import { isGeneric, isNotOffered } from '../../lexicon/names/no-name.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { isOrganizationNoun } from '../../lexicon/names/organization.ts'
import { remembered } from '../../plain/remembered.ts'

/** What the words of a name are, in their order, each kind once where it repeats: 'SCP' of 'Certified Crane Keeper'. */
export function shapeOf(name: string): string {
  const kinds = (name.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).map(kindOf)
  return kinds.filter((kind, place) => kind !== kinds[place - 1]).join('')
}

/** S: 'Certified', E: 'certification', P: 'keeper', O: 'board', N: a number, A: capitals, C: a capital, l: none. */
const kindOf = remembered(
  (word) => {
    if (startsName(word)) return 'S'
    if (endsName(word)) return 'E'
    if (isOccupation(word)) return 'P'
    if (isOrganizationNoun(word)) return 'O'
    if (/^\d|^[IVX]+$/.test(word)) return 'N'
    if (word.length > 1 && word === word.toUpperCase()) return 'A'
    return /^\p{Lu}/u.test(word) ? 'C' : 'l'
  },
  2_000,
  30,
)

/** Whether a name is one of words that name no credential, or what is asked of people and no body of this kind gives. */
export function classOf(name: string): 'general' | 'not offered' | 'own' {
  if (isGeneric(name)) return 'general'
  return isNotOffered(name) ? 'not offered' : 'own'
}

const inCapitals = /^\p{Lu}\S*(?:\s(?:\p{Lu}\S*|\d+|of|in|for|and|the|&|–|-))+$/u

/** Whether a heading is written like the name of something of its own: 'Harbor Safety Passport', and not 'How to Apply' or 'Exam Dates'. */
export function readsLikeName(heading: string): boolean {
  const words = heading.split(/\s+/)
  return inCapitals.test(heading) && !isBeforeName(words[0] ?? '') && !isBehindName(words.at(-1) ?? '')
}

/** Whether a name is the code of an exam and no more: 'AN0-101', 'RM280'. */
export function isCode(name: string): boolean {
  return /^\p{Lu}[\p{Lu}\d-]*\d{2}[\p{Lu}\d-]*$/u.test(name)
}
