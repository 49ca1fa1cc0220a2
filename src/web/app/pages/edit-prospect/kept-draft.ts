import { forget, keep, type Kept, readKept } from '../../../kept/kept.ts'
import type { Keeper } from '../../../kept/place.ts'
import { type EditDraft, draftSchema } from './draft.ts'

const nameOf = (key: string) => `edit.${key}`

/** The draft this device keeps of an edit; undefined when there is none. */
export function readKeptDraft(keeper: Keeper, key: string): Kept<EditDraft> | undefined {
  return readKept(keeper, nameOf(key), draftSchema)
}

/**
 * Keeps the draft; gives false where there is no room for it: then the page's own memory holds it until it is left.
 * @param changes how many it holds
 */
export function keepDraft(keeper: Keeper, key: string, draft: EditDraft, changes: number): boolean {
  return keep(keeper, nameOf(key), draft, { changes })
}

export function forgetDraft(keeper: Keeper, key: string): void {
  forget(keeper, nameOf(key))
}
