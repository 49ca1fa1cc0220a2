import { cleanTags, prospectStatuses, type Work, type WorkChange } from '#domain/prospects/prospect-work.ts'
import * as z from 'zod/mini'

/** The fields of 'Your work' as a person types them; '' where there is nothing. */
export interface WorkTexts {
  status: string
  tags: string
  nextStep: string
  nextStepDue: string
  notes: string
}
export type WorkField = keyof WorkTexts
const workFields = ['status', 'tags', 'nextStep', 'nextStepDue', 'notes'] as const satisfies readonly WorkField[]

/** A field that was touched: what stands in it, and what was saved when the typing began. */
const touchedSchema = z.object({ text: z.string(), over: z.string() })

/** What is typed and not saved; fields that nobody touched are not in it and follow what is saved. */
export const typedWorkSchema = z.object({
  status: z.optional(touchedSchema),
  tags: z.optional(touchedSchema),
  nextStep: z.optional(touchedSchema),
  nextStepDue: z.optional(touchedSchema),
  notes: z.optional(touchedSchema),
})
export type TypedWork = z.infer<typeof typedWorkSchema>

function textsOf(work: Work): WorkTexts {
  return {
    status: work.status ?? '',
    tags: work.tags.join(', '),
    nextStep: work.nextStep ?? '',
    nextStepDue: work.nextStepDue ?? '',
    notes: work.notes ?? '',
  }
}

/** What the fields show: what is typed, else what is saved. */
export function shownTexts(typed: TypedWork, work: Work): WorkTexts {
  const saved = textsOf(work)
  const shown = (field: WorkField) => typed[field]?.text ?? saved[field]
  return {
    status: shown('status'),
    tags: shown('tags'),
    nextStep: shown('nextStep'),
    nextStepDue: shown('nextStepDue'),
    notes: shown('notes'),
  }
}

/** A key was pressed in a field; typed back to what is saved, it counts as untouched. */
export function withText(typed: TypedWork, work: Work, field: WorkField, text: string): TypedWork {
  const saved = textsOf(work)[field]
  const { [field]: before, ...others } = typed
  return text === saved ? others : { ...others, [field]: { text, over: before?.over ?? saved } }
}

/** The fields that differ from what is saved. */
export function changedFields(typed: TypedWork, work: Work): WorkField[] {
  const saved = textsOf(work)
  return workFields.filter((field) => typed[field] !== undefined && typed[field].text !== saved[field])
}

/** What somebody saved in a field, elsewhere, after the typing in it began; undefined where nobody did. */
export function savedMeanwhile(typed: TypedWork, work: Work, field: WorkField): string | undefined {
  const touched = typed[field]
  const saved = textsOf(work)[field]
  return touched === undefined || saved === touched.over || saved === touched.text ? undefined : saved
}

/** The change that saves what is typed: the touched fields alone. */
export function changeOf(typed: TypedWork): WorkChange {
  const { status, tags, nextStep, nextStepDue, notes } = typed
  return {
    ...(status && { status: prospectStatuses.find((one) => one === status.text) ?? null }),
    ...(tags && { tags: cleanTags(tags.text.split(',')) }),
    ...(nextStep && { nextStep: nextStep.text }),
    ...(nextStepDue && { nextStepDue: nextStepDue.text === '' ? null : nextStepDue.text }),
    ...(notes && { notes: notes.text }),
  }
}

/** What is left to save once `sent` was, and the prospect has `work`: what was typed while it was on its way. */
export function leftToSave(typed: TypedWork, sent: TypedWork, work: Work): TypedWork {
  const saved = textsOf(work)
  const left = workFields.flatMap((field) => {
    const touched = typed[field]
    if (touched === undefined || touched.text === sent[field]?.text) return []
    return [[field, sent[field] === undefined ? touched : { ...touched, over: saved[field] }] as const]
  })
  return Object.fromEntries(left)
}
