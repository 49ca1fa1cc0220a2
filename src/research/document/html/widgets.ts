import type { ClassReading } from '../markup/classes.ts'
import type { PageAhead } from '../styles/page-ahead.ts'
import type { Attributes } from '../markup/read-markup.ts'

/** A panel that a reader opens: what kind, and whether it is open as the page arrives. */
export interface Panel {
  kind: 'tab' | 'accordion'
  open: boolean
}

/** What is known of the surroundings of an element that may be a panel. */
export interface PanelSurroundings {
  ahead: PageAhead
  /** True when the element is hidden by itself. */
  closed: boolean
  /** True when an element close above is an accordion or a set of tabs. */
  insideWidget: boolean
  /** True when what can be pressed or names a panel stands right before it, or a tab that could be its own. */
  opener: boolean
}

/**
 * Whether an element is a panel of a tab, accordion or disclosure. A closed one is one only where something seen opens it:
 * text that nothing on the page opens is hidden, whatever its classes say.
 */
export function panelOf(name: string, attributes: Attributes, classes: ClassReading, page: PanelSurroundings): Panel | undefined {
  const { closed } = page
  // Dialogs and popovers are windows over the page, and nobody has opened them.
  if (name === 'dialog' || attributes.has('popover') || windowRoles.has(attributes.get('role') ?? '') || classes.window)
    return undefined
  if (classes.slide && page.ahead.slides) return { kind: 'tab', open: !closed }
  if (name === 'details' && !closed) return { kind: 'accordion', open: attributes.has('open') }
  const id = attributes.get('id')
  if (id !== undefined && page.ahead.controlled.has(id) && classes.panel === 'none' && attributes.get('role') !== 'tabpanel')
    return { kind: 'accordion', open: !closed }
  if (closed && !page.opener && !(id !== undefined && page.ahead.controlled.has(id))) return undefined
  if (classes.panel === 'tab-pane') return { kind: 'tab', open: !closed && classes.open }
  if (attributes.get('role') === 'tabpanel' || classes.panel === 'tab-content') return { kind: 'tab', open: !closed }
  if (classes.panel === 'accordion') return { kind: 'accordion', open: !closed && classes.open }
  return closed ? { kind: 'accordion', open: false } : undefined
}

const windowRoles = new Set(['dialog', 'alertdialog', 'tooltip'])

/** Whether an element is a window over the page that nobody has opened. */
export function isClosedWindow(name: string, attributes: Attributes, classes: ClassReading): boolean {
  if (name === 'dialog') return !attributes.has('open')
  if (attributes.has('popover') || attributes.get('role') === 'tooltip') return true
  if (!classes.window || classes.open) return false
  return windowRoles.has(attributes.get('role') ?? '') || attributes.get('tabindex') === '-1' || classes.fading
}

/** Whether an element can be pressed to open what follows it, or names it. */
export function isOpener(name: string, attributes: Attributes, classes: ClassReading, insideWidget: boolean): boolean {
  if (isPanelHeader(name, attributes, classes) || name === 'button' || classes.opener) return true
  if (insideWidget && (name === 'dt' || /^h[1-6]$/.test(name))) return true
  if (attributes.size === 0) return false
  const role = attributes.get('role')
  if (role === 'button' || role === 'tab' || attributes.has('aria-expanded') || attributes.has('onclick')) return true
  if (name === 'label' && attributes.has('for')) return true
  const href = attributes.get('href')
  return name === 'a' && href !== undefined && /^(?:#|javascript:|$)/i.test(href)
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
