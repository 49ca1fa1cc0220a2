import { initialsOf, lettersOf } from '#domain/certifications/initials.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { acronymKey } from '#domain/certifications/name-key.ts'
import type { Candidate } from './candidates.ts'
import type { ReadPage } from '../page/lines.ts'
import { wordsOf } from '../page/words.ts'

/** What names are held against that is the same for all of a page, read once. */
export interface PageWords {
  /** In lower case. */
  title: string
  titleWords: readonly string[]
  /** The body's name, folded, and short forms it may go by. */
  bodyName: string
  bodyShorts: ReadonlySet<string>
  /** Words of the body's name. */
  bodyWords: ReadonlySet<string>
  /** Words of the page's address behind its host. */
  addressWords: ReadonlySet<string>
  /** Labels of its host: 'www', 'abc', 'org'. */
  hostLabels: readonly string[]
}

/** Reads the words of a page that stand above its lines. */
export function pageWordsOf({ document, title }: ReadPage, organization: Organization): PageWords {
  const address = URL.parse(document.finalUrl || document.url)
  const path = (address?.pathname ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_/.+%\d]+/g, ' ')
  return {
    title: title.toLowerCase(),
    titleWords: wordsOf(title).slice(0, 12),
    bodyName: foldName(organization.name),
    bodyShorts: new Set(
      [...initialsOf(organization.name), lettersOf(organization.abbreviation ?? '')].filter((one) => one !== ''),
    ),
    bodyWords: new Set(wordsOf(organization.name)),
    addressWords: new Set(wordsOf(path)),
    hostLabels: (address?.hostname ?? '').split('.'),
  }
}

/** What share of words stands among others, 0 to 1. */
export function shareIn(words: readonly string[], others: ReadonlySet<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => others.has(word)).length / words.length
}

/** Whether a short form is what its body's host is called: 'ABC' on www.abc.org. */
export function isHost({ hostLabels }: PageWords, { name, acronym }: Candidate): boolean {
  const key = acronymKey(acronym === '' ? name : acronym).toLowerCase()
  return key.length > 1 && hostLabels.some((label) => label === key || (key.length > 3 && label.startsWith(key)))
}

/** Whether a name is the body's own: 'ABC' of the Association of Bridge Climbers is none of its certifications. */
export function isBody({ bodyName, bodyShorts }: PageWords, { name, acronym }: Candidate): boolean {
  const folded = foldName(name)
  if (acronym === '' || name === acronym) return folded === bodyName || bodyShorts.has(lettersOf(name))
  // A certification may share its letters with its body: 'Certified Case Manager (CCM)' of the Commission of Case Managers.
  return bodyShorts.has(lettersOf(acronym)) && (folded.includes(bodyName) || bodyName.includes(folded))
}
