import { readBroughtDocument, siteOf } from '#research'
import { maxFileBytes } from '#contract/added-pages.ts'
import type { Calls } from '#contract/calls.ts'
import type { CallInput } from '#contract/call.ts'
import { skipSentences } from '#domain/lookup.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { isAmong } from '../evidence/site.ts'
import { countWork } from '../rate-limit.ts'
import { insertAddedPage } from './store.ts'

type Addition = CallInput<Calls['addPage']>['body']

/**
 * Keeps a page that a user adds; a file or a text is read at once, so that one that cannot be read is refused here.
 * A page counts as the body's word only when it stands on the body's own site; a file is the user's to answer for.
 */
export const addPage: Handler<Calls['addPage']> = async (context, { body }, caller) => {
  const { user } = caller
  const { kind, organization, url } = body
  const sites = context.research.sitesOf(organization)
  const page = URL.parse(url)
  if (kind !== 'file' && sites.length > 0 && (page === null || !isAmong(siteOf(page), sites))) {
    throw new ApiError('INVALID', {
      field: 'url',
      message: `This is not an address of ${organization.website}. Only the body’s own pages prove a line.`,
    })
  }
  const id = context.ids.row()
  const document = body.kind === 'address' ? null : await readable(context, body)
  if (document !== null) await countWork(context, 'keepEvidence', caller, { amount: Math.ceil(document.text.length / 1024) })
  await insertAddedPage(context.db, { id, ownerId: user.id, kind, url, document }, context.now())
  return { id, kind, url, title: document?.title ?? '' }
}

/** @throws ApiError INVALID that names the field, when there is nothing to read in it */
async function readable({ readers, now }: Context, addition: Exclude<Addition, { kind: 'address' }>) {
  const file = addition.kind === 'file'
  const bytes = file ? Buffer.from(addition.file, 'base64') : Buffer.from(addition.text)
  if (bytes.length > maxFileBytes) throw new ApiError('INVALID', { field: 'file', message: 'A file can be at most 10 MB.' })
  const contentType = file ? '' : 'text/plain'
  const brought = { bytes, contentType, url: addition.url, readAt: now().toISOString() }
  const document = await readBroughtDocument(brought, readers)
  const field = file ? 'file' : 'text'
  const why = 'stopped' in document ? document.stopped : document.unreadable
  if ('stopped' in document || (why !== undefined && why !== 'sign-in')) {
    throw new ApiError('INVALID', { field, message: `This cannot be read: ${skipSentences[why ?? 'unreadable']}.` })
  }
  if (document.text.trim() === '') throw new ApiError('INVALID', { field, message: 'There is no text in it.' })
  return document
}
