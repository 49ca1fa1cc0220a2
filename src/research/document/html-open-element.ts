import type { BlockKind } from './clean-document.ts'
import { type ClassReading, readClasses } from './html-classes.ts'
import { blockElements, boldElements, struckElements } from './html-elements.ts'
import type { Attributes } from './html-reader.ts'
import { type Look, plainLook, readStyle } from './html-style.ts'
import { isPanelHeader, type Panel, panelOf } from './html-widgets.ts'
import { openZone, type Zone, zoneOf } from './html-zones.ts'

/** A list entry or definition: its first passage is of its own kind, later ones are paragraphs. */
interface Entry {
  used: boolean
  /** Its last passage, when short: lists inside stand under it. */
  lead: string
}

/** An open block by its number, with the next one outwards. */
export interface BlockNumber {
  number: number
  outer: BlockNumber | undefined
  /** Its number and those of the next ones outwards, once a passage has asked for them. */
  numbers: readonly number[] | undefined
}

/** What ends with an element besides its text. */
export type Ending =
  | 'none'
  | 'link'
  | 'tab'
  | 'raised'
  | 'pre'
  | 'cell'
  | 'caption'
  | 'section'
  | 'table'
  | 'title'
  | 'data'
  | 'noscript'
  | 'quote'

/** An open element: what it hands down to those inside it, and what ends with it. */
export interface OpenElement {
  name: string
  /** 'hidden' text is dropped, only links of menus are kept; 'silent' content is no text of the page at all. */
  mode: 'read' | 'hidden' | 'silent'
  /** True when passages end where it begins and ends. */
  block: boolean
  zone: Zone
  look: Look
  kind: BlockKind
  /** Inside a heading: its level, else 0. */
  level: number
  hiddenIn: 'tab' | 'accordion' | undefined
  /** The innermost block, itself when it is one. */
  innermost: BlockNumber | undefined
  /** How many elements deeper hidden text still counts as part of an accordion or tabs. */
  widget: number
  inCell: boolean
  entry: Entry | undefined
  bold: boolean
  /** How many parts of the outline end with it. */
  scopes: number
  ends: Ending
  href: string
  /** Of a tab: what its panel may be called by. */
  keys: readonly string[]
}

export const root: OpenElement = {
  name: '',
  mode: 'read',
  block: true,
  zone: openZone,
  look: plainLook,
  kind: 'paragraph',
  level: 0,
  hiddenIn: undefined,
  innermost: undefined,
  widget: 0,
  inCell: false,
  entry: undefined,
  bold: false,
  scopes: 0,
  ends: 'none',
  href: '',
  keys: [],
}

const silent: OpenElement = { ...root, mode: 'silent', block: false }

/** An element whose content is no text; one shared object where nothing ends with it. */
export function silentElement(name = '', ends: Ending = 'none'): OpenElement {
  return name === '' ? silent : { ...silent, name, ends }
}

/** How many elements below an accordion or tabs hidden text still counts as part of it. */
const widgetDepth = 4
/** How many blocks around a passage are remembered. */
const rememberedBlocks = 3

/**
 * An element inside `outer`, not yet with what begins with it.
 * @param number its own, when it is a block
 * @param blocksHold false where passages do not end: in a heading, in text taken as it is
 */
export function elementInside(
  outer: OpenElement,
  name: string,
  attributes: Attributes,
  page: { controlled: ReadonlySet<string>; number: number; blocksHold: boolean },
): { element: OpenElement; panel: Panel | undefined; looksBlock: boolean } {
  const style = readStyle(attributes, outer.look)
  const classes = readClasses(attributes.get('class'))
  const isBlock = blockElements.has(name) || blockRoles.has(attributes.get('role') ?? '')
  const looksBlock = style.display === 'block' || (style.display !== 'inline' && isBlock)
  const block = looksBlock && outer.level === 0 && page.blocksHold
  const zone = looksBlock ? zoneOf(name, attributes, classes, outer.zone) : outer.zone
  const closed = style.hiding === 'closed' || classes.unseen
  const panel = panelOf(name, attributes, classes, { controlled: page.controlled, closed, insideWidget: outer.widget > 0 })
  const dropped = style.hiding === 'buried' || style.struck || struckElements.has(name) || (closed && panel === undefined)
  // Pages are faded in as a whole; nobody hides a page from its readers.
  const whole = name === 'html' || name === 'body' || name === 'main'
  const element: OpenElement = {
    name,
    mode: outer.mode === 'read' && dropped && !whole ? 'hidden' : outer.mode,
    block,
    zone,
    look: style.look,
    kind: outer.kind,
    level: outer.level || (looksBlock ? headingLevel(name, attributes, classes) : 0),
    hiddenIn: outer.hiddenIn ?? (panel !== undefined && !panel.open ? panel.kind : undefined),
    innermost: block ? { number: page.number, outer: outer.innermost, numbers: undefined } : outer.innermost,
    widget: classes.widget ? widgetDepth : Math.max(0, outer.widget - 1),
    inCell: outer.inCell,
    entry: outer.entry,
    bold: boldElements.has(name) || (!zone.navigation && isPanelHeader(name, attributes, classes)),
    scopes: 0,
    ends: 'none',
    href: '',
    keys: noKeys,
  }
  return { element, panel, looksBlock }
}

/** Numbers of a block and of those around it, nearest first. */
export function numbersOf(block: BlockNumber | undefined): readonly number[] {
  if (block === undefined) return []
  if (block.numbers !== undefined) return block.numbers
  const numbers: number[] = []
  for (let one: BlockNumber | undefined = block; one !== undefined && numbers.length < rememberedBlocks; one = one.outer)
    numbers.push(one.number)
  block.numbers = numbers
  return numbers
}

const noKeys: readonly string[] = []

/** Roles that make an element a passage or part of a table, whatever it is. */
const blockRoles = new Set('table grid treegrid row cell gridcell columnheader rowheader heading listitem'.split(' '))

function headingLevel(name: string, attributes: Attributes, classes: ClassReading): number {
  if (name.length === 2 && /^h[1-6]$/.test(name)) return Number(name.charAt(1))
  if (attributes.size === 0) return 0
  if (attributes.get('role') === 'heading') {
    const level = Number.parseInt(attributes.get('aria-level') ?? '2', 10)
    return level >= 1 && level <= 6 ? level : 2
  }
  return classes.heading
}
