import type { Calls } from '#contract/calls.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { findRow } from '../prospects/store.ts'
import { countVisit } from './count.ts'
import { findVisits } from './store.ts'

export const countShareView: Handler<Calls['countShareView']> = async (context, { params, body }, caller) => {
  await countVisit(context, params.shareId, caller, body)
}

export const listVisits: Handler<Calls['listVisits']> = async (context, { params }, { user }) => {
  const prospect = orNotFound(await findRow(context.db, params.id, user.id))
  const names: ReadonlyMap<string, string> = new Map(
    prospect.certifications.flatMap(({ id, name }) => (id === undefined ? [] : [[id, name] as const])),
  )
  return (await findVisits(context.db, prospect.id)).map((visit) => ({
    at: visit.at.toISOString(),
    link: { shareId: visit.share_id, name: visit.link_name },
    programs: visit.programs.flatMap((id) => names.get(id) ?? []),
    quotes: visit.quotes.length,
    quoted: quotedIn(visit.quotes, names),
    printed: visit.printed,
  }))
}

/** Behind which lines quotes were opened, of the programs that there still are: a quote is kept as certification and place of its line. */
function quotedIn(quotes: readonly string[], names: ReadonlyMap<string, string>): { program: string; fields: string[] }[] {
  return [...names].flatMap(([id, program]) => {
    const fields = quotes.flatMap((quote) =>
      quote.startsWith(`${id}/`) ? [quote.slice(id.length + 1).replace(/\/\d+$/, '')] : [],
    )
    return fields.length === 0 ? [] : [{ program, fields: [...new Set(fields)] }]
  })
}
