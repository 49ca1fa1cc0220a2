import { areTwoPeople, isSamePart, joinedContact } from '#domain/prospects/contact.ts'
import type { ImportRow } from '#domain/prospect-files/import.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Contact } from '#domain/prospects/prospect.ts'
import { cleanTags, longestNotes, mostTags, type WorkChange } from '#domain/prospects/prospect-work.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { AccountActor } from '../events/actor.ts'
import { saveContact } from '../prospects/contact.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { contactOf } from '../prospects/contact-columns.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { saveWork } from '../prospects/work.ts'

/**
 * Which of an owner's prospects of one body a row of a file means: the one that holds all of it already, so that a file can come
 * twice; else the one of the same contact; else the newest.
 * @param own newest first
 */
export function meantBy(given: ImportRow, own: readonly StoredProspect[]): StoredProspect | undefined {
  return (
    own.find((prospect) => wordsFor(newIn(given, prospect)) === null) ??
    own.find((prospect) => isContactOf(given, prospect)) ??
    own[0]
  )
}

/**
 * Adds what a row of a file says beyond a locked prospect. Nothing that stands there is overwritten. Source: decision record 0076.
 * @returns what was added, or could not be, in a sentence; null when there was nothing to add
 */
export async function addToKnown(
  context: Context,
  trx: Statements,
  by: AccountActor,
  prospect: StoredProspect,
  given: ImportRow,
): Promise<string | null> {
  const news = newIn(given, prospect)
  await saveContact(context, trx, by, prospect, news.contact)
  await saveWork(context, trx, by, [[prospect, news.work]])
  return wordsFor(news)
}

interface News {
  contact: Contact
  work: WorkChange
  /** What of the row finds no place, as it is called on screens. */
  leftOut: string[]
}

function newIn(given: ImportRow, prospect: StoredProspect): News {
  const work: WorkChange = {}
  const leftOut: string[] = []
  const all = cleanTags([...prospect.tags, ...(given.tags ?? [])])
  const tags = all.slice(0, mostTags)
  if (tags.length > prospect.tags.length) work.tags = tags
  if (all.length > tags.length) leftOut.push('tags')
  const notes = joinedNotes(prospect.notes, given.notes ?? '')
  if (notes !== null && notes.length > longestNotes) leftOut.push('notes')
  else if (notes !== prospect.notes) work.notes = notes
  const [step, due] = [typedOrNull(given.nextStep), typedOrNull(given.nextStepDue)]
  if (prospect.next_step === null && prospect.next_step_due === null) {
    if (step !== null) work.nextStep = step
    if (due !== null) work.nextStepDue = due
  } else if ((step ?? prospect.next_step) !== prospect.next_step || (due ?? prospect.next_step_due) !== prospect.next_step_due) {
    leftOut.push('next step')
  }
  const contact = newContact(given, prospect)
  if (contact === undefined) leftOut.push('contact')
  return { contact: contact ?? {}, work, leftOut }
}

/** What is new of the contact; undefined where the file names somebody else. */
function newContact(given: ImportRow, prospect: StoredProspect): Contact | undefined {
  const [own, theirs] = [
    contactOf(prospect),
    { contactFirstName: typedOrNull(given.contactFirstName), email: typedOrNull(given.email) },
  ]
  if (areTwoPeople(own, theirs)) return undefined
  const { contactFirstName, email } = joinedContact(own, theirs)
  return {
    ...(contactFirstName !== own.contactFirstName && { contactFirstName }),
    ...(email !== own.email && { email }),
  }
}

function isContactOf(given: ImportRow, { email, contact_first_name: name }: StoredProspect): boolean {
  if (email !== null && given.email) return isSamePart(given.email, email)
  return name !== null && foldName(given.contactFirstName ?? '') === foldName(name)
}

/** Both notes, one after the other; where one holds all lines of the other, that one alone. */
function joinedNotes(own: string | null, given: string): string | null {
  if (given.trim() === '') return own
  if (own === null) return given
  if (holds(own, given)) return own
  return holds(given, own) ? given : `${own}\n\n${given}`
}

/** Whatever the line ends: spreadsheets write their own. */
function holds(whole: string, part: string): boolean {
  const lines = (text: string) => `\n${text.trim().replaceAll(/\r\n?/g, '\n')}\n`
  return lines(whole).includes(lines(part))
}

function wordsFor({ contact, work, leftOut }: News): string | null {
  const added = [
    ...(contact.contactFirstName === undefined ? [] : ['contact']),
    ...(contact.email === undefined ? [] : ['email']),
    ...(work.tags === undefined ? [] : ['tags']),
    ...(work.nextStep === undefined && work.nextStepDue === undefined ? [] : ['next step']),
    ...(work.notes === undefined ? [] : ['notes']),
  ]
  const sentences = [
    ...(added.length > 0 ? [`Added from the file: ${added.join(', ')}.`] : []),
    ...(leftOut.length > 0 ? [`Kept as it was here: ${leftOut.join(', ')}.`] : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
