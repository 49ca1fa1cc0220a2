import { expression } from '../expression.ts'
import { credentialEnd, credentialStart, isPerson, organizationNoun } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import { fits } from './short-forms.ts'

/** Nouns of things that have short forms and are no credential. */
const thingNoun = expression('i')`
  ^(?:
    units?|hours?|credits?|points?|program(?:me)?s?|act|plans?|systems?|forms?|tests?|exam(?:ination)?s?|centers?|
    centres?|statements?|requirements?|development|education|period|process|method|number|day|week|month|body|
    domains?|guide|policy|standards?|fees?|agreement|equipment|maintenance|learning|training|analysis|knowledge|
    report|questions?|association|facilit(?:y|ies)|homes?|schools?|hospitals?|clinics?|board|fund|network|project|
    code|number|date|list|register|registry
  )$
`

/** Words before 'Diploma in …' that say how high it is. */
const rankOfDiploma = expression('i')`
  ^(?:
    professional|post-?graduate|graduate|advanced|higher|national|international|foundation|intermediate|introductory|
    executive|specialist|general|ordinary|associate|senior|final
  )$
`

/** What makes a phrase the name of a credential; undefined when nothing does. */
export function reasonOf(phrase: readonly string[], acronym: string, alone: boolean): NameMention['by'] | undefined {
  const lastWord = phrase.at(-1) ?? ''
  const start = phrase.findIndex((word) => credentialStart.test(word))
  if (organizationNoun.test(lastWord)) return undefined
  if (
    phrase.some(
      (word, index) =>
        index < phrase.length - 1 && organizationNoun.test(word) && /^(?:of|for|on)$/i.test(phrase[index + 1] ?? ''),
    ) &&
    !/^(?:fellow|diplomate|certified)$/i.test(phrase[0] ?? '')
  )
    return undefined
  if (start >= 0 && start <= 3 && phrase.length - start >= 2) {
    const rest = phrase.slice(start + 1)
    if (rest.every((word) => credentialEnd.test(word))) return undefined
    return 'start'
  }
  if (
    phrase.length >= 2 &&
    credentialEnd.test(lastWord) &&
    // 'Late application for certification'
    !/^(?:for|to)$/i.test(phrase.at(-2) ?? '') &&
    !/^(?:registration|licen[sc]e|qualification|endorsement|accreditation|fellowship|fellow)$/i.test(lastWord)
  )
    return 'end'
  // 'Certificate in Records Computing', 'Professional Graduate Diploma in Records Computing'.
  const papered = phrase.findIndex((word) => /^(?:certificate|diploma|certification|fellow|diplomate)s?$/i.test(word))
  if (
    papered >= 0 &&
    phrase.length >= papered + 3 &&
    phrase.slice(0, papered).every((word) => rankOfDiploma.test(word)) &&
    /^(?:in|of|for)$/i.test(phrase[papered + 1] ?? '')
  )
    return /^certification$/i.test(phrase[papered] ?? '') ? undefined : 'end'
  // 'Level 2 Award in Leading Activity'
  const graded = phrase.findIndex(
    (word, place) => /^(?:award|certificate|diploma)$/i.test(word) && /^(?:\d|[ivx]+)$/i.test(phrase[place - 1] ?? ''),
  )
  if (graded >= 1 && /^(?:in|of|for)$/i.test(phrase[graded + 1] ?? '') && phrase.length > graded + 2) return 'end'
  if (/^board certification in \p{L}/iu.test(phrase.join(' '))) return 'end'
  // 'Technologist in Tissue Banking (TTB)'.
  if (acronym !== '' && isPerson(phrase[0] ?? '') && /^(?:in|of)$/i.test(phrase[1] ?? '') && fits(acronym, phrase))
    return 'person'
  if (acronym !== '' && phrase.length >= 2 && isPerson(lastWord) && fits(acronym, phrase)) return 'person'
  if (acronym !== '' && phrase.length >= 2 && credentialEnd.test(lastWord) && fits(acronym, phrase)) return 'end'
  if (alone && acronym !== '' && phrase.length >= 2 && !thingNoun.test(lastWord) && fits(acronym, phrase)) return 'person'
  return undefined
}

/** 'Level 2 Rope Supervisor certificate': a person's noun with a credential's word behind it. */
export function personBefore(phrase: readonly string[], next: string): 'person' | undefined {
  const named =
    phrase.length >= 2 &&
    !/^(?:step|part|section)$/i.test(phrase[0] ?? '') &&
    isPerson(phrase.at(-1) ?? '') &&
    !/^(?:\d|[ivx]+|level|practice|user|worker)$/i.test(phrase.at(-1) ?? '')
  return named && /^(?:certifications?|certificates?|credential|designation|exam(?:ination)?)$/i.test(next) ? 'person' : undefined
}

/** Words behind a short form or a person's noun that make it a credential's. */
export const credentialWord = expression('i')`
  ^(?:
    certifications?|certified|credentials?|designations?|exams?|examination|recertification|certificate|certificants?|
    programs?|programmes?|holders?|status|renewal|fees?|costs?|pricing|prices
  )$
`
