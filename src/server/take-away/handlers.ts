import { takeAway } from '#research'
import type { Calls } from '#contract/calls.ts'
import { withoutUnchecked } from '#domain/shares/shown-lines.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { ownProspect } from '../prospects/own-prospect.ts'

export const takeAwayCsv: Handler<Calls['takeAwayCsv']> = async (context, { params }, { user }) =>
  fileOf(context, 'csv', params.id, user.id)

export const takeAwayJson: Handler<Calls['takeAwayJson']> = async (context, { params }, { user }) =>
  fileOf(context, 'json', params.id, user.id)

export const takeAwayCtdl: Handler<Calls['takeAwayCtdl']> = async (context, { params }, { user }) =>
  fileOf(context, 'ctdl', params.id, user.id)

/** The facts of one's own prospect in a format, without what waits for a check: such a file is handed on. @throws ApiError NOT_FOUND */
async function fileOf({ db }: Context, format: Parameters<typeof takeAway>[0], id: number, userId: string) {
  const { organization, certifications } = await ownProspect(db, id, userId)
  return inOnePiece(takeAway(format, { organization, certifications: withoutUnchecked(certifications) }))
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}
