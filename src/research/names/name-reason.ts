import { startsName, startsNameOfBody } from '../lexicon/credentials/awarded.ts'
import { endsName, followsOccupation, isGradedPaper, isPaper, needsShortForm } from '../lexicon/names/name-noun.ts'
import { isRankOfDiploma, isThing } from '../lexicon/names/name-part.ts'
import { isOccupation } from '../lexicon/names/occupation.ts'
import { isOrganizationNoun } from '../lexicon/names/organization.ts'
import type { NameMention } from './name-mention.ts'
import { fits } from './short-forms.ts'

/** What makes a phrase the name of a credential; undefined when nothing does. */
export function reasonOf(phrase: readonly string[], acronym: string, alone: boolean): NameMention['by'] | undefined {
  const lastWord = phrase.at(-1) ?? ''
  const start = phrase.findIndex((word) => startsName(word))
  if (isOrganizationNoun(lastWord)) return undefined
  if (
    phrase.some(
      (word, index) => index < phrase.length - 1 && isOrganizationNoun(word) && /^(?:of|for|on)$/i.test(phrase[index + 1] ?? ''),
    ) &&
    !startsNameOfBody(phrase[0] ?? '')
  )
    return undefined
  if (start >= 0 && start <= 3 && phrase.length - start >= 2) {
    const rest = phrase.slice(start + 1)
    if (rest.every((word) => endsName(word))) return undefined
    return 'start'
  }
  if (
    phrase.length >= 2 &&
    endsName(lastWord) &&
    // 'Late application for certification'
    !/^(?:for|to)$/i.test(phrase.at(-2) ?? '') &&
    !needsShortForm(lastWord)
  )
    return 'end'
  // 'Certificate in Records Computing', 'Professional Graduate Diploma in Records Computing'.
  const papered = phrase.findIndex((word) => isPaper(word))
  if (
    papered >= 0 &&
    phrase.length >= papered + 3 &&
    phrase.slice(0, papered).every((word) => isRankOfDiploma(word)) &&
    /^(?:in|of|for)$/i.test(phrase[papered + 1] ?? '')
  )
    return /^certification$/i.test(phrase[papered] ?? '') ? undefined : 'end'
  // 'Level 2 Award in Leading Activity'
  const graded = phrase.findIndex((word, place) => isGradedPaper(word) && /^(?:\d|[ivx]+)$/i.test(phrase[place - 1] ?? ''))
  if (graded >= 1 && /^(?:in|of|for)$/i.test(phrase[graded + 1] ?? '') && phrase.length > graded + 2) return 'end'
  // 'Technologist in Tissue Banking (TTB)'.
  if (acronym !== '' && isOccupation(phrase[0] ?? '') && /^(?:in|of)$/i.test(phrase[1] ?? '') && fits(acronym, phrase))
    return 'person'
  if (acronym !== '' && phrase.length >= 2 && isOccupation(lastWord) && fits(acronym, phrase)) return 'person'
  if (acronym !== '' && phrase.length >= 2 && endsName(lastWord) && fits(acronym, phrase)) return 'end'
  if (alone && acronym !== '' && phrase.length >= 2 && !isThing(lastWord) && fits(acronym, phrase)) return 'person'
  return undefined
}

/** 'Level 2 Rope Supervisor certificate': a person's noun with a credential's word behind it. */
export function personBefore(phrase: readonly string[], next: string): 'person' | undefined {
  const named =
    phrase.length >= 2 &&
    !/^(?:step|part|section)$/i.test(phrase[0] ?? '') &&
    isOccupation(phrase.at(-1) ?? '') &&
    !/^(?:\d|[ivx]+|level|practice|user|worker)$/i.test(phrase.at(-1) ?? '')
  return named && followsOccupation(next) ? 'person' : undefined
}
