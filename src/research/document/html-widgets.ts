import type { Attributes } from './html-reader.ts'

/** A panel that a reader opens: what kind, and whether it is open as the page arrives. */
export interface Panel {
  kind: 'tab' | 'accordion'
  open: boolean
}

const opener = /(?:aria-controls|data-(?:bs-)?target)\s{0,9}=\s{0,9}["']?\s{0,9}#?([^"'\s>]{1,200})/gi

/** Ids that some opener of the page controls. Read ahead, because an opener may follow its panel. */
export function controlledIds(source: string): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const match of source.matchAll(opener)) {
    if (match[1] !== undefined) ids.add(match[1])
    if (ids.size >= 5_000) break
  }
  return ids
}

const tabPaneClass = /(?:^|[\s_-])(?:tab-?pane|tab-?panel|tabs-panel)(?=$|[\s_-])/i
const tabContentClass = /(?:^|[\s_-])tab[_-]?content(?=$|[\s_-])/i
const accordionPanelClass =
  /(?:^|\s)(?:[\w-]*(?:accordion|collapsible|toggle|faq)[\w-]*(?:content|body|panel|pane|answer|inner|details)|collapse|panel-collapse|expandable|[\w-]*-collapse)(?=$|\s)/i
const widgetClass = /(?:^|[\s_-])(?:accordions?|collapsibles?|tabs|tabbed|toggles?|faqs?|expandables?|expanders?)(?=$|[\s_-])/i
const openClass = /(?:^|\s)(?:show|in|active|open|opened|expanded|selected|current|is-active|is-open|ui-tabs-active)(?=$|\s)/i

/**
 * Whether an element is a panel of a tab, accordion or disclosure.
 * @param insideWidget true when an element close above is an accordion or a set of tabs
 * @param closed true when the element is hidden by itself
 */
export function panelOf(
  name: string,
  attributes: Attributes,
  controlled: ReadonlySet<string>,
  closed: boolean,
  insideWidget: boolean,
): Panel | undefined {
  if (name === 'details') return { kind: 'accordion', open: attributes.has('open') }
  const classes = attributes.get('class') ?? ''
  const open = !closed && openClass.test(classes)
  if (classes !== '' && tabPaneClass.test(classes)) return { kind: 'tab', open }
  if (attributes.get('role') === 'tabpanel' || tabContentClass.test(classes)) return { kind: 'tab', open: !closed }
  if (classes !== '' && accordionPanelClass.test(classes)) return { kind: 'accordion', open }
  const id = attributes.get('id')
  if (id !== undefined && controlled.has(id)) return { kind: 'accordion', open: !closed }
  return closed && insideWidget ? { kind: 'accordion', open: false } : undefined
}

/** Whether hidden text right inside the element may belong to an accordion or to tabs. */
export function isWidget(attributes: Attributes): boolean {
  const classes = attributes.get('class')
  return classes !== undefined && widgetClass.test(classes)
}

const headerClass =
  /(?:^|\s)(?:[\w-]*(?:accordion|collapsible|toggle|faq)[\w-]*(?:title|header|heading|button|trigger|question|toggle)|panel-title|panel-heading)(?=$|\s)/i

/** Whether the element's words name the panel that follows, as a heading would. */
export function isPanelHeader(name: string, attributes: Attributes): boolean {
  if (name === 'summary') return true
  const classes = attributes.get('class')
  if (classes !== undefined && headerClass.test(classes)) return true
  const toggles = attributes.get('data-bs-toggle') ?? attributes.get('data-toggle')
  if (toggles === 'collapse') return true
  return (name === 'button' || attributes.get('role') === 'button') && attributes.has('aria-controls')
}

/** The panel ids a tab opens, and the tab's own id, by which a panel may name it. */
export function tabKeys(name: string, attributes: Attributes): string[] {
  const toggles = attributes.get('data-bs-toggle') ?? attributes.get('data-toggle')
  const href = attributes.get('href') ?? ''
  const tab = attributes.get('role') === 'tab' || toggles === 'tab' || toggles === 'pill'
  const opens = attributes.get('aria-controls') ?? attributes.get('data-bs-target') ?? attributes.get('data-target')
  if (!tab && !(name === 'a' && /^#./.test(href)) && opens === undefined) return []
  const own = attributes.get('id')
  return [opens?.replace(/^#/, ''), href.startsWith('#') ? href.slice(1) : undefined, own].filter(
    (key) => key !== undefined && key !== '',
  ) as string[]
}
