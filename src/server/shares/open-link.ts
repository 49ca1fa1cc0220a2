import type { CurrentUser } from '#domain/accounts/account.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import { passHolds } from './link-pass.ts'
import { findLinkState, findLiveLink, type LinkState, type OpenedLink } from './store.ts'

/** What is told of every link that does not open, whatever the reason: its reader may have the page of it before them still. */
const notOpen = 'This link does not open: it may be expired or invalid. Ask the person who sent it.'

/** What was found by a link. @throws ApiError NOT_FOUND, the same for a link that does not open and for what another one leads to */
export function orNotOpen<T>(found: T | undefined | false): T {
  return orNotFound(found, notOpen)
}

/** Whoever stands before a link: somebody who is signed in, or a browser that may have given the passcode. */
export interface Knocker {
  user: CurrentUser | null
  linkPass: (shareId: string) => string | null
}

/**
 * What stands behind a link, for whoever may see it: the one door of every call and page of a link.
 * @param lock keeps the prospect's row until the transaction ends
 * @throws ApiError NOT_FOUND for a link that does not open, the same whatever the reason; PASSCODE_NEEDED before its passcode was given
 */
export async function openLink(context: Context, shareId: string, knocker: Knocker, lock?: 'lock'): Promise<OpenedLink> {
  const link = orNotOpen(await findLiveLink(context.db, shareId, context.now(), lock))
  checkPasscode(context, shareId, { passcode: link.passcode, owner_id: link.prospect.owner_id }, knocker)
  return link
}

/** The same of what the page of a link depends on. */
export async function openLinkState(context: Context, shareId: string, knocker: Knocker): Promise<LinkState> {
  const state = orNotOpen(await findLinkState(context.db, shareId, context.now()))
  checkPasscode(context, shareId, state, knocker)
  return state
}

/**
 * Its owner needs none.
 * @throws ApiError PASSCODE_NEEDED
 */
function checkPasscode(
  context: Context,
  shareId: string,
  { passcode, owner_id }: Pick<LinkState, 'passcode' | 'owner_id'>,
  { user, linkPass }: Knocker,
): void {
  if (passcode === null || user?.id === owner_id) return
  if (!passHolds(context, linkPass(shareId), shareId, passcode)) throw new ApiError('PASSCODE_NEEDED')
}
