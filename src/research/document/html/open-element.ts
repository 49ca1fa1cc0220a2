import type { BlockKind } from '../clean-document/clean-document.ts'
import { type ClassReading, readClasses } from '../markup/classes.ts'
import { blockElements, boldElements, struckElements } from '../markup/elements.ts'
import type { StyledElement } from '../css/selector.ts'
import type { PageAhead } from '../styles/page-ahead.ts'
import type { Attributes } from '../markup/read-markup.ts'
import { coversBefore, plainStyle, readStyle } from '../styles/element-style.ts'
import { isClosedWindow, isOpener, isPanelHeader, type Panel, panelOf } from './widgets.ts'
import { zoneOf, zoneSpokenIn } from './zones.ts'
import { openZone, type Zone } from '../clean-document/zone.ts'
import { type Look, plainLook } from '../styles/look.ts'
import type { PageStyles } from '../styles/page-styles.ts'
import { namesAfterScripts } from '../markup/script-classes.ts'
import { voiceInside } from '../voice/element-names.ts'

/** A list entry or definition: its first passage is of its own kind, later ones are paragraphs. */
interface Entry {
  used: boolean
  /** Its last passage, when short: lists inside stand under it. */
  lead: string
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
export class OpenElement {
  name = ''
  /** 'hidden' text is dropped, only links of menus are kept; 'silent' content is no text of the page at all. */
  mode: 'read' | 'hidden' | 'silent' = 'read'
  /** True when passages end where it begins and ends. */
  block = true
  zone: Zone = openZone
  look: Look = plainLook
  /** True when its text is hidden only because it is faint, so that an element inside may be seen. */
  faint = false
  /** As selectors see it; undefined where the page has no styles. */
  styled: StyledElement | undefined
  /** How many passages stood before it, where it stands. */
  from = 0
  /** Number of the quotation that it stands in, 0 when in none, and whether it is that part of it that says who said it. */
  quotation = 0
  credit = false
  /** Can be pressed to open a panel, or holds what can. */
  opener = false
  /** Opens and closes, or is one of several that do. */
  panel = false
  /** What ended last inside it: an opener, another passage, or nothing yet. */
  last: 'nothing' | 'opener' | 'passage' = 'nothing'
  /** How many openers ended inside it that have no panel yet. */
  openers = 0
  /** Whether it holds passages besides openers. */
  holdsPassages = false
  kind: BlockKind = 'paragraph'
  /** Inside a heading: its level, else 0. */
  level = 0
  hiddenIn: 'tab' | 'accordion' | undefined
  /** Numbers of the innermost block, itself when it is one, and of those around it, nearest first. */
  blocks: readonly number[] = []
  /** How many elements deeper hidden text still counts as part of an accordion or tabs. */
  widget = 0
  inCell = false
  entry: Entry | undefined
  bold = false
  /** How many parts of the outline end with it. */
  scopes = 0
  ends: Ending = 'none'
  href = ''
  /** Of a link: the page says that it is paid for it. */
  sponsored = false
  /** Of a tab: what its panel may be called by. */
  keys: readonly string[] = []
}

/** An open element that is as the one around a page but for what is given. */
export function openElement(given: Partial<OpenElement>): OpenElement {
  return Object.assign(new OpenElement(), given)
}

export const root = openElement({})
const silent = openElement({ mode: 'silent', block: false })

/** An element whose content is no text; one shared object where nothing ends with it. */
export function silentElement(name = '', ends: Ending = 'none'): OpenElement {
  return name === '' ? silent : openElement({ mode: 'silent', block: false, name, ends })
}

/** How many elements below an accordion or tabs hidden text still counts as part of it. */
const widgetDepth = 4
/** How many blocks around a passage are remembered. */
const rememberedBlocks = 8

/** What a page gives to the reading of each of its elements. */
export interface PageContext {
  ahead: PageAhead
  styles: PageStyles
}

/** An element as it begins. */
export interface Beginning {
  name: string
  attributes: Attributes
  /** Its own number, when it is a block. */
  number: number
  /** False where passages do not end: in a heading, in text taken as it is. */
  blocksHold: boolean
  styled: StyledElement | undefined
  /** What can be pressed stands right before it, or a tab that could be its own. */
  opener: boolean
  /** It shows a shadow tree instead of what stands in it. */
  unslotted: boolean
}

/** An element inside `outer`, not yet with what begins with it. */
export function elementInside(
  outer: OpenElement,
  beginning: Beginning,
  page: PageContext,
): { element: OpenElement; panel: Panel | undefined; looksBlock: boolean; covers: boolean } {
  const { name, attributes, styled } = beginning
  const { ahead, styles } = page
  const inline = attributes.get('style')
  const own = styles.of(undefined, inline)
  const ways = (styled === undefined ? [own] : styles.ways(styled, inline)).map((declarations) => {
    const known = { declarations, own, complete: styles.complete, animates: styles.animates }
    return { declarations, style: readStyle(attributes, outer.look, known) }
  })
  // What is in doubt is seen only where it is seen both ways.
  const { declarations, style } = ways.find((way) => way.style.hiding !== 'shown') ??
    ways[0] ?? { declarations: own, style: plainStyle }
  const classes = readClasses(namesAfterScripts(attributes.get('class'), ahead.removed) ?? '')
  const inner = voiceInside(name, attributes, outer.zone)
  const speaks = inner.voice !== outer.zone.voice || inner.by === 'sure'
  const credit =
    outer.quotation > 0 && (name === 'footer' || name === 'figcaption' || (name === 'cite' && outer.name === 'blockquote'))
  const isBlock = credit || blockElements.has(name) || blockRoles.has(attributes.get('role') ?? '') || speaks
  const looksBlock = style.display === 'block' || (style.display !== 'inline' && isBlock) || speaks
  const block = looksBlock && outer.level === 0 && beginning.blocksHold
  const zone = looksBlock ? zoneSpokenIn(inner, zoneOf(name, attributes, classes, outer.zone), beginning.number) : outer.zone
  const isShownByStyle = () =>
    ways.every((way) => /^(?:block|flex|grid|inline|table|contents)/.test(way.declarations.get('display') ?? ''))
  const closed =
    (style.hiding === 'closed' && !classes.revealed) ||
    (classes.unseen && !isShownByStyle()) ||
    isClosedWindow(name, attributes, classes) ||
    styles.exhausted
  const insideWidget = outer.widget > 0
  const opener = beginning.opener || (closed && styled !== undefined && ahead.labels && styles.opens(styled))
  const panel = panelOf(name, attributes, classes, { ahead, closed, insideWidget, opener })
  const buried = style.hiding === 'buried' && !classes.revealed && !attributes.has('data-aos')
  const backward = name === 'bdo' && attributes.get('dir')?.toLowerCase() === 'rtl'
  const flat = name === 'marquee' && Number.parseFloat(attributes.get('height') ?? '') <= 2
  const dropped =
    buried ||
    beginning.unslotted ||
    flat ||
    backward ||
    style.struck ||
    struckElements.has(name) ||
    (closed && panel === undefined)
  // Pages are faded in as a whole; nobody hides a page from its readers.
  const whole = wholes.has(name)
  const faint = style.hiding === 'faint' && !whole
  const open = outer.mode === 'read' || outer.faint
  const element = openElement({
    name,
    mode: open ? ((dropped && !whole) || faint ? 'hidden' : 'read') : outer.mode,
    block,
    zone,
    look: panel === undefined && !classes.revealed ? style.look : { ...style.look, invisible: false },
    faint: open && (faint || style.fades) && !(dropped && !style.fades),
    styled,
    quotation: outer.quotation > 0 ? outer.quotation : name === 'blockquote' ? beginning.number : 0,
    credit: outer.credit || credit,
    opener: isOpener(name, attributes, classes, insideWidget),
    panel: panel !== undefined,
    kind: outer.kind,
    level: outer.level || (looksBlock ? headingLevel(name, attributes, classes) : 0),
    hiddenIn: outer.hiddenIn ?? (panel !== undefined && !panel.open ? panel.kind : undefined),
    blocks: block ? [beginning.number, ...outer.blocks.slice(0, rememberedBlocks)] : outer.blocks,
    widget: classes.widget ? widgetDepth : Math.max(0, outer.widget - 1),
    inCell: outer.inCell,
    entry: outer.entry,
    bold: boldElements.has(name) || (!zone.navigation && isPanelHeader(name, attributes, classes)),
  })
  return { element, panel, looksBlock, covers: element.mode === 'read' && coversBefore(declarations) && !wholes.has(outer.name) }
}

const wholes = new Set(['html', 'body', 'main', ''])

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
