import type { CallArguments } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Visitor } from './visitor.ts'

type Changes = NonNullable<CallArguments<typeof calls.changeProspect>['body']>

/** What a seller does with a prospect, notes included. */
export async function workOn(
  owner: Visitor,
  id: number,
  { notes, ...changes }: Omit<Changes, 'notes'> & { notes?: string },
): Promise<void> {
  const params = { id: String(id) }
  if (Object.keys(changes).length > 0) await owner.call(calls.changeProspect, { params, body: changes })
  if (notes !== undefined) await owner.call(calls.changeNotes, { params, body: { notes } })
}
