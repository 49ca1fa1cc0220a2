import { pages } from '#contract/pages.ts'
import type { KeptRemark, ToldOutcome } from '#contract/public-pages.ts'
import { makeRemark as remarkCall } from '#contract/remarks.ts'
import { spaced } from '#domain/shares/apply-remark.ts'
import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import { type FormRemark, readRemarks } from '#domain/shares/remark-form.ts'
import { shownThroughLink } from '#domain/shares/shown-lines.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { findVersion } from '../prospects/versions.ts'
import { makeRemark } from '../remarks/handlers.ts'
import { openLink, openLinkState } from '../shares/open-link.ts'
import { readOwnForm } from './own-form.ts'
import type { PageSender } from './page-sender.ts'
import { known, orShareError } from './share-error.ts'
import { linkPage } from './share-pages.ts'

/** What of several remarks is told: that something was changed before that something waits. */
const weight = ['done', 'open', 'noted', 'there'] as const satisfies ToldOutcome[]
type Taken = (typeof weight)[number]

/**
 * 'Right', corrections and additions, as a browser without script sends them: what was pressed and all that was typed. Leads back to the
 * page, which says what became of it; where something could not be taken, the page says why and holds what was typed.
 */
export async function takeRemark(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller, fields } = await readOwnForm(context, exchange, remarkCall)
    const { prospect } = await openLink(context, known(shareId), caller)
    const isCurrent = fields.get('version') === String(prospect.version)
    const shown = await shownAs(context, prospect, fields.get('version') ?? '')
    const lineAt = (id: string, pointer: string) => {
      const certification = shown.find((one) => one.id === id)
      const line = certification && linesOf(certification).find((one) => one.pointer === pointer)
      return line && { text: line.text, isDisputed: line.state === 'conflict' }
    }
    const lines = new Set(
      shownThroughLink(prospect.certifications).flatMap((one) => linesOf(one).map(({ text }) => spaced(text))),
    )
    const said = readRemarks(fields, lineAt, (text) => lines.has(spaced(text)))
    const { taken, kept } = await carryOut(context, shareId, said, caller)
    const told: ToldOutcome | undefined = said.length === 0 ? 'nothing' : weight.find((one) => taken.has(one))
    const state = await openLinkState(context, shareId, caller)
    const name = state.interested ? 'programs' : 'share'
    if (kept.length === 0) {
      const page = state.interested ? pages.sharedPrograms(shareId) : pages.share(shareId)
      return exchange.redirect(`${page}?told=${told}#remarks`, 303)
    }
    // A place of an older version may be another line's now; what was typed there stands above the lines.
    const remarks = kept.map((one) => (isCurrent ? one : { ...one, target: null }))
    const page = { ...(await linkPage(context, shareId, caller, state)), told, kept: { by: fields.get('by') ?? '', remarks } }
    return send(exchange, name, page, { status: 400, keptBy: 'nobody', signedIn: caller.user !== null })
  })
}

/** The certifications as the page of that version showed them: a place of it names one of their lines. */
async function shownAs(context: Context, prospect: StoredProspect, version: string): Promise<Certification[]> {
  const isOlder = /^\d{1,9}$/.test(version) && Number(version) !== prospect.version
  const older = isOlder ? await findVersion(context.db, prospect.id, Number(version)) : undefined
  return shownThroughLink(older?.certifications ?? (isOlder ? [] : prospect.certifications))
}

/** Carries out each by itself, in their order. */
async function carryOut(context: Context, shareId: string, all: readonly FormRemark[], caller: Caller) {
  const taken = new Set<Taken>()
  const kept: KeptRemark[] = []
  for (const { target, text, field, said } of all) {
    const sentence = 'sentence' in said ? said.sentence : await carryOutOne(context, shareId, said, caller, taken)
    if (sentence !== undefined) kept.push({ target, text, field, sentence })
  }
  return { taken, kept }
}

/** @returns why it could not be taken */
async function carryOutOne(
  context: Context,
  shareId: string,
  body: Parameters<typeof makeRemark>[1]['body'],
  caller: Caller,
  taken: Set<Taken>,
): Promise<string | undefined> {
  try {
    const { status } = await makeRemark(context, { params: { shareId }, query: undefined, body }, caller)
    taken.add(status)
    return undefined
  } catch (error) {
    if (error instanceof ApiError && sentencesOfOne.has(error.code)) return error.message
    throw error
  }
}

/** What speaks of one remark; anything else speaks of the link. */
const sentencesOfOne: ReadonlySet<string> = new Set(['INVALID', 'BODY_TOO_LARGE', 'REMARK_CLOSED', 'TOO_MANY'])
