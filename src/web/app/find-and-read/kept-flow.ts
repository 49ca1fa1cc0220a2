import { answeredLineSchema } from '#domain/lookups/answered-lines.ts'
import { type LookupResult, lookupResultSchema } from '#domain/lookups/lookup.ts'
import { organizationMatchSchema } from '#domain/organizations/organization.ts'
import * as z from 'zod/mini'
import { emptyFeed } from '../../prospect/lookup-progress/feed.ts'
import { forget, keep, type Kept, listKept, readKept } from '../../kept/kept.ts'
import type { Keeper } from '../../kept/place.ts'
import { newKey } from '../../client/request-key.ts'
import { isCompleting, type ResultsStep, resultsBefore, type Step } from './steps.ts'
import { nextStep } from './find-and-read.ts'
import { giveNameBack, holdName, namesElsewhere } from './held-names.ts'
import { emptyForm, type ProspectForm } from './prospect-form.ts'

const draftSchema = z.object({ organization: z.string(), contactFirstName: z.string(), email: z.string() })
const matchesSchema = z.object({ candidates: z.readonly(z.array(organizationMatchSchema)), chosen: z.number() })

const keptSchema = z.discriminatedUnion('kind', [
  /** A question that was asked: its look-up is joined, or its answer shown. */
  z.object({
    kind: z.literal('lookup'),
    draft: draftSchema,
    matches: matchesSchema,
    readLive: z.boolean(),
    added: z.readonly(z.array(z.string())),
    /** Key of the look-up, once it is told; absent of what was kept before this was noted. */
    lookupId: z.optional(z.string()),
  }),
  /** Results that are not saved. */
  z.object({
    kind: z.literal('results'),
    draft: draftSchema,
    matches: matchesSchema,
    result: lookupResultSchema,
    lookupId: z.optional(z.string()),
    added: z.readonly(z.array(z.string())),
    /** What was decided about lines; absent of what was kept before this was noted. */
    answered: z.optional(z.readonly(z.array(answeredLineSchema))),
    bodyName: z.optional(z.string()),
    /** The moment of the reading, of an answer that was read before it was asked for. */
    readAt: z.optional(z.string()),
    /** The site was completing them: asking again joins it. */
    completing: z.boolean(),
    /** Key of a save that the end of a session interrupted; it is finished once somebody has signed in again. */
    interruptedSave: z.optional(z.string()),
  }),
])
export type KeptFlow = z.infer<typeof keptSchema>
export type KeptResults = Extract<KeptFlow, { kind: 'results' }>
export type KeptLookup = Extract<KeptFlow, { kind: 'lookup' }>

const start = 'create.'
const formName = 'create-form'
/** The wizards that keep what they are at; a tab is at one thing in each. */
export type KeepingWizard = 'create-prospect' | 'admin-wizard'
/** Where a tab says which of what is kept is its own. */
const placeInTab = (wizard: KeepingWizard) => `credscout.${wizard}`
const nameInTab = (wizard: KeepingWizard) => sessionStorage.getItem(placeInTab(wizard))

/** What this tab was at: a question on its way, or results whose save was interrupted; any results where `shown` says that they were left open. */
export function readTabFlow(keeper: Keeper, wizard: KeepingWizard, shown: boolean): KeptFlow | undefined {
  const name = nameInTab(wizard)
  const kept = name === null ? undefined : readKept(keeper, name, keptSchema)?.data
  return shown || kept?.kind === 'lookup' || kept?.interruptedSave !== undefined ? kept : undefined
}

/** Keeps it as what this tab is at; gives false when the browser has no room for it. */
export function keepTabFlow(keeper: Keeper, wizard: KeepingWizard, kept: KeptFlow): boolean {
  const name = nameInTab(wizard) ?? `${start}${newKey()}`
  sessionStorage.setItem(placeInTab(wizard), name)
  holdName(name)
  if (kept.lookupId !== undefined) void dropLeft(keeper, kept.lookupId, name)
  return keep(keeper, name, kept, { changes: changesIn(kept) })
}

/** What somebody decided about lines of results, and pages they added. Results as they were found are found again within a day. */
function changesIn(kept: KeptFlow): number {
  return kept.kind === 'results' ? (kept.answered ?? []).length + kept.added.length : 0
}

/** A look-up that was left and is in view again is offered no more; what another tab is at stays. */
async function dropLeft(keeper: Keeper, lookupId: string, own: string): Promise<void> {
  const elsewhere = await namesElsewhere()
  for (const { name, data } of listKeptLookups(keeper))
    if (data.lookupId === lookupId && name !== own && !elsewhere.has(name)) forget(keeper, name)
}

/** The tab begins anew. What it was at stays on the device, to be offered: results, and a look-up that goes on in the server. */
export function leaveTabFlow(keeper: Keeper, wizard: KeepingWizard): void {
  const name = nameInTab(wizard)
  if (name === null) return
  const kept = readKept(keeper, name, keptSchema)?.data
  if (kept?.kind === 'lookup' && kept.lookupId === undefined) forget(keeper, name)
  beginAnew(wizard)
}

/** The question of the tab was given up, or its answer was seen: it is offered no more. */
export function dropTabLookup(keeper: Keeper, wizard: KeepingWizard): void {
  const name = nameInTab(wizard)
  if (name !== null && readKept(keeper, name, keptSchema)?.data.kind === 'lookup') forget(keeper, name)
}

function beginAnew(wizard: KeepingWizard): void {
  sessionStorage.removeItem(placeInTab(wizard))
  giveNameBack()
}

/**
 * The tab's results are saved; other untouched results for the same body are dropped too, unless they name a different contact.
 */
export function forgetTabFlow(keeper: Keeper, wizard: KeepingWizard, saved: Work): void {
  const name = nameInTab(wizard)
  if (name !== null) forget(keeper, name)
  beginAnew(wizard)
  for (const { name: other, data } of listKeptResults(keeper)) {
    const isUntouched = changesIn(data) === 0 && data.interruptedSave === undefined
    if (isUntouched && isSavedWith(data, saved)) forget(keeper, other)
  }
}

type Work = Pick<KeptResults, 'draft' | 'result'>

function isSavedWith(one: Work, saved: Work): boolean {
  const isHeld = (field: 'contactFirstName' | 'email') => ['', saved.draft[field].trim()].includes(one.draft[field].trim())
  return one.result.organization.name === saved.result.organization.name && isHeld('contactFirstName') && isHeld('email')
}

/** Results of this account on this device that nobody saved, newest first. */
export function listKeptResults(keeper: Keeper): Kept<KeptResults>[] {
  return listKept(keeper, start, keptSchema).flatMap(({ data, ...kept }) => (data.kind === 'results' ? [{ ...kept, data }] : []))
}

/** Look-ups of this account on this device whose end nobody has seen, newest first. */
export function listKeptLookups(keeper: Keeper): Kept<KeptLookup>[] {
  return listKept(keeper, start, keptSchema).flatMap(({ data, ...kept }) => (data.kind === 'lookup' ? [{ ...kept, data }] : []))
}

export function discardKept(keeper: Keeper, { name }: Kept<KeptFlow>): void {
  forget(keeper, name)
}

export function bringBackKept(keeper: Keeper, { name, data, at }: Kept<KeptFlow>): void {
  keep(keeper, name, data, { at, changes: changesIn(data) })
}

/** What was kept becomes what this tab is at, under a name of its own: a tab that was at it before loses nothing of this one. */
export function takeKept(keeper: Keeper, wizard: KeepingWizard, kept: Kept<KeptFlow>): void {
  discardKept(keeper, kept)
  sessionStorage.removeItem(placeInTab(wizard))
  keepTabFlow(keeper, wizard, kept.data)
}

/** What was typed into the form and not looked up. */
export function readTypedForm(keeper: Keeper): ProspectForm | undefined {
  return readKept(keeper, formName, draftSchema)?.data
}

export function keepTypedForm(keeper: Keeper, draft: ProspectForm): void {
  if (Object.values(draft).some((text) => text.trim() !== '')) keep(keeper, formName, draft, { changes: 0 })
  else forget(keeper, formName)
}

/** What is worth keeping of a step: a question on its way, unsaved results, and those that were there before a failure. */
export function keptOf(flow: Step<ProspectForm>): KeptFlow | undefined {
  if (flow.step === 'reading') {
    const { draft, matches, readLive, added, feed } = flow
    return { kind: 'lookup', draft, matches, readLive, added, lookupId: feed.lookupId }
  }
  const results = flow.step === 'error' ? resultsBefore(flow) : flow
  return results?.step === 'results' && results.savedId === null ? keptResults(results) : undefined
}

export function keptResults(step: ResultsStep<ProspectForm>): KeptResults {
  const { draft, matches, result, lookupId, added, answered, readAt, bodyName } = step
  return { kind: 'results', draft, matches, result, lookupId, added, answered, readAt, bodyName, completing: isCompleting(step) }
}

/** The flow that goes on from what was kept. */
export function flowFrom(kept: KeptFlow | undefined, draft: ProspectForm = emptyForm): Step<ProspectForm> {
  if (kept === undefined) return { step: 'form', draft }
  if (kept.kind === 'lookup') {
    const { draft: asked, matches, readLive, added } = kept
    const feed = { ...emptyFeed, lookupId: kept.lookupId }
    return { step: 'reading', draft: asked, matches, readLive, added, feed, before: null, ask: 0 }
  }
  const { matches, result, lookupId, added, answered = [], readAt, bodyName } = kept
  const shown = {
    result,
    completing: kept.completing ? { ...emptyFeed, lookupId } : null,
    ...(readAt !== undefined && { readAt }),
    ...(bodyName !== undefined && { bodyName }),
  }
  return { step: 'results', draft: kept.draft, matches, ...shown, lookupId, added, answered, ask: 0, savedId: null }
}

/** The flow that goes on from a look-up that was kept. @param result what it has found; null where it still runs, or has nothing */
export function flowFromLookup(kept: KeptLookup, result: LookupResult | null): Step<ProspectForm> {
  const asked = flowFrom(kept)
  return result === null ? asked : nextStep(asked, { type: 'happened', event: { type: 'finished', at: 0, result } })
}
