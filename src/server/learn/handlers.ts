import type { Calls } from '#contract/calls.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { countCall } from '../rate-limit.ts'
import { countVisit } from '../visits/count.ts'

/** Counts as a view of the share link that led here; of 'default', and of what is no link, nothing is counted. */
export const visitLearn: Handler<Calls['visitLearn']> = async (context, { params }, caller) => {
  try {
    await countCall(context, 'visit', caller)
    await countVisit(context, params.shareId, caller)
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'TOO_MANY' || error.code === 'PASSCODE_NEEDED')) return
    throw error
  }
}
