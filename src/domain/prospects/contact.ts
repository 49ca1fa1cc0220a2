/** Whom a prospect is for: one person, so that first name and email stay together. */
export interface ContactPerson {
  contactFirstName: string | null
  email: string | null
}

/**
 * The contact of two prospects of one body: the first one's as it stands, the other one's where the first has none. One adds to the
 * other only where they name the same person.
 */
export function joinedContact(kept: ContactPerson, other: ContactPerson): ContactPerson {
  if (isNobody(kept)) return other
  if (!isSamePerson(kept, other)) return kept
  return { contactFirstName: kept.contactFirstName ?? other.contactFirstName, email: kept.email ?? other.email }
}

/** Whether nothing is said of a contact. */
export function isNobody({ contactFirstName, email }: ContactPerson): boolean {
  return contactFirstName === null && email === null
}

/** Whether two contacts have a first name or an email in common, and none that differs. */
export function isSamePerson(one: ContactPerson, other: ContactPerson): boolean {
  const told = [relation(one.contactFirstName, other.contactFirstName), relation(one.email, other.email)]
  return told.includes('same') && !told.includes('other')
}

/** Whether two contacts are two different people: both say somebody, and not the same one. */
export function areTwoPeople(one: ContactPerson, other: ContactPerson): boolean {
  return !isNobody(one) && !isNobody(other) && !isSamePerson(one, other)
}

/** Whether two emails, or two first names, are one: letter case and space around them do not count. */
export function isSamePart(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** A contact in words: 'Maria, maria@pmi.org'. */
export function contactWords({ contactFirstName, email }: ContactPerson): string {
  return [contactFirstName, email].filter((part) => part !== null).join(', ')
}

function relation(one: string | null, other: string | null): 'same' | 'other' | 'untold' {
  if (one === null || other === null) return 'untold'
  return isSamePart(one, other) ? 'same' : 'other'
}
