import type { Closeness } from '#domain/organizations/organization.ts'
import type { Alias, DirectoryEntry } from './entry.ts'

/** Why a body is offered, in one sentence a person can check. */
export function reasonOf(entry: DirectoryEntry, alias: Alias, closeness: Closeness): string {
  if (closeness === 'same') return sameReason(alias)
  if (alias.kind === 'credential')
    return `It awards the ${alias.shown}, which ${closeness === 'part' ? 'contains' : 'is close to'} what you typed.`
  const subject =
    alias.kind === 'abbreviation'
      ? `Its abbreviation ${alias.shown}`
      : alias.kind === 'former'
        ? `Its former name ${alias.shown}`
        : alias.kind === 'name' || alias.shown === entry.name
          ? 'Its name'
          : `Its other name ${alias.shown}`
  return `${subject} ${closeness === 'part' ? 'contains' : 'is close to'} what you typed.`
}

function sameReason(alias: Alias): string {
  switch (alias.kind) {
    case 'name':
      return 'This is its name.'
    case 'abbreviation':
      return `${alias.shown} is its abbreviation.`
    case 'spelling':
      return `${alias.shown} is another name for it.`
    case 'former':
      return `${alias.shown} is its former name.`
    case 'credential':
      return `It awards the ${alias.shown}.`
    case 'initials':
      return `${alias.shown} are the initials of its name.`
  }
}
