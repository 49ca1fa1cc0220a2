import { limits } from '#domain/text/text.ts'
import type { CertificationDraft } from '../drafts/draft.ts'
import type { InPieces } from '../plain/in-turns.ts'
import { onceFor } from '../plain/remembered.ts'
import { groupSame, type SameNames } from '../same/group.ts'
import { knownName } from '#domain/certifications/known-name.ts'

/** Drafts that speak of one certification. @param told names that somebody holds to be of one */
export type GroupDrafts = (drafts: readonly CertificationDraft[], told: readonly SameNames[]) => InPieces<CertificationDraft[][]>

/**
 * Groups drafts, again after each page; each name is read once. There are no more groups than a result may have certifications.
 * @param site name of the body's site
 */
export function createGrouping(site: string): GroupDrafts {
  const read = onceFor(({ name, acronym }: CertificationDraft) => knownName({ name: name.text, acronym }, site))
  return function* (drafts, told) {
    for (const draft of drafts) {
      read(draft)
      yield
    }
    return groupSame(drafts, read, { told, most: limits.certifications, site })
  }
}
