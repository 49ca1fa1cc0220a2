import { exportFacts } from '#research'
import type { Calls } from '#contract/calls.ts'
import { withoutUnchecked } from '#domain/shares/shown-lines.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { ownProspect } from '../prospects/own-prospect.ts'

export const exportFactsCsv: Handler<Calls['exportFactsCsv']> = async (context, { params }, { user }) =>
  fileOf(context, 'csv', params.id, user.id)

export const exportFactsJson: Handler<Calls['exportFactsJson']> = async (context, { params }, { user }) =>
  fileOf(context, 'json', params.id, user.id)

export const exportFactsCtdl: Handler<Calls['exportFactsCtdl']> = async (context, { params }, { user }) =>
  fileOf(context, 'ctdl', params.id, user.id)

/** The facts of one's own prospect in a format, without what waits for a check: such a file is handed on. @throws ApiError NOT_FOUND */
async function fileOf({ db }: Context, format: Parameters<typeof exportFacts>[0], id: number, userId: string) {
  const { organization, certifications } = await ownProspect(db, id, userId)
  return inOnePiece(exportFacts(format, { organization, certifications: withoutUnchecked(certifications) }))
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}
