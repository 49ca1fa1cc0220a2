import type { CatalogueCertification } from './body.ts'

/** Something a catalogue file should not contain, with its place. */
export interface Problem {
  field: string
  why: string
}

/** What a sentence calls a certification: its acronym, else its name. */
export function shortName({ acronym, name }: CatalogueCertification): string {
  return acronym ?? name
}
