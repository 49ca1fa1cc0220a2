import * as z from 'zod/mini'
import { answersOf } from './answers.ts'
import { type Certification, certificationSchema } from './certification.ts'
import { evidenceSchema, lineState } from './evidence.ts'
import { foldName } from './organization.ts'
import { type Passage, type PassageField, eachField, isSingle, passageFields, passagesOf, withPassages } from './passages.ts'
import { sameValue } from './same-value.ts'

const passageSchema = z.object({ text: z.string(), evidence: z.array(evidenceSchema) })

export const recheckKinds = ['new-certification', 'retired', 'changed', 'new', 'proven', 'renewed', 'gone'] as const
export type RecheckKind = (typeof recheckKinds)[number]

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

/**
 * What reading the body's pages again would change in what is saved. What a person stated is never in it as changed or gone: it
 * can only get a quote. Lines that the look-up could not prove are left out.
 */
export function recheckProposal(saved: readonly Certification[], found: readonly Certification[]): RecheckChange[] {
  const changes = saved.flatMap((certification) => {
    const read = counterpart(certification, found)
    return read === undefined ? goneCertification(certification) : changesOf(certification, read)
  })
  const added = found
    .filter((one) => !saved.some((certification) => counterpart(certification, found) === one))
    .map((one) => ({ kind: 'new-certification' as const, certification: one.name, found: one }))
  return [...changes, ...added].map((change, number) => ({ number, ...change }))
}

/** Certifications after some changes were accepted, and the lines whose proof the look-up gives. */
export interface Accepted {
  certifications: Certification[]
  /** The accepted lines alone, with the evidence of the look-up: the nearest source of proof. */
  proof: Certification[]
}

/** @param accepted changes of `recheckProposal` of the same saved state */
export function withAccepted(saved: readonly Certification[], accepted: readonly RecheckChange[]): Accepted {
  const proof: Certification[] = []
  const certifications = saved.flatMap((certification) => {
    const own = accepted.filter((change) => change.found === undefined && change.certificationId === certification.id)
    if (own.length === 0) return [certification]
    if (own.some(({ kind, field }) => kind === 'gone' && field === undefined)) return []
    const taken = (field: PassageField) => own.flatMap((change) => (change.field === field && change.after ? [change.after] : []))
    const evidenced = eachField((field) => (field === 'name' ? passagesOf(certification, field) : taken(field)))
    proof.push(withPassages({ ...certification, evidence: {} }, evidenced))
    const changed = withPassages(
      certification,
      eachField((field) => changedPassages(certification, field, own)),
    )
    return [own.some(({ kind }) => kind === 'retired') ? { ...changed, retired: true } : changed]
  })
  const added = accepted.flatMap((change) => (change.found === undefined ? [] : [change.found]))
  return { certifications: [...certifications, ...added], proof: [...proof, ...added] }
}

type Unnumbered = Omit<RecheckChange, 'number'>

function changesOf(certification: Certification, read: Certification): Unnumbered[] {
  const lines = passageFields.flatMap((field) => (field === 'name' ? [] : fieldChanges(certification, read, field)))
  if (read.retired !== true || certification.retired === true) return lines
  return [{ kind: 'retired', ...named(certification) }, ...lines]
}

function fieldChanges(certification: Certification, read: Certification, field: PassageField): Unnumbered[] {
  const held = filled(certification, field)
  const all = filled(read, field).map((passage) => withoutPicked(passage, held))
  const found = all.filter(({ evidence }) => lineState(evidence) !== 'not-confirmed')
  const vanished = held.filter(({ text, evidence }) => !all.some((one) => one.text === text) && !isStated(evidence))
  const change = (kind: RecheckKind, before: Passage | undefined, after: Passage | undefined): Unnumbered => ({
    kind,
    ...named(certification),
    field,
    ...(before === undefined ? {} : { before: printed(before) }),
    ...(after === undefined ? {} : { after: printed(after) }),
  })
  const single = isSingle(field)
  const told = found.flatMap((passage) => {
    const same = held.find(({ text }) => text === passage.text)
    if (same !== undefined) return sameLine(same, passage, change)
    if (single && held.some(({ evidence }) => isStated(evidence))) return []
    const place = vanished.findIndex(({ text }) => single || label(text) === label(passage.text))
    const [before] = place === -1 ? [] : vanished.splice(place, 1)
    return [change(before === undefined ? 'new' : 'changed', before, passage)]
  })
  // Pages are not read for the exam's delivery: that none says it means nothing.
  if (field === 'delivery') return told
  return [...told, ...vanished.map((passage) => change('gone', passage, undefined))]
}

/** A disagreement that somebody settled before, by picking one of its answers, is not told again: the picked line stands for it. */
function withoutPicked(found: Passage, held: readonly Passage[]): Passage {
  const answers = new Set(answersOf(found.evidence).map(({ text }) => text))
  const isPicked = ({ text, evidence }: Passage) =>
    answers.has(text) && (evidence?.some((one) => one.kind !== 'person' && one.says === text) ?? false)
  return held.find(isPicked) ?? found
}

/** A line that stands on the pages as it is saved. */
function sameLine(
  held: Passage,
  found: Passage,
  change: (kind: RecheckKind, before: Passage, after: Passage) => Unnumbered,
): Unnumbered[] {
  if (sameValue(printed(held), printed(found))) return []
  return [change(lineState(held.evidence) === 'on-the-page' ? 'renewed' : 'proven', held, found)]
}

/** A certification that no page names any more; one that a person has touched stays. */
function goneCertification(certification: Certification): Unnumbered[] {
  const touched = passageFields.some((field) => filled(certification, field).some(({ evidence }) => isStated(evidence)))
  return touched ? [] : [{ kind: 'gone', ...named(certification) }]
}

function changedPassages(certification: Certification, field: PassageField, changes: readonly RecheckChange[]): Passage[] {
  const own = changes.filter((change) => change.field === field)
  const kept = passagesOf(certification, field).flatMap((passage) => {
    const change = own.find(({ before }) => before?.text === passage.text)
    if (change === undefined) return [passage]
    return change.after === undefined ? [] : [change.after]
  })
  const added = own.flatMap(({ before, after }) => (before === undefined && after !== undefined ? [after] : []))
  // A single field that was empty holds one empty passage; the new one takes its place.
  return [...kept.filter(({ text }) => text !== '' || added.length === 0), ...added]
}

function named({ id, name }: Certification): Pick<RecheckChange, 'certification' | 'certificationId'> {
  return { certification: name, ...(id === undefined ? {} : { certificationId: id }) }
}

function counterpart(certification: Certification, found: readonly Certification[]): Certification | undefined {
  const name = foldName(certification.name)
  return (
    found.find((one) => foldName(one.name) === name) ??
    found.find((one) => one.id !== undefined && one.id === certification.id && one.acronym === certification.acronym)
  )
}

function filled(certification: Certification, field: PassageField): Passage[] {
  return passagesOf(certification, field).filter(({ text }) => text.trim() !== '')
}

function isStated(evidence: Passage['evidence']): boolean {
  return evidence?.some(({ kind }) => kind === 'person') ?? false
}

function printed({ text, evidence }: Passage): z.infer<typeof passageSchema> {
  return { text, evidence: [...(evidence ?? [])] }
}

/** What a line is about, without its value: 'US$405 exam (members)' and 'US$425 exam (members)' share it. */
function label(text: string): string {
  return foldName(text.replace(/[\d.,]+/g, ' '))
}
