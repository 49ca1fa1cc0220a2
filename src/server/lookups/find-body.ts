import type { Calls } from '#contract/calls.ts'
import type { CallInput } from '#contract/call.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { countWork } from '../rate-limit.ts'

/**
 * Readings of a name; counted in the asker's share of the day only when they are asked for outside. What somebody anonymous finds
 * there is not remembered: it would name a body for the next asker.
 */
export function findBodies(context: Context, searchTerm: string, caller: Caller, asks = true): Promise<OrganizationMatch[]> {
  const beforeAsking = () => countWork(context, 'findOrganization', caller)
  return context.research.findOrganization(searchTerm, {
    signal: caller.signal,
    asks,
    beforeAsking,
    // Words that are still being typed name no body.
    remembers: asks && caller.user !== null,
  })
}

/**
 * The body as the directory or the web names it; a request says which one is meant, and never what it is called. One without a
 * website, of which only documents tell that its asker added, is called what the asker calls it: nobody else hears the answer.
 */
export async function bodyOf(
  context: Context,
  asked: CallInput<Calls['queryCertifications']>['body']['organization'],
  caller: Caller,
  withPages: boolean,
): Promise<Organization> {
  if (typeof asked !== 'string') {
    const known = context.research.identify(asked)
    const message = `The website of ${asked.name} is not known. Give its address, and it will be read.`
    if (known === undefined && withPages && asked.website === undefined) return { name: asked.name, description: '' }
    if (known === undefined) throw new ApiError('ORG_NOT_FOUND', { message })
    return known
  }
  const [best] = await findBodies(context, asked, caller)
  if (best === undefined) throw new ApiError('ORG_NOT_FOUND')
  const { name, description, abbreviation, website } = best
  return { name, description, abbreviation, website }
}
