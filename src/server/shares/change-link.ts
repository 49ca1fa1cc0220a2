import type { Calls } from '#contract/calls.ts'
import { expiryOf, lastDayOf, lastDayProblem } from '#domain/shares/link.ts'
import { givenOptions, linkOptionNames, linkOptions, ofEachOption } from '#domain/shares/link-options.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { liveLink } from './links.ts'
import { changeLink, type LinkChanges, lockLink, type StoredLink } from './store.ts'

type Given = Parameters<Handler<Calls['changeShare']>>[1]['body']

/** Changes what a link of the caller's is called, lets its holders do, until when it opens and behind which passcode. */
export const changeShare: Handler<Calls['changeShare']> = async (context, { params: { shareId }, body: asked }, caller) => {
  // Hashing takes its time; no row is locked meanwhile.
  const passcode_hash = asked.passcode == null ? asked.passcode : await hashPassword(asked.passcode.trim())
  return inTransaction(context.db, async (trx) => {
    const link = orNotFound(await lockLink(trx, shareId, caller.user.id))
    const body = newOf(link, withoutPublicEditing(link, asked))
    const changes = { ...changesOf(context, body), ...(passcode_hash === undefined ? {} : { passcode_hash }) }
    const told = { changes: wordsFor(body), ...(body.expiresOn !== undefined && { expiresOn: body.expiresOn }) }
    if (told.changes.length > 0 || told.expiresOn !== undefined) {
      await changeLink(trx, shareId, changes)
      const prospect = { id: link.prospect_id, organization: link.organization }
      await recordEvent(context, trx, { by: account(caller), prospect, what: { type: 'link-changed', shareId, ...told } })
    }
    return liveLink(context, { ...link, ...changes })
  })
}

/** Whoever finds a published page in a search engine may suggest, and edits nothing: one takes the place of the other. */
function withoutPublicEditing(link: StoredLink, asked: Given): Given {
  const { published, mode } = asked
  if (published === true && mode === 'edit') {
    throw new ApiError('INVALID', {
      field: 'mode',
      message: "A published page cannot be open to editing by anyone who finds it. Set its mode to 'suggest' or 'view'.",
    })
  }
  if (published === true && mode === undefined && link.mode === 'edit') return { ...asked, mode: 'suggest' }
  if (mode === 'edit' && published === undefined && link.published) return { ...asked, published: false }
  return asked
}

/** What is not so already: a form sends along what nobody touched. A passcode that is given is a new one. */
function newOf(link: StoredLink, { name, mode, paused, expiresOn, passcode, ...options }: Given): Given {
  const lastDay = link.expires_at === null ? null : lastDayOf(link.expires_at)
  const given = givenOptions(options)
  return {
    ...(name === undefined || typedOrNull(name) === link.name ? {} : { name }),
    ...(mode === undefined || mode === link.mode ? {} : { mode }),
    ...(paused === undefined || paused === (link.paused_at !== null) ? {} : { paused }),
    ...(expiresOn === undefined || expiresOn === lastDay ? {} : { expiresOn }),
    ...(passcode === undefined || (passcode === null && link.passcode_hash === null) ? {} : { passcode }),
    ...givenOptions(ofEachOption((option) => (given[option] === link[option] ? undefined : given[option]))),
  }
}

function changesOf(context: Context, { name, mode, paused, expiresOn, ...options }: Given): LinkChanges {
  const now = context.now()
  const problem = expiresOn == null ? undefined : lastDayProblem(expiresOn, now)
  if (problem !== undefined) throw new ApiError('INVALID', { field: 'expiresOn', message: problem })
  return {
    ...(name === undefined ? {} : { name: typedOrNull(name) }),
    ...(mode === undefined ? {} : { mode }),
    ...(paused === undefined ? {} : { paused_at: paused ? now : null }),
    ...(expiresOn === undefined ? {} : { expires_at: expiresOn === null ? null : expiryOf(expiresOn), expiry_told_at: null }),
    ...givenOptions(options),
  }
}

/** What was changed beside the last day, as the timeline says it; never the passcode itself. */
function wordsFor({ name, mode, paused, passcode, ...options }: Given): string[] {
  return [
    ...(name === undefined ? [] : [typedOrNull(name) === null ? 'Name removed' : `Named ${name ?? ''}`]),
    ...(mode === undefined
      ? []
      : [{ edit: 'People with it can edit', suggest: 'People with it can suggest', view: 'People with it can view' }[mode]]),
    ...(paused === undefined ? [] : [paused ? 'Paused' : 'Resumed']),
    ...(passcode === undefined ? [] : [passcode === null ? 'Passcode removed' : 'Passcode set']),
    ...linkOptionNames.flatMap((option) => {
      const { on, off } = linkOptions[option].changed
      return options[option] === undefined ? [] : [options[option] ? on : off]
    }),
  ]
}
