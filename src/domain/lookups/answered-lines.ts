import * as z from 'zod/mini'
import type { Certification } from '../certifications/certification.ts'
import { type LineDecision, withDecision } from '../proof/line-decision.ts'
import { foldName } from '../organizations/folded-name.ts'
import { lineState } from '../evidence/evidence.ts'
import { isSingle, type PassageField, passageFields, passagesOf, pointerTo } from '../certifications/passages.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Author } from '../evidence/stated-by-a-person.ts'

const decisionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state') }),
  z.object({ kind: z.literal('remove') }),
  z.object({ kind: z.literal('pick'), answer: z.string() }),
  /** Of a name that no page names: it is shown all the same, as the person's word. */
  z.object({ kind: z.literal('keep') }),
])

/** What a person decided about a line, or a name, of results that are not saved: by its words, so that it holds for another reading. */
export const answeredLineSchema = z.object({
  /** Name of the certification. */
  certification: z.string(),
  field: z.enum(passageFields),
  text: z.string(),
  decision: decisionSchema,
})
export type AnsweredLine = z.infer<typeof answeredLineSchema>

/** Notes a decision about a line by its words. @param pointer as in `Line.pointer` */
export function answeredLine(certification: Certification, pointer: string, decision: LineDecision): AnsweredLine[] {
  return passageFields.flatMap((field) =>
    passagesOf(certification, field).flatMap(({ text }, index) =>
      pointerTo(field, index) === pointer ? [{ certification: certification.name, field, text, decision }] : [],
    ),
  )
}

/** Certifications of another reading with what was decided before: no line is asked about twice, and none that was called right is lost. */
export function withAnswers(read: readonly Certification[], answers: readonly AnsweredLine[], author: Author): Certification[] {
  return answers.reduce<Certification[]>((certifications, answer) => withAnswer(certifications, answer, author), [...read])
}

function withAnswer(certifications: Certification[], answer: AnsweredLine, author: Author): Certification[] {
  const { field, text, decision } = answer
  const certification = certifications.find((one) => isCalled(one, answer.certification))
  if (decision.kind === 'keep') return certification === undefined ? [...certifications, stated(text, author)] : certifications
  if (certification === undefined) return certifications
  const places = passagesOf(certification, field)
  // A name that was settled before the pages were read has its quote; nothing need be said of it any more.
  if (field === 'name' && decision.kind === 'state' && isProven(places[0])) return certifications
  const index = field === 'name' ? 0 : places.findIndex((passage) => passage.text === text)
  if (index >= 0) return withDecision(certifications, { certification, pointer: pointerTo(field, index) }, decision, author)
  if (decision.kind !== 'state' || (isSingle(field) && places[0]?.text !== '')) return certifications
  return certifications.map((one) => (one === certification ? withStated(one, field, text, author) : one))
}

function isProven(passage: Passage | undefined): boolean {
  const state = lineState(passage?.evidence)
  return state === 'on-the-page' || state === 'document' || state === 'catalogue'
}

/** Whether a certification is called so: by its name, its short form, or both: 'Certified Welder (CW)'. */
export function isCalled({ name, acronym = '' }: Pick<Certification, 'name' | 'acronym'>, called: string): boolean {
  const forms = [name, ...(acronym === '' ? [] : [acronym, `${name} (${acronym})`])].map(foldName)
  return forms.includes(foldName(called)) || foldName(called.replace(/\s*\([^()]*\)$/, '')) === foldName(name)
}

/** A line that the new reading has not, as the word of whoever called it right. */
function withStated(certification: Certification, field: PassageField, text: string, author: Author): Certification {
  const value = certification[field]
  const [next, index] = Array.isArray(value) ? [[...value, text], value.length] : [text, 0]
  const evidence = { ...certification.evidence, [pointerTo(field, index)]: [{ kind: 'person' as const, ...author }] }
  return { ...certification, [field]: next, evidence }
}

/** A certification of which nothing is known but its name, which a person states. */
function stated(name: string, author: Author): Certification {
  const none = { summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
  return { name, ...none, evidence: { '/name': [{ kind: 'person', ...author }] } }
}
