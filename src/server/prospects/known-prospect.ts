import type { KnownProspect } from '#domain/prospects/prospect.ts'
import { contactOf } from './contact-columns.ts'
import type { StoredProspect } from './store.ts'

/** A prospect as far as its owner needs it to know which one it is. */
export function knownProspect(
  row: Pick<StoredProspect, 'id' | 'organization' | 'contact_first_name' | 'email' | 'created_at' | 'version'>,
): KnownProspect {
  const { name, abbreviation } = row.organization
  return {
    id: row.id,
    name: abbreviation ?? name,
    ...contactOf(row),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  }
}
