import type { visitLearn } from '#contract/learn.ts'

/** The path alone, held to the contract by its type: the call itself would bring its schemas along. */
const path: (typeof visitLearn)['path'] = '/api/learn/:shareId/visit'

/**
 * Tells that a link's marketing page was visited. A visit that is not counted is of no matter to the visitor.
 * @param shareId share id, as it stands in the address
 */
export function tellVisit(shareId: string): void {
  fetch(path.replace(':shareId', shareId), { credentials: 'include' }).catch(() => undefined)
}
