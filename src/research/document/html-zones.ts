import type { Attributes } from './html-reader.ts'

/** What part of a page a passage stands in. */
export interface Zone {
  /** In a menu, breadcrumb or other list of ways through the site. */
  navigation: boolean
  /** In the part the page marks as its own content. */
  main: boolean
  /** How much the surroundings look like boilerplate, 0 to 1. */
  boilerplate: number
}

export const openZone: Zone = { navigation: false, main: false, boilerplate: 0 }
const mainZone: Zone = { navigation: false, main: true, boilerplate: 0 }

const navigationWords =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|menus|submenu|mega-?menu|breadcrumbs?|pagination|pager|toc|skip-?links?|site-?map)(?=$|[\s_-])/i
const boilerplateWords =
  /(?:^|[\s_-])(?:footer|cookies?|consent|gdpr|banner|social|share|sharing|newsletter|subscribe|related|sidebar|widget|promo|advert|ads?|sponsor|comments?|login|search|popup|modal|copyright|disclaimer|alert-bar|announcement)(?=$|[\s_-])/i
const neutralTokens = /(?:^|\s)(?:no|has|with|without|hide|is|not|tab|tabs)[-_][\w-]+/gi
const mainIds = /^(?:main|content|main-?content|primary|page-?content)$/i

/** The zone inside an element that stands in `outer`. */
export function zoneOf(name: string, attributes: Attributes, outer: Zone): Zone {
  const role = attributes.get('role') ?? ''
  if (name === 'main' || role === 'main' || mainIds.test(attributes.get('id') ?? '')) return mainZone
  if (name === 'nav' || role === 'navigation' || role === 'menu' || role === 'menubar') return inNavigation(outer)
  if (name === 'footer' || role === 'contentinfo') return more(outer, outer.main ? 0.2 : 0.45)
  if (name === 'aside' || role === 'complementary') return more(outer, 0.25)
  if ((name === 'header' && !outer.main) || role === 'banner') return more(outer, 0.15)
  if (role === 'search' || role === 'dialog' || role === 'alertdialog' || name === 'dialog') return more(outer, 0.35)
  if (name === 'html' || name === 'body' || name === 'article') return outer
  const words = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`
  if (words.length <= 1 || words.length > 500) return outer
  if (navigationWords.test(words) && navigationWords.test(words.replace(neutralTokens, ' '))) return inNavigation(outer)
  if (boilerplateWords.test(words) && boilerplateWords.test(words.replace(neutralTokens, ' '))) return more(outer, 0.25)
  return outer
}

function inNavigation(outer: Zone): Zone {
  return outer.navigation ? outer : { navigation: true, main: outer.main, boilerplate: Math.min(1, outer.boilerplate + 0.4) }
}

function more(outer: Zone, boilerplate: number): Zone {
  return { navigation: outer.navigation, main: outer.main, boilerplate: Math.min(1, outer.boilerplate + boilerplate) }
}
