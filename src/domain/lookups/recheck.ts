import * as z from 'zod/mini'
import { answersOf } from '../evidence/differing-answers.ts'
import { type Certification, certificationSchema } from '../certifications/certification.ts'
import { evidenceSchema, lineState } from '../evidence/evidence.ts'
import type { CertificationName } from '../certifications/certification-name.ts'
import { type Comparison, paired, type Relation } from './compared-readings.ts'
import { textsOf } from './completion.ts'
import type { LookupResult } from './lookup.ts'
import { foldName } from '../organizations/folded-name.ts'
import type { Passage } from '../evidence/passage.ts'
import { type PassageField, eachField, passageFields, passagesOf, withPassages } from '../certifications/passages.ts'
import { vouchedFor } from '../evidence/stated-by-a-person.ts'
import { sameValue } from '../text/same-value.ts'

const passageSchema = z.object({ text: z.string(), evidence: z.array(evidenceSchema) })

const recheckKinds = ['new-certification', 'retired', 'changed', 'new', 'proven', 'renewed', 'gone'] as const
type RecheckKind = (typeof recheckKinds)[number]

/** One difference between what is saved and what was read again; nothing changes until a person accepts it. */
export const recheckChangeSchema = z.object({
  /** Its place in the proposal; the same for the same version and the same look-up. */
  number: z.number(),
  /**
   * 'changed': the page says another value. 'new': a line that is not saved. 'proven': a saved line that had no quote has one.
   * 'renewed': a saved line stands there as before, read later. 'gone': no page that was read says it any more.
   */
  kind: z.enum(recheckKinds),
  /** Name of the certification it is about. */
  certification: z.string(),
  /** Its id; absent of a new one. */
  certificationId: z.optional(z.string()),
  /** Absent where the whole certification is meant. */
  field: z.optional(z.enum(passageFields)),
  before: z.optional(passageSchema),
  after: z.optional(passageSchema),
  /** The whole of a new certification. */
  found: z.optional(certificationSchema),
})
export type RecheckChange = z.infer<typeof recheckChangeSchema>

/** A reading that what is saved is held against. */
export interface Reading {
  certifications: readonly Certification[]
  /** Names of certifications seen on the pages, also of those that nothing is said of. */
  namesSeen: readonly CertificationName[]
  /** Whether a page was asked for in it and either read, or found not to be there any more. */
  wasRead: (url: string) => boolean
}

/**
 * What reading the body's pages again would change in what is saved. What a person stated is never in it as changed or gone: it
 * can only get a quote. Lines that the look-up could not prove are left out. A line is gone only where every page that said it was
 * read again: one that was not read may say it still, and a source of the catalogue was never read on the site.
 */
export function recheckProposal(saved: readonly Certification[], reading: Reading, comparison: Comparison): RecheckChange[] {
  const pairs = paired(saved, reading.certifications, comparison.isSame)
  const changes = saved.flatMap((certification) => {
    const read = pairs.get(certification) ?? namedAlone(certification, reading, comparison)
    return read === undefined ? goneCertification(certification, reading) : changesOf(certification, read, reading, comparison)
  })
  const known = new Set(pairs.values())
  const added = reading.certifications
    .filter((one) => !known.has(one))
    .map((one) => ({ kind: 'new-certification' as const, certification: one.name, found: one }))
  return [...changes, ...added].map((change, number) => ({ number, ...change }))
}

/** A certification whose own page is gone, while another still names it: its lines may be gone, it is not. */
function namedAlone(certification: Certification, { namesSeen }: Reading, { isSame }: Comparison): Certification | undefined {
  if (!namesSeen.some((one) => isSame(certification, one))) return undefined
  return withPassages(
    { ...certification, evidence: {} },
    eachField((field) => (field === 'name' ? passagesOf(certification, field) : [])),
  )
}

/** A look-up's result, as what is saved is held against it. */
export function readingOf({ certifications, ledger }: Pick<LookupResult, 'certifications' | 'ledger'>): Reading {
  const read = ledger.pages.filter(({ readOn, skipped }) => readOn !== undefined || skipped === 'not-found')
  const urls = new Set(read.map(({ url }) => withoutFragment(url)))
  return { certifications, namesSeen: ledger.namesSeen, wasRead: (url) => urls.has(withoutFragment(url)) }
}

/** Whether pages of the body's site were read, and not only documents that a person brought. */
export function wasSiteRead({ pages }: LookupResult['ledger']): boolean {
  return pages.some(({ readOn, opened }) => readOn !== undefined && opened !== undefined)
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '').replace(/\/$/, '')
}

/** A change in words that stay the same from one reading to the next, so that what was declined is known again. */
export function changeKey({ kind, certification, field, before, after, found }: RecheckChange): string {
  const name = foldName(found?.name ?? certification)
  return [kind, name, field ?? '', before?.text ?? '', after?.text ?? ''].join('\n')
}

/** Whether a change says something else than what is saved, and not only that the same was read later. */
export function isNews({ kind }: RecheckChange): boolean {
  return kind !== 'renewed'
}

/** Certifications after some changes were accepted, and the lines whose proof the look-up gives. */
export interface Accepted {
  certifications: Certification[]
  /** The accepted lines alone, with the evidence of the look-up: the nearest source of proof. */
  proof: Certification[]
}

/**
 * What somebody accepts line by line, they have looked at: a reader's doubt ends there. Of a new certification that is its name.
 * Of a certification that it finds and that something is accepted of, the reading also says which of its pages are closed to programs,
 * and that it is offered again.
 * @param accepted changes of `recheckProposal` of the same saved state
 * @param readAs for each saved certification the one that was read of it
 */
export function withAccepted(
  saved: readonly Certification[],
  accepted: readonly RecheckChange[],
  readAs: ReadonlyMap<Certification, Certification>,
): Accepted {
  const proof: Certification[] = []
  const certifications = saved.flatMap((certification) => {
    const own = accepted.filter((change) => change.found === undefined && change.certificationId === certification.id)
    if (own.length === 0) return [certification]
    if (own.some(({ kind, field }) => kind === 'gone' && field === undefined)) return []
    const taken = (field: PassageField) =>
      own.flatMap((change) => (change.field === field && change.after ? [vouchedFor(change.after)] : []))
    const evidenced = eachField((field) => (field === 'name' ? passagesOf(certification, field) : taken(field)))
    const { notAllowed: _, retired: __, ...plain } = certification
    const read = readAs.get(certification) ?? certification
    const notAllowed = read.notAllowed === undefined ? {} : { notAllowed: read.notAllowed }
    const isRetired = own.some(({ kind }) => kind === 'retired') || (certification.retired === true && read.retired === true)
    const told = { ...plain, ...notAllowed, ...(isRetired ? { retired: true } : {}) }
    proof.push(withPassages({ ...told, evidence: {} }, evidenced))
    return [
      withPassages(
        told,
        eachField((field) => changedPassages(certification, field, own)),
      ),
    ]
  })
  const added = accepted.flatMap((change) => (change.found === undefined ? [] : [withVouchedName(change.found)]))
  return { certifications: [...certifications, ...added], proof: [...proof, ...added] }
}

function withVouchedName(certification: Certification): Certification {
  return withPassages(
    certification,
    eachField((field) => {
      const passages = passagesOf(certification, field)
      return field === 'name' ? passages.map(vouchedFor) : passages
    }),
  )
}

type Unnumbered = Omit<RecheckChange, 'number'>

function changesOf(certification: Certification, read: Certification, reading: Reading, comparison: Comparison): Unnumbered[] {
  const lines = passageFields.flatMap((field) =>
    field === 'name' ? [] : fieldChanges(certification, read, field, reading, comparison),
  )
  if (read.retired !== true || certification.retired === true) return lines
  return [{ kind: 'retired', ...named(certification) }, ...lines]
}

/**
 * The changes of one field. Each line that was read is held against what is saved: first by its words, then by what it says, then by
 * what it is about. So no line is new that another one answers already, and accepting never leaves two lines for one rule.
 */
function fieldChanges(
  certification: Certification,
  read: Certification,
  field: PassageField,
  reading: Reading,
  { relate }: Comparison,
): Unnumbered[] {
  const held = filled(certification, field)
  const free = new Set(held)
  const all = filled(read, field).map((passage) => withoutPicked(passage, held))
  const partners = new Map<Passage, { held: Passage; relation: Relation }>()
  const match = (isMatch: (one: Passage, other: Passage) => boolean, relation: Relation) => {
    for (const passage of all) {
      const found = partners.has(passage) ? undefined : [...free].find((one) => isMatch(one, passage))
      if (found === undefined) continue
      partners.set(passage, { held: found, relation })
      free.delete(found)
    }
  }
  const answers = (one: Passage, answer: string, relation: Relation) =>
    textsOf(one).some((text) => relate(field, text, answer) === relation)
  match((one, other) => one.text === other.text, 'same')
  // Of sources that disagree each answer must be known; then they say nothing new.
  match((one, other) => textsOf(other).every((answer) => answers(one, answer, 'same')), 'same')
  // What a page says still, and a person put something else in place of, is not new.
  match((one, other) => correctedFrom(one).some((text) => relate(field, text, other.text) === 'same'), 'contrary')
  match((one, other) => textsOf(other).some((answer) => answers(one, answer, 'contrary')), 'contrary')

  const change = (kind: RecheckKind, before: Passage | undefined, after: Passage | undefined): Unnumbered => ({
    kind,
    ...named(certification),
    field,
    ...(before === undefined ? {} : { before: printed(before) }),
    ...(after === undefined ? {} : { after: printed(after) }),
  })
  const told = all.flatMap((passage) => {
    if (lineState(passage.evidence) === 'not-confirmed') return []
    const partner = partners.get(passage)
    if (partner === undefined) return [change('new', undefined, passage)]
    const before = partner.held
    if (partner.relation === 'same') return sameLine(before, passage, change)
    return isStated(before.evidence) || isOurWording(field, before) ? [] : [change('changed', before, passage)]
  })
  // Pages are not read for the exam's delivery: that none says it means nothing.
  const gone = field === 'delivery' ? [] : [...free].filter((passage) => isGone(passage, reading))
  return [...told, ...gone.map((passage) => change('gone', passage, undefined))]
}

/** A disagreement that somebody settled before, by picking one of its answers, is not told again: the picked line stands for it. */
function withoutPicked(found: Passage, held: readonly Passage[]): Passage {
  const answers = new Set(answersOf(found.evidence).map(({ text }) => text))
  const isPicked = ({ text, evidence }: Passage) =>
    answers.has(text) && (evidence?.some((one) => one.kind !== 'person' && one.says === text) ?? false)
  return held.find(isPicked) ?? found
}

/**
 * A line that the pages say as it is saved, whatever the words. Only where it had no quote, or the same words stand there with
 * another one, is there something to take over.
 */
function sameLine(
  held: Passage,
  found: Passage,
  change: (kind: RecheckKind, before: Passage, after: Passage) => Unnumbered,
): Unnumbered[] {
  if (sameValue(printed(held), printed(found))) return []
  const state = lineState(held.evidence)
  if (state === 'person' && held.text !== found.text) return []
  if (state !== 'on-the-page' && state !== 'conflict') return [change('proven', held, found)]
  return held.text === found.text || state === 'conflict' ? [change('renewed', held, found)] : []
}

/** The catalogue's summary is in its own words: a site that words it otherwise has not changed. */
function isOurWording(field: PassageField, { evidence }: Passage): boolean {
  return field === 'summary' && lineState(evidence) === 'catalogue'
}

/** A certification that no page names any more, though every page that named it or said something of it was read again. */
function goneCertification(certification: Certification, reading: Reading): Unnumbered[] {
  const passages = passageFields.flatMap((field) =>
    filled(certification, field).filter(({ evidence }) => (evidence ?? []).length > 0),
  )
  const gone = passages.length > 0 && passages.every((passage) => isGone(passage, reading))
  return gone ? [{ kind: 'gone', ...named(certification) }] : []
}

/** Whether nothing but pages said it, and all of them were read again. */
function isGone({ evidence = [] }: Passage, { wasRead }: Reading): boolean {
  return evidence.length > 0 && evidence.every((one) => one.kind === 'page' && one.witness !== 'person' && wasRead(one.url))
}

function changedPassages(certification: Certification, field: PassageField, changes: readonly RecheckChange[]): Passage[] {
  const own = changes.filter((change) => change.field === field)
  const kept = passagesOf(certification, field).flatMap((passage) => {
    const change = own.find(({ before }) => before?.text === passage.text)
    if (change === undefined) return [passage]
    return change.after === undefined ? [] : [vouchedFor(change.after)]
  })
  const added = own.flatMap(({ before, after }) => (before === undefined && after !== undefined ? [vouchedFor(after)] : []))
  // A single field that was empty holds one empty passage; the new one takes its place.
  return [...kept.filter(({ text }) => text !== '' || added.length === 0), ...added]
}

function named({ id, name }: Certification): Pick<RecheckChange, 'certification' | 'certificationId'> {
  return { certification: name, ...(id === undefined ? {} : { certificationId: id }) }
}

function filled(certification: Certification, field: PassageField): Passage[] {
  return passagesOf(certification, field).filter(({ text }) => text.trim() !== '')
}

/** The line that a person's word took the place of. */
function correctedFrom({ evidence = [] }: Passage): string[] {
  return evidence.flatMap((one) => (one.kind === 'person' && one.before !== undefined ? [one.before.text] : []))
}

function isStated(evidence: Passage['evidence']): boolean {
  return evidence?.some(({ kind }) => kind === 'person') ?? false
}

function printed({ text, evidence }: Passage): z.infer<typeof passageSchema> {
  return { text, evidence: [...(evidence ?? [])] }
}
