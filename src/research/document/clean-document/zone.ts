import type { Voice } from './voice.ts'

/** What part of a page a passage stands in. */
export interface Zone {
  /** In a menu, breadcrumb or other list of ways through the site. */
  navigation: boolean
  /** In the part the page marks as its own content. */
  main: boolean
  /** How much the surroundings look like boilerplate, 0 to 1. */
  boilerplate: number
  /** Who speaks in it, as far as elements tell. */
  voice: Voice
  /** The elements whose class names and ids alone give it to somebody else than the body, outermost first; none when it is sure. */
  namedBy: readonly NamedElement[]
}

/** An element that is named after words of others. */
export interface NamedElement {
  number: number
  /** Named as systems also name what holds the words of a page's owner: 'user-content'. */
  isLoose: boolean
}

export const openZone: Zone = { navigation: false, main: false, boilerplate: 0, voice: 'body', namedBy: [] }

/** The same part where somebody speaks. */
export function spokenBy(voice: Voice, zone: Zone): Zone {
  return zone.voice === voice ? zone : { ...zone, voice, namedBy: [] }
}
