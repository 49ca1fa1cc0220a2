import { readBroughtDocument } from '#research'
import { maxFileBytes } from '#contract/added-pages.ts'
import type { Calls } from '#contract/calls.ts'
import type { CallInput } from '#contract/call.ts'
import { documentAddress } from '#domain/evidence/document-address.ts'
import { type SkipReason, skipSentences } from '#domain/lookups/lookup.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { countWork } from '../rate-limit.ts'
import { insertAddedPage } from './store.ts'

type Addition = CallInput<Calls['addPage']>['body']

/**
 * Keeps a page that a user adds; a file or a text is read at once, so that one that cannot be read is refused here.
 * A page counts as the body's word only when it stands on the body's own site; a file, or a text without an address, is the user's to
 * answer for.
 */
export const addPage: Handler<Calls['addPage']> = async (context, { body }, caller) => {
  const { user } = caller
  const { kind, organization } = body
  const url = addressOf(body)
  const isOwn = context.research.ownPages(organization)
  const page = URL.parse(url)
  if (kind !== 'file' && body.url !== undefined && isOwn !== undefined && (page === null || !isOwn(page))) {
    throw new ApiError('INVALID', {
      field: 'url',
      message: `This is not an address of ${organization.website}. Only the body’s own pages prove a line.`,
    })
  }
  const id = context.ids.row()
  const document = body.kind === 'address' ? null : await readable(context, body, url)
  if (document !== null) await countWork(context, 'keepEvidence', caller, { amount: Math.ceil(document.text.length / 1024) })
  await insertAddedPage(context.db, { id, ownerId: user.id, kind, url, document }, context.now())
  return { id, kind, url, title: document?.title ?? '' }
}

function addressOf(addition: Addition): string {
  if (addition.kind === 'address') return addition.url
  if (addition.url !== undefined) return addition.url
  const name = addition.name?.trim() ?? ''
  return documentAddress(name === '' ? (addition.kind === 'file' ? 'A file' : 'Pasted text') : name)
}

/** What is the matter with what cannot be read, and what helps. */
function whyNot(why: SkipReason, pdf: boolean): string {
  if (why === 'scanned') return 'This PDF is a scanned image without text. Paste its text instead.'
  if (!pdf) return `This cannot be read: ${skipSentences[why]}.`
  if (why === 'unsupported' || why === 'unreadable') return 'This PDF is broken or locked and cannot be opened.'
  return `This PDF cannot be read: ${skipSentences[why]}.`
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-')
}

/** @throws ApiError INVALID that names the field, when there is nothing to read in it */
async function readable({ readers, now }: Context, addition: Exclude<Addition, { kind: 'address' }>, url: string) {
  const file = addition.kind === 'file'
  const bytes = file ? Buffer.from(addition.file, 'base64') : Buffer.from(addition.text)
  if (bytes.length > maxFileBytes) throw new ApiError('INVALID', { field: 'file', message: 'A file can be at most 10 MB.' })
  const contentType = file ? '' : 'text/plain'
  const brought = { bytes, contentType, url, readAt: now().toISOString() }
  const document = await readBroughtDocument(brought, readers)
  const field = file ? 'file' : 'text'
  const why = 'stopped' in document ? document.stopped : document.unreadable
  if ('stopped' in document || (why !== undefined && why !== 'sign-in')) {
    throw new ApiError('INVALID', { field, message: whyNot(why ?? 'unreadable', file && isPdf(bytes)) })
  }
  if (document.text.trim() === '') throw new ApiError('INVALID', { field, message: 'There is no text in it.' })
  return document
}
