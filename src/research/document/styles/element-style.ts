import { type Colour, colourOf, contrast, laidOver } from '../css/colour.ts'
import { pixelsOf, workedOut } from '../css/length.ts'
import { isCutAway, isTransformedAway } from './shape.ts'
import type { Attributes } from '../markup/read-markup.ts'
import { type Look, plainLook } from './look.ts'
import type { Declarations } from './page-styles.ts'

/**
 * How an element hides its text, if it does: 'closed' as a panel that can be opened does, 'buried' as only a trick does.
 * 'faint' text cannot be read where it stands; an element inside may be larger or of another colour.
 */
type Hiding = 'shown' | 'closed' | 'buried' | 'faint'

export interface StyleReading {
  hiding: Hiding
  look: Look
  display: '' | 'block' | 'inline'
  struck: boolean
  /** True when nothing but its visibility hides it, so that an element inside may be seen. */
  fades: boolean
}

export const plainStyle: StyleReading = { hiding: 'shown', look: plainLook, display: '', struck: false, fades: false }

/** Least contrast and opacity that can be read, and least size of letters, in pixels. */
const leastContrast = 1.2
const leastOpacity = 0.05
const leastSize = 2.5
/** Side of a box that holds a letter, in pixels. */
const letterBox = 16

/** What a page's style sheets say about one element, and whether all of them are known. */
export interface KnownStyles {
  /** Of its sheets and its `style` attribute. */
  declarations: Declarations
  /** Of its `style` attribute alone: only these change how passages are divided. */
  own: Declarations
  complete: boolean
  /** Whether an animation of this name may change what the declarations say. */
  animates: (name: string) => boolean
}

/** Reads styles, `hidden`, `aria-hidden`, `bgcolor` and `color` of one element inside text of the given look. */
export function readStyle(attributes: Attributes, inherited: Look, known: KnownStyles): StyleReading {
  const { declarations: rules, own } = known
  const closed = isClosed(attributes)
  const outer = known.complete ? inherited : throughClass(attributes, inherited)
  if (rules.size === 0 && !attributes.has('bgcolor') && !attributes.has('color')) {
    const hiding = closed ? 'closed' : isFaint(outer) ? 'faint' : 'shown'
    return { hiding, look: outer, display: '', struck: false, fades: false }
  }
  const look = lookOf(rules, attributes, outer, known)
  const display = own.get('display') ?? ''
  const buried = look.opacity <= leastOpacity || isBuried(rules)
  const folded = isFolded(rules)
  const vanishes = hidesByVisibility(rules)
  const decoration = `${rules.get('text-decoration') ?? ''} ${rules.get('text-decoration-line') ?? ''}`
  return {
    hiding: buried ? 'buried' : closed || folded || vanishes ? 'closed' : isFaint(look) ? 'faint' : 'shown',
    look,
    display: /^(?:block|flex|grid|table|list-item)/.test(display) ? 'block' : display.startsWith('inline') ? 'inline' : '',
    struck: decoration.includes('line-through'),
    fades: vanishes && !closed && !folded && !buried,
  }
}

function isClosed(attributes: Attributes): boolean {
  // Whatever its value says, as browsers have it: hidden="false" hides.
  const hidden = attributes.get('hidden')
  return hidden !== undefined || attributes.get('aria-hidden') === 'true'
}

/** A class may set another background, so that an outer one is no longer known. */
function throughClass(attributes: Attributes, look: Look): Look {
  return look.background !== undefined && (attributes.has('class') || attributes.has('id'))
    ? { ...look, background: undefined }
    : look
}

function lookOf(rules: Declarations, attributes: Attributes, inherited: Look, known: KnownStyles): Look {
  return {
    colour: inkOf(rules, attributes, inherited),
    background: groundOf(rules, attributes, inherited),
    size: sizeOf(rules, inherited.size),
    opacity: opacityOf(rules, inherited.opacity, known),
    covered: hasLid(rules) || (inherited.covered && !/^(?:relative|absolute|fixed|sticky)$/.test(rules.get('position') ?? '')),
    invisible: /^(?:inherit|unset)?$/.test(rules.get('visibility') ?? '') ? inherited.invisible : hidesByVisibility(rules),
  }
}

/** The colour of letters; not known where a shadow, a line around them or what shines through them makes them seen. */
function inkOf(rules: Declarations, attributes: Attributes, inherited: Look): Colour | undefined {
  const clip = `${rules.get('background-clip') ?? ''}${rules.get('-webkit-background-clip') ?? ''}${rules.get('background') ?? ''}`
  const drawn = ['text-shadow', '-webkit-text-stroke', '-webkit-text-stroke-width'].some((property) =>
    /[1-9]/.test(rules.get(property) ?? ''),
  )
  if (clip.includes('text') || drawn) return undefined
  const written = rules.get('-webkit-text-fill-color') ?? rules.get('color') ?? attributes.get('color') ?? ''
  return colourOf(written === 'canvas' ? 'white' : written) ?? inherited.colour
}

function groundOf(rules: Declarations, attributes: Attributes, inherited: Look): Colour | undefined {
  const paint = rules.get('background') ?? ''
  const even = evenPaint(`${paint} ${rules.get('background-image') ?? ''}`)
  if (even !== undefined) return even
  const painted = /url\(|gradient\(|image\(|image-set\(|element\(/.test(`${paint} ${rules.get('background-image') ?? ''}`)
  // What is laid over something else stands before a background that is not known here.
  const position = rules.get('position') ?? ''
  const laid = /^(?:absolute|fixed|sticky)$/.test(position) || (position === 'relative' && rules.has('z-index'))
  const under = painted || laid || [...attributes.keys()].some(paintsLater) ? undefined : inherited.background
  const written =
    rules.get('background-color')?.replace(/^(?:none|inherit|initial|unset)$/, '') ?? (painted ? '' : colourIn(paint))
  const own = colourOf(written) ?? colourOf(attributes.get('bgcolor') ?? '')
  // A value that is not there, as of a property no sheet gives, may be any colour.
  if (own === undefined) return written === '' && (paint !== '' || !rules.has('background')) ? under : undefined
  if (own.alpha >= 1) return own
  return under === undefined ? undefined : laidOver(own, under)
}

/** The colour of a gradient whose colours nobody tells apart. */
function evenPaint(paint: string): Colour | undefined {
  if (!paint.includes('gradient(') || paint.includes('url(')) return undefined
  const stops = paint
    .match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]*\)|\b[a-z]+\b/g)
    ?.flatMap((word) => colourOf(word) ?? [])
  const [first, ...rest] = stops ?? []
  if (first === undefined || first.alpha < 1) return undefined
  return rest.every((one) => one.alpha >= 1 && contrast(one, first) < leastContrast) ? first : undefined
}

/** Attributes by which scripts give an element a picture for a background. */
function paintsLater(attribute: string): boolean {
  return /^data-(?:bg|background|parallax|settings)\b/.test(attribute)
}

/** 'background: #fff none repeat' gives its colour in one of its words. */
function colourIn(paint: string): string {
  if (paint === '' || colourOf(paint) !== undefined) return paint
  return paint.match(/#[\da-f]{3,8}\b|\b[a-z-]+\([^()]*\)|\b[a-z]+\b/g)?.find((word) => colourOf(word) !== undefined) ?? ''
}

const namedSizes: Record<string, number> = { smaller: 0.83, larger: 1.2 }

/** The size of letters, in pixels. */
function sizeOf(rules: Declarations, outer: number): number {
  const written =
    rules.get('font-size') ?? /(?:^|\s)((?:\d+\.?\d*|\.\d+)(?:px|pt|em|rem|%)?)(?:\s*\/|\s)/.exec(rules.get('font') ?? '')?.[1]
  if (written === undefined) return outer
  const factor = namedSizes[written]
  if (factor !== undefined) return outer * factor
  const relative = /^((?:\d+\.?\d*|\.\d+))(em|%)$/.exec(written)
  if (relative !== null) return outer * Number(relative[1]) * (relative[2] === '%' ? 0.01 : 1)
  if (/^[\d.]/.test(written)) return pixelsOf(written)
  if (/^(?:inherit|unset)$/.test(written)) return outer
  // 'calc(1rem + 1vw)' is worked out; 'small' and other words are of a size that can be read.
  return /^(?:calc|min|max|clamp)\(/.test(written) ? pixelsOf(written) : 16
}

function opacityOf(rules: Declarations, outer: number, known: KnownStyles): number {
  const own = rules.get('opacity')
  const filtered = /opacity\(\s*([\d.]+%?)\s*\)/.exec(rules.get('filter') ?? '')?.[1]
  const shares = [own, filtered].map((share) => {
    const said = workedOut(share ?? '1')
    // What cannot be worked out here may be nothing: it proves nothing.
    if (said.includes('(')) return 0
    const number = Number.parseFloat(said) / (said.endsWith('%') ? 100 : 1)
    return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 1
  })
  return (isAnimated(rules, known) ? 1 : (shares[0] ?? 1)) * (shares[1] ?? 1) * outer
}

function isFaint({ size, invisible, covered, colour, background }: Look): boolean {
  if (size < leastSize || invisible || covered) return true
  if (colour === undefined) return false
  if (colour.alpha <= leastOpacity) return true
  return background !== undefined && contrast(laidOver(colour, background), background) < leastContrast
}

function hidesByVisibility(rules: Declarations): boolean {
  const visibility = rules.get('visibility')
  return visibility === 'hidden' || visibility === 'collapse'
}

function isFolded(rules: Declarations): boolean {
  // What depends on a condition that is not worked out here may be nothing.
  if (/^none$|^if\(/.test(rules.get('display') ?? '')) return true
  if (rules.get('content-visibility') === 'hidden') return true
  // A picture stands instead of what is written.
  if (/(?:url|image-set|gradient)\(/.test(rules.get('content') ?? '')) return true
  if (/\bstrict\b|\bsize\b.*\bpaint\b|\bpaint\b.*\bsize\b/.test(rules.get('contain') ?? '') && !rules.has('height')) return true
  if (/^0(?:fr|px)?$/.test(rules.get('grid-template-rows') ?? '')) return true
  const scrolls = ['overflow', 'overflow-y'].some((side) => /^(?:auto|scroll|overlay)/.test(rules.get(side) ?? ''))
  if (scrolls && ['height', 'max-height'].some((side) => isZero(rules.get(side)))) return true
  const paints = /\b(?:paint|content|strict)\b/.test(rules.get('contain') ?? '')
  const cut = paints || isCut(rules.get('overflow')) || isCut(rules.get('overflow-y'))
  return cut && (isZero(rules.get('line-height')) || ['height', 'max-height'].some((side) => isTiny(rules.get(side))))
}

/** Whether an animation shows at its end what the declarations hide. */
function isAnimated(rules: Declarations, { animates }: KnownStyles): boolean {
  const written = `${rules.get('animation') ?? ''} ${rules.get('animation-name') ?? ''}`
  return (written.match(/[a-z_][\w-]*/g) ?? []).some(animates)
}

function isBuried(rules: Declarations): boolean {
  if (rules.size === 0) return false
  const blur = /blur\(([^()]*)\)/.exec(rules.get('filter') ?? '')
  if (blur !== null && pixelsOf(blur[1]) >= 4) return true
  if (isCutAway(rules) || isTransformedAway(rules)) return true
  // Dots stand for its letters, or they run backward.
  if (/^(?:disc|circle|square)$/.test(rules.get('-webkit-text-security') ?? '')) return true
  if (rules.get('direction') === 'rtl' && /override/.test(rules.get('unicode-bidi') ?? '')) return true
  if (Math.abs(pixelsOf(rules.get('text-indent'))) >= 500) return true
  if (pixelsOf(rules.get('letter-spacing')) <= -6 || pixelsOf(rules.get('word-spacing')) <= -200) return true
  const width = isTiny(rules.get('width')) || isTiny(rules.get('max-width'))
  const height = isTiny(rules.get('height')) || isTiny(rules.get('max-height'))
  const cut = isCut(rules.get('overflow')) || isCut(rules.get('overflow-x'))
  // A box as large as a letter shows no sentence.
  if (cut && isTiny(rules.get('width'), letterBox) && isTiny(rules.get('height'), letterBox)) return true
  return isAway(rules) || (cut && width && (height || isZero(rules.get('width')) || isZero(rules.get('max-width'))))
}

/** Whether something that a sheet draws before or after an element lies over all of it. */
function hasLid(rules: Declarations): boolean {
  if (!rules.has('-lid-position')) return false
  const lid = new Map<string, string>()
  for (const [property, value] of rules) if (property.startsWith('-lid-')) lid.set(property.slice(5), value)
  return (lid.get('content') ?? 'none') !== 'none' && lid.get('display') !== 'none' && coversBefore(lid)
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
  const background = colourOf(rules.get('background-color') ?? colourIn(rules.get('background') ?? ''))
  return background !== undefined && background.alpha >= 1
}

const sides = ['left', 'top', 'right', 'bottom']

function isAway(rules: Declarations): boolean {
  const placed = /^(?:absolute|fixed|relative)$/.test(rules.get('position') ?? '')
  if (placed && Number.parseFloat(rules.get('z-index') ?? '0') <= -1) return true
  const isFar = (length: string | undefined) => pixelsOf(length) <= -500 || pixelsOf(length) >= 5_000
  const margins = ['margin-left', 'margin-top'].map((side) => rules.get(side))
  if (margins.some(isFar) || (rules.get('margin') ?? '').split(/\s+/).some(isFar)) return true
  // A screen's width to either side is beyond its edge; down the page nothing is.
  const isBeside = (side: string) => placed && pixelsOf(rules.get(side)) >= 1_200
  if (['left', 'right', 'bottom'].some(isBeside)) return true
  // What stays with the window is never scrolled into sight.
  if (rules.get('position') === 'fixed' && ['top', 'bottom'].some((side) => pixelsOf(rules.get(side)) >= 800)) return true
  return placed && (sides.some((side) => isFar(rules.get(side))) || (rules.get('inset') ?? '').split(/\s+/).some(isFar))
}

function isCut(overflow: string | undefined): boolean {
  return overflow !== undefined && /^(?:hidden|clip)/.test(overflow)
}

function isZero(written: string | undefined): boolean {
  const length = workedOut(written ?? '')
  return /^[\d.]/.test(length) && Number.parseFloat(length) === 0
}

function isTiny(written: string | undefined, most = 2): boolean {
  const length = workedOut(written ?? '')
  return /^[\d.]/.test(length) && Number.parseFloat(length) <= most && !/%|vw|vh|em/.test(length.replace(/^0\D*$/, ''))
}
