import type { Organization } from '#domain/organizations/organization.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import type { HeldName } from '../drafts/draft.ts'
import type { PageReading, Reader } from '../readers/page-task.ts'
import type { PageToReadAgain } from '../readers/packed.ts'
import { heldTogether, isMoreHeld } from '../reader/names/held-names.ts'

/** A page as it was read first, and as it can be read again. */
export interface FirstLook {
  reading: PageReading
  again: PageToReadAgain
}

/**
 * Reads pages of a site again, as far as other pages of it say more of their names than they do themselves: 'Hazard Inspector' stands
 * over a list of fees, and another page says what it is. A page that cannot be read again stays as it was read.
 * @returns the new readings
 */
export async function secondLook(
  pages: readonly FirstLook[],
  reader: Reader,
  {
    organization,
    settled,
    signal,
  }: { organization: Organization; settled?: SettledNames | undefined; signal?: AbortSignal | undefined },
): Promise<PageReading[]> {
  const held: readonly HeldName[] = heldTogether(pages.map(({ reading }) => reading.facts.held))
  const asks = { for: 'facts', organization } as const
  const readings = await Promise.all(
    pages
      .filter(({ reading }) => isMoreHeld(reading.facts.held, held))
      .map(({ again: { packed, byPerson } }) =>
        reader.read({ source: { packed }, asks, byPerson, blocks: 'none', settled, held }, signal),
      ),
  )
  return readings.flatMap((reading) => ('stopped' in reading ? [] : [reading]))
}
