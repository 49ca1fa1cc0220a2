import type { ErasurePreview, Person } from '#domain/accounts/person.ts'

/** A person that was looked up, and what an erasure would do. */
export interface FoundPerson {
  person: Person
  preview: ErasurePreview
}
