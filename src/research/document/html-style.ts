import { colourOf } from './colour.ts'
import type { Attributes } from './html-reader.ts'
import type { Declarations } from './page-styles.ts'

/**
 * How an element hides its text, if it does: 'closed' as a panel that can be opened does, 'buried' as only a trick does.
 * 'faint' text cannot be read where it stands; an element inside may be larger or of another colour.
 */
type Hiding = 'shown' | 'closed' | 'buried' | 'faint'

/** What styles say about an element and about the text inside it. */
export interface Look {
  /** Colours as given, '' when not known here. */
  colour: string
  background: string
  /** True where letters are too small to be read. */
  tiny: boolean
  /** True where visibility takes the text away; an element inside may bring its own back. */
  invisible: boolean
}

export interface StyleReading {
  hiding: Hiding
  look: Look
  display: '' | 'block' | 'inline'
  struck: boolean
  /** True when nothing but its visibility hides it, so that an element inside may be seen. */
  fades: boolean
}

export const plainLook: Look = { colour: '', background: '', tiny: false, invisible: false }
const shown: StyleReading = { hiding: 'shown', look: plainLook, display: '', struck: false, fades: false }

/** What a page's style sheets say about one element, and whether all of them are known. */
export interface KnownStyles {
  /** Of its sheets and its `style` attribute. */
  declarations: Declarations
  /** Of its `style` attribute alone: only these change how passages are divided. */
  own: Declarations
  complete: boolean
}

/** Reads styles, `hidden`, `aria-hidden`, `bgcolor` and `color` of one element inside text of the given look. */
export function readStyle(attributes: Attributes, inherited: Look, known: KnownStyles): StyleReading {
  const { declarations: rules, own } = known
  const closed = isClosed(attributes)
  const outer = known.complete ? inherited : throughClass(attributes, inherited)
  if (rules.size === 0 && !attributes.has('bgcolor') && !attributes.has('color')) {
    if (!closed && inherited === plainLook) return shown
    const hiding = closed ? 'closed' : isFaint(outer) ? 'faint' : 'shown'
    return { hiding, look: outer, display: '', struck: false, fades: false }
  }
  const look = lookOf(rules, attributes, outer)
  const display = own.get('display') ?? ''
  const folded = isFolded(rules)
  const vanishes = hidesByVisibility(rules)
  const decoration = `${rules.get('text-decoration') ?? ''} ${rules.get('text-decoration-line') ?? ''}`
  return {
    hiding: isBuried(rules) ? 'buried' : closed || folded || vanishes ? 'closed' : isFaint(look) ? 'faint' : 'shown',
    look,
    display: /^(?:block|flex|grid|table|list-item)/.test(display) ? 'block' : display.startsWith('inline') ? 'inline' : '',
    struck: decoration.includes('line-through'),
    fades: vanishes && !closed && !folded && !isBuried(rules),
  }
}

function isClosed(attributes: Attributes): boolean {
  const hidden = attributes.get('hidden')
  return (hidden !== undefined && hidden !== 'false') || attributes.get('aria-hidden') === 'true'
}

/** A class may set another background, so that an outer one is no longer known. */
function throughClass(attributes: Attributes, look: Look): Look {
  return look.background !== '' && (attributes.has('class') || attributes.has('id')) ? { ...look, background: '' } : look
}

function lookOf(rules: Declarations, attributes: Attributes, inherited: Look): Look {
  const paint = rules.get('background') ?? ''
  const painted = /url\(|gradient\(|image\(/.test(`${paint} ${rules.get('background-image') ?? ''}`)
  const own =
    colourOf(rules.get('background-color') ?? (painted ? '' : lastWord(paint))) || colourOf(attributes.get('bgcolor') ?? '')
  const opaque = own === 'transparent' ? '' : own
  // What is laid over something else stands before a background that is not known here.
  const laid = /^(?:absolute|fixed|sticky)$/.test(rules.get('position') ?? '')
  const fill = rules.get('-webkit-text-fill-color')
  const clipped = `${rules.get('background-clip') ?? ''}${rules.get('-webkit-background-clip') ?? ''}${paint}`.includes('text')
  const colour = colourOf(fill ?? rules.get('color') ?? attributes.get('color') ?? '') || inherited.colour
  return {
    colour: clipped ? '' : colour,
    background: opaque || (painted || laid ? '' : inherited.background),
    tiny: isTinyLetter(rules) ?? inherited.tiny,
    invisible: rules.has('visibility') ? hidesByVisibility(rules) : inherited.invisible,
  }
}

/** 'background: #fff none repeat' gives its colour in one of its words. */
function lastWord(paint: string): string {
  if (paint === '' || /^\S+$/.test(paint) || /^(?:rgb|hsl)a?\([^()]*\)$/.test(paint)) return paint
  return /#[\da-f]{3,8}|(?:rgb|hsl)a?\([^()]*\)|\b(?:white|black|transparent)\b/.exec(paint)?.[0] ?? ''
}

/** Whether letters are too small to be read; undefined where the size is not said. */
function isTinyLetter(rules: Declarations): boolean | undefined {
  const size = rules.get('font-size') ?? /(?:^|\s)([\d.]+(?:px|pt|em|rem|%)?)(?:\s*\/|\s)/.exec(rules.get('font') ?? '')?.[1]
  if (size === undefined || !/^[\d.]+(?:px|pt|em|rem|%|vw)?$/.test(size)) return undefined
  const smallest = size.endsWith('em') || size.endsWith('vw') ? 0.15 : size.endsWith('%') ? 15 : 2.5
  return Number.parseFloat(size) < smallest
}

function isFaint({ tiny, invisible, colour, background }: Look): boolean {
  return tiny || invisible || colour === 'transparent' || (colour !== '' && colour === background)
}

function hidesByVisibility(rules: Declarations): boolean {
  const visibility = rules.get('visibility')
  return visibility === 'hidden' || visibility === 'collapse'
}

function isFolded(rules: Declarations): boolean {
  if (rules.get('display') === 'none') return true
  if (rules.get('content-visibility') === 'hidden') return true
  const cut = isCut(rules.get('overflow')) || isCut(rules.get('overflow-y'))
  return cut && (isZero(rules.get('height')) || isZero(rules.get('max-height')))
}

/** Names of animations, which show at their end what they hide at their beginning. */
function isAnimated(rules: Declarations): boolean {
  const name = `${rules.get('animation') ?? ''} ${rules.get('animation-name') ?? ''}`
  return /[a-z]/.test(name.replace(/\b(?:none|initial|inherit|unset)\b/g, ''))
}

function isBuried(rules: Declarations): boolean {
  if (rules.size === 0) return false
  const opacity = Number.parseFloat(rules.get('opacity') ?? '1') / (rules.get('opacity')?.endsWith('%') === true ? 100 : 1)
  if (opacity <= 0.05 && !isAnimated(rules)) return true
  if (/opacity\(\s*0?(?:\.0\d*)?%?\s*\)/.test(rules.get('filter') ?? '')) return true
  if (/^rect\(\s*(?:0|1px)[\s,a-z]/.test(rules.get('clip') ?? '')) return true
  if (isClippedAway(rules.get('clip-path') ?? '')) return true
  if (isMovedAway(rules.get('transform') ?? '', rules)) return true
  if (pixelsOf(rules.get('text-indent')) <= -500) return true
  const width = isTiny(rules.get('width')) || isTiny(rules.get('max-width'))
  const height = isTiny(rules.get('height')) || isTiny(rules.get('max-height'))
  const cut = isCut(rules.get('overflow')) || isCut(rules.get('overflow-x'))
  return isAway(rules) || (cut && width && (height || isZero(rules.get('width')) || isZero(rules.get('max-width'))))
}

function isClippedAway(clip: string): boolean {
  if (/^circle\(\s*0(?!\.)/.test(clip) || /^polygon\(\s*(?:0(?:px|%)?\s+0(?:px|%)?\s*,?\s*)+\)/.test(clip)) return true
  const inset = /^inset\(\s*([\d.]+)%/.exec(clip)
  return inset !== null && Number(inset[1]) >= 50
}

function isMovedAway(transform: string, rules: Declarations): boolean {
  if (/scale(?:[xy]|3d)?\(\s*0(?:\.0\d*)?\s*[,)]/.test(transform) || /rotate[xy]\(\s*-?90deg/.test(transform)) return true
  if (/^0(?:\.0\d*)?(?:\s|$)/.test(rules.get('scale') ?? '') || /^0(?:\.0\d*)?%?$/.test(rules.get('zoom') ?? '')) return true
  const moves = [
    ...[...transform.matchAll(/translate(?:[xy]|3d)?\(([^()]*)\)/g)].flatMap((match) => (match[1] ?? '').split(',')),
    ...(rules.get('translate') ?? '').split(/\s+/),
  ]
  return moves.some((move) => pixelsOf(move) <= -1_000 || pixelsOf(move) >= 3_000)
}

/** Whether an element lies over all that stands before it in the element around it, and lets nothing of it through. */
export function coversBefore(rules: Declarations): boolean {
  if (rules.get('position') !== 'absolute' || rules.has('transform') || rules.has('opacity')) return false
  const isNothing = (side: string) => isZero(rules.get(side))
  const isWhole = (side: string) => /^100(?:%|v[wh])$/.test(rules.get(side) ?? '')
  const inset = rules.get('inset')
  const covers =
    (inset !== undefined && inset.split(/\s+/).every(isZero)) ||
    (isNothing('top') &&
      isNothing('left') &&
      (isNothing('right') || isWhole('width')) &&
      (isNothing('bottom') || isWhole('height')))
  if (!covers || Number.parseFloat(rules.get('z-index') ?? '0') < 0) return false
  const background = colourOf(rules.get('background-color') ?? lastWord(rules.get('background') ?? ''))
  return (
    background !== '' &&
    background !== 'transparent' &&
    !/(?:rgb|hsl)a\(|\/\s*[\d.]/.test(`${rules.get('background') ?? ''}${rules.get('background-color') ?? ''}`)
  )
}

function isAway(rules: Declarations): boolean {
  const placed = /^(?:absolute|fixed|relative)$/.test(rules.get('position') ?? '')
  if (placed && Number.parseFloat(rules.get('z-index') ?? '0') <= -1) return true
  const isFar = (length: string | undefined) => pixelsOf(length) <= -500 || pixelsOf(length) >= 5_000
  const margins = ['margin-left', 'margin-top'].map((side) => rules.get(side))
  if (margins.some(isFar) || (rules.get('margin') ?? '').split(/\s+/).some(isFar)) return true
  return (
    placed &&
    (['left', 'top', 'right', 'bottom'].some((side) => isFar(rules.get(side))) ||
      (rules.get('inset') ?? '').split(/\s+/).some(isFar))
  )
}

/** A length in pixels of a screen of 1280 by 800; 0 when none is said. */
function pixelsOf(length: string | undefined): number {
  const match = /(-?[\d.]+)\s*(px|r?em|vw|vh|%|pt|cm|in|ch)?/.exec(length ?? '')
  const units: Record<string, number> = { px: 1, em: 16, rem: 16, vw: 12.8, vh: 8, '%': 9, pt: 1.33, cm: 37.8, in: 96, ch: 8 }
  return match === null ? 0 : Number.parseFloat(match[1] ?? '0') * (units[match[2] ?? 'px'] ?? 1)
}

function isCut(overflow: string | undefined): boolean {
  return overflow !== undefined && /^(?:hidden|clip)/.test(overflow)
}

function isZero(length: string | undefined): boolean {
  return length !== undefined && /^[\d.]/.test(length) && Number.parseFloat(length) === 0
}

function isTiny(length: string | undefined): boolean {
  return (
    length !== undefined &&
    /^[\d.]/.test(length) &&
    Number.parseFloat(length) <= 1 &&
    !/%|vw|vh|em/.test(length.replace(/^0\D*$/, ''))
  )
}
