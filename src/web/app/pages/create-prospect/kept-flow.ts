import { lookupResultSchema } from '#domain/lookup.ts'
import { organizationMatchSchema } from '#domain/organization.ts'
import * as z from 'zod/mini'
import { emptyFeed } from '../../../prospect/lookup-progress/feed.ts'
import { emptyDraft, type Flow, type ReadingStep, type ResultsStep } from './flow.ts'

const draftSchema = z.object({ organization: z.string(), contactFirstName: z.string(), email: z.string() })
const matchesSchema = z.object({ candidates: z.readonly(z.array(organizationMatchSchema)), chosen: z.number() })

const keptSchema = z.discriminatedUnion('kind', [
  /** A question that was asked: asking it again joins the look-up, or gets its answer. */
  z.object({
    kind: z.literal('lookup'),
    draft: draftSchema,
    matches: matchesSchema,
    readLive: z.boolean(),
    added: z.readonly(z.array(z.string())),
  }),
  /** What was typed, when the session ended before anything was found. */
  z.object({ kind: z.literal('form'), draft: draftSchema }),
  /** Results that are to be saved once somebody is signed in again. */
  z.object({
    kind: z.literal('save'),
    draft: draftSchema,
    matches: matchesSchema,
    result: lookupResultSchema,
    lookupId: z.optional(z.string()),
    added: z.readonly(z.array(z.string())),
    idempotencyKey: z.string(),
  }),
])
export type Kept = z.infer<typeof keptSchema>
export type KeptSave = Extract<Kept, { kind: 'save' }>

const place = 'credscout.create-prospect'

/** What the browser's tab keeps of the flow, through a reload or a sign-in. */
export function readKept(): Kept | undefined {
  const text = sessionStorage.getItem(place)
  if (text === null) return undefined
  try {
    return z.safeParse(keptSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps it; gives false when the browser has no room for it. */
export function keep(kept: Kept): boolean {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forgetKept(): void {
  sessionStorage.removeItem(place)
}

/** The question behind a step, as it is kept. */
export function keptLookup({ draft, matches, added, ...step }: ReadingStep | ResultsStep): Kept {
  return { kind: 'lookup', draft, matches, readLive: step.step === 'reading' && step.readLive, added }
}

/** The flow that goes on from what was kept. */
export function flowFrom(kept: Kept | undefined): Flow {
  switch (kept?.kind) {
    case 'lookup':
      return { ...kept, step: 'reading', feed: emptyFeed, before: null, ask: 0 }
    case 'save':
      return { ...kept, lookupId: kept.lookupId, step: 'results', completing: null, ask: 0, savedId: null }
    default:
      return { step: 'form', draft: kept?.draft ?? emptyDraft }
  }
}
