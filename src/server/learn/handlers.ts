import type { Calls } from '#contract/calls.ts'
import type { Handler } from '../call-handler.ts'
import { countVisit } from '../shares/visits.ts'

/** Counts as a view of the share link that led here; of 'default', and of what is no link, nothing is counted. */
export const visitLearn: Handler<Calls['visitLearn']> = async (context, { params }, caller) => {
  await countVisit(context, params.uuid, caller)
}
