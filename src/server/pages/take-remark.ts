import { pages } from '#contract/pages.ts'
import type { ToldOutcome } from '#contract/public-pages.ts'
import { makeRemark as remarkCall } from '#contract/remarks.ts'
import { linesOf } from '#domain/certification.ts'
import { readRemark } from '#domain/remark-form.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../http/exchange.ts'
import { makeRemark } from '../remarks/handlers.ts'
import { openLink, openLinkState } from '../shares/open-link.ts'
import { shareViewOf } from '../shares/view.ts'
import { readOwnForm } from './own-form.ts'
import type { PageSender } from './page-sender.ts'
import { known, orShareError } from './share-error.ts'

/** 'Right', a correction or an addition, as a browser without script sends it; leads back to the page, which says what became of it. */
export async function takeRemark(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  const shareId = exchange.req.param('shareId') ?? ''
  return orShareError(context, exchange, send, shareId, async () => {
    const { caller, fields } = await readOwnForm(context, exchange, remarkCall)
    const link = await openLink(context, known(shareId), caller)
    const { certifications, version } = await shareViewOf(context.db, link)
    const lineAt = (id: string, pointer: string) => {
      const certification = certifications.find((one) => one.id === id)
      return certification && linesOf(certification).find((line) => line.pointer === pointer)?.text
    }
    // A place names another line once the page has changed.
    const said = fields.get('version') === String(version) ? readRemark(fields, lineAt) : undefined
    const { interested } = await openLinkState(context, shareId, caller)
    const page = interested ? pages.sharedPrograms(shareId) : pages.share(shareId)
    const back = (told: ToldOutcome) => exchange.redirect(`${page}?told=${told}#remarks`, 303)
    if (said === undefined) return back('declined')
    try {
      const { status } = await makeRemark(context, { params: { shareId }, query: undefined, body: said }, caller)
      return back(status)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'REMARK_CLOSED') return back('declined')
      if (error instanceof ApiError && (error.code === 'INVALID' || error.code === 'BODY_TOO_LARGE')) return back('full')
      throw error
    }
  })
}
