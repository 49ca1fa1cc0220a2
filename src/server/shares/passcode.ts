import type { Calls } from '#contract/calls.ts'
import { countAttempt, clearAttempts } from '../accounts/sign-in-waits.ts'
import { passwordMatches } from '../accounts/password-hash.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { orNotOpen } from './open-link.ts'
import { makePass, passSeconds } from './link-pass.ts'
import { findLiveLink } from './store.ts'

/**
 * Takes the passcode of a link. Guesses slow down as those at sign-in do, by link and by address: whoever has not guessed yet gets a
 * turn whatever others do, so the right passcode is never locked out.
 */
export const givePasscode: Handler<Calls['givePasscode']> = async (context, { params: { shareId }, body }, caller) => {
  const link = orNotOpen(await findLiveLink(context.db, shareId, context.now()))
  if (link.passcode === null) return
  const attempt = { username: `link ${shareId}`, address: caller.address, knownDevice: null }
  await countAttempt(context, attempt)
  if (!(await passwordMatches(body.passcode.trim(), link.passcode))) throw new ApiError('WRONG_PASSCODE', { field: 'passcode' })
  await clearAttempts(context, attempt)
  caller.setLinkPass(shareId, makePass(context, shareId, link.passcode), passSeconds)
}
