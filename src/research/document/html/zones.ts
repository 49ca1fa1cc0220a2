import { type ClassReading, readClasses } from '../markup/classes.ts'
import type { Attributes } from '../markup/read-markup.ts'
import type { InnerVoice } from '../voice/element-names.ts'
import type { Zone } from '../clean-document/zone.ts'

/** How many elements named after words of others are told apart, one in the other. */
const deepestNames = 8

/** The part inside an element, with what the element itself says about who speaks. */
export function zoneSpokenIn({ voice, by }: InnerVoice, zone: Zone, number: number): Zone {
  if (by === 'outer' || (by !== 'sure' && zone.namedBy.length >= deepestNames)) return zone
  if (by === 'sure') return { ...zone, voice, namedBy: [] }
  return { ...zone, voice, namedBy: [...zone.namedBy, { number, isLoose: by === 'loose name' }] }
}

const mainIds = /^(?:main|content|main-?content|primary|page-?content)$/i

const zoneElements = new Set(['main', 'nav', 'footer', 'aside', 'header', 'dialog'])

/** The zone inside an element that stands in `outer`. */
export function zoneOf(name: string, attributes: Attributes, classes: ClassReading, outer: Zone): Zone {
  if (attributes.size === 0 && !zoneElements.has(name)) return outer
  const role = attributes.get('role') ?? ''
  if (name === 'main' || role === 'main' || mainIds.test(attributes.get('id') ?? ''))
    return { navigation: false, main: true, boilerplate: 0, voice: outer.voice, namedBy: outer.namedBy }
  if (name === 'nav' || role === 'navigation' || role === 'menu' || role === 'menubar') return inNavigation(outer)
  if (name === 'footer' || role === 'contentinfo') return more(outer, outer.main ? 0.2 : 0.45)
  if (name === 'aside' || role === 'complementary') return more(outer, 0.25)
  if ((name === 'header' && !outer.main) || role === 'banner') return more(outer, 0.15)
  if (role === 'search' || role === 'dialog' || role === 'alertdialog' || name === 'dialog') return more(outer, 0.35)
  if (name === 'html' || name === 'body' || name === 'article') return outer
  // Ids name parts of a page in the same words as classes do.
  const byId = readClasses(attributes.get('id')).zone
  if (classes.zone === 'navigation' || byId === 'navigation') return inNavigation(outer)
  return classes.zone === 'boilerplate' || byId === 'boilerplate' ? atLeast(outer, 0.3) : outer
}

function inNavigation(outer: Zone): Zone {
  return outer.navigation ? outer : { ...outer, navigation: true, boilerplate: Math.min(1, outer.boilerplate + 0.4) }
}

function more(outer: Zone, boilerplate: number): Zone {
  return { ...outer, boilerplate: Math.min(1, outer.boilerplate + boilerplate) }
}

function atLeast(outer: Zone, boilerplate: number): Zone {
  return outer.boilerplate >= boilerplate ? outer : { ...outer, boilerplate }
}
