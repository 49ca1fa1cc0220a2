import {
  type Certification,
  type ClosedNote,
  type LineField,
  linesOfGroup,
  withClosedNotes,
} from '#domain/certifications/certification.ts'
import { isOwnPage } from '#domain/evidence/evidence.ts'
import { isSameName } from '#domain/certifications/known-name.ts'
import type { SkipReason } from '#domain/lookups/lookup.ts'
import type { DocumentLink } from '../document/clean-document/clean-document.ts'
import type { PageNote } from './ledger.ts'
import { fieldNames } from '../lexicon/topics/field-name.ts'
import { typedName } from '#domain/certifications/certification-name.ts'

/** The links of each page that was read, by its address. */
export type LinksOfPages = ReadonlyMap<string, readonly Pick<DocumentLink, 'url' | 'text'>[]>

/**
 * Certifications with the fields that a page may tell of which was not read, by the reason: of a page that a link of the
 * certification's name leads to all of them, else the one that a link on a page which was read about it is named for.
 */
export function withClosedPages(
  certifications: readonly Certification[],
  links: LinksOfPages,
  notes: readonly Pick<PageNote, 'url' | 'skipped'>[],
): Certification[] {
  const noteOf = new Map(
    notes.flatMap(({ url, skipped }) => {
      const note = skipped === undefined ? undefined : notesOfReasons[skipped]
      return note === undefined ? [] : [[addressOf(url), note] as const]
    }),
  )
  const leading = [...links].flatMap(([on, all]) =>
    all.flatMap(({ url, text }) => {
      const note = noteOf.get(addressOf(url))
      return note === undefined ? [] : [{ on, text, note }]
    }),
  )
  return certifications.map((certification) => {
    const { name, acronym = '' } = certification
    const read = pagesOf(certification)
    const own = leading.filter(({ text }) => isSameName(typedName(text), { name, acronym }))
    const named = leading.filter(({ on }) => read.has(on))
    return withClosedNotes(certification, (note) =>
      fields.filter(
        (field) =>
          linesOfGroup(certification, field).length === 0 &&
          (own.some((link) => link.note === note) ||
            named.some((link) => link.note === note && fieldNames[field].test(link.text))),
      ),
    )
  })
}

/** What a page that was not read for a reason is told as; undefined where it would have told nothing, or is not worth a word. */
const notesOfReasons: Record<SkipReason, ClosedNote | undefined> = {
  robots: 'notAllowed',
  blocked: 'notAllowed',
  'sign-in': 'notAllowed',
  'script-only': 'notReadable',
  scanned: 'notReadable',
  'too-large': 'notReadable',
  'too-slow': 'notReadable',
  'too-heavy': 'notReadable',
  unsupported: 'notReadable',
  unreadable: 'notReadable',
  unreachable: 'noAnswer',
  'not-found': undefined,
  'forbidden-address': undefined,
  'other-site': undefined,
  budget: undefined,
  time: undefined,
  'not-needed': undefined,
  'not-chosen': undefined,
  'same-text': undefined,
  'nothing-stated': undefined,
  'not-english': undefined,
}

const fields = ['requirements', 'validityPeriod', 'renewalRequirements', 'fees'] as const satisfies LineField[]

/** The pages that something of a certification is quoted from. */
function pagesOf({ evidence }: Certification): Set<string> {
  const all = Object.values(evidence ?? {}).flat()
  return new Set(all.flatMap((one) => (one.kind === 'page' && isOwnPage(one) ? [one.url] : [])))
}

/** An address without the place in its page. */
function addressOf(url: string): string {
  const [address = ''] = url.split('#')
  return address
}
