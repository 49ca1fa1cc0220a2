import type { ClassReading } from './html-classes.ts'
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

/**
 * Whether an element is a panel of a tab, accordion or disclosure.
 * @param insideWidget true when an element close above is an accordion or a set of tabs
 * @param closed true when the element is hidden by itself
 */
export function panelOf(
  name: string,
  attributes: Attributes,
  classes: ClassReading,
  page: { controlled: ReadonlySet<string>; closed: boolean; insideWidget: boolean },
): Panel | undefined {
  const { closed } = page
  if (name === 'details') return { kind: 'accordion', open: attributes.has('open') }
  if (classes.panel === 'tab-pane') return { kind: 'tab', open: !closed && classes.open }
  if (attributes.get('role') === 'tabpanel' || classes.panel === 'tab-content') return { kind: 'tab', open: !closed }
  if (classes.panel === 'accordion') return { kind: 'accordion', open: !closed && classes.open }
  const id = attributes.get('id')
  if (id !== undefined && page.controlled.has(id)) return { kind: 'accordion', open: !closed }
  return closed && page.insideWidget ? { kind: 'accordion', open: false } : undefined
}

/** Whether the element's words name the panel that follows, as a heading would. */
export function isPanelHeader(name: string, attributes: Attributes, classes: ClassReading): boolean {
  if (name === 'summary' || classes.panelHeader) return true
  if (attributes.size === 0) return false
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
  const keys = [opens?.replace(/^#/, '') ?? '', href.startsWith('#') ? href.slice(1) : '', attributes.get('id') ?? '']
  return keys.filter((key) => key !== '')
}
