import { calls } from '#contract/calls.ts'
import { shareViewSchema } from '#contract/shares.ts'
import { prospectSchema } from '#domain/prospects/prospect.ts'
import type { Snapshot } from '#domain/prospects/versions.ts'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiFailure, call } from '../../../client/api.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { shareViewQuery } from '../../share-queries.ts'
import type { Saved } from './draft.ts'

/** What is edited: the owner's prospect, or the same through a share link. */
export type EditTarget = { kind: 'prospect'; id: number } | { kind: 'share'; shareId: string }

/** What an address names: '12', or 'share_' and a key; undefined for anything else. */
export function targetOf(id: string): EditTarget | undefined {
  if (/^[1-9]\d{0,9}$/.test(id)) return { kind: 'prospect', id: Number(id) }
  const shareId = /^share_(.+)$/.exec(id)?.[1]
  return shareId === undefined ? undefined : { kind: 'share', shareId }
}

export interface Edit extends Snapshot {
  changeReason: string
  baseVersion: number
  /** Who corrects through a link, as they give it; owners are known. */
  by: string | undefined
}

/** Where the tab keeps the draft of a target. */
export function draftKey(target: EditTarget): string {
  return target.kind === 'prospect' ? String(target.id) : `share_${target.shareId}`
}

/** @throws ApiFailure (409 when somebody saved meanwhile), ConnectionFailure */
export async function saveEdit(target: EditTarget, edit: Edit, idempotencyKey: string): Promise<Saved> {
  if (target.kind === 'prospect') {
    return call(calls.updateProspect, { params: { id: String(target.id) }, body: edit }, { idempotencyKey })
  }
  return call(calls.updateShare, { params: { shareId: target.shareId }, body: edit }, { idempotencyKey })
}

const staleAnswerSchema = z.object({
  current: z.union([prospectSchema, shareViewSchema]),
  savedBy: z.string(),
  savedAt: z.string(),
})

/** The data as they are now, with who saved them and when, from a 409; undefined for any other failure. */
export function staleAnswerOf(error: unknown): { current: Saved; savedBy: string; savedAt: string } | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 409) return undefined
  return z.safeParse(staleAnswerSchema, error.answer).data
}

/** After a save: what other pages read of it is asked for again. */
export async function forgetTarget(client: QueryClient, target: EditTarget): Promise<void> {
  if (target.kind === 'prospect') await forgetProspects(client)
  else await client.invalidateQueries({ queryKey: shareViewQuery(target.shareId).queryKey })
}
