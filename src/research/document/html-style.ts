import type { Attributes } from './html-reader.ts'

/**
 * How an element hides its text, if it does: 'closed' as a panel that can be opened does, 'buried' as only a trick does.
 */
type Hiding = 'shown' | 'closed' | 'buried'

/** What inline styles say about an element and about the text inside it. */
export interface Look {
  /** Colours as given, '' when not known here. The background is only followed through elements without a class. */
  colour: string
  background: string
}

export interface StyleReading {
  hiding: Hiding
  look: Look
  display: '' | 'block' | 'inline'
  struck: boolean
}

export const plainLook: Look = { colour: '', background: '' }
const shown: StyleReading = { hiding: 'shown', look: plainLook, display: '', struck: false }

/** Reads `style`, `hidden`, `aria-hidden` and `bgcolor` of one element inside text of the given look. */
export function readStyle(attributes: Attributes, inherited: Look): StyleReading {
  const style = attributes.get('style')
  const closed = isClosed(attributes)
  if (style === undefined && !attributes.has('bgcolor') && !attributes.has('color')) {
    if (!closed && inherited === plainLook) return shown
    return { hiding: closed ? 'closed' : 'shown', look: throughClass(attributes, inherited), display: '', struck: false }
  }
  const rules = declarations(style ?? '')
  const look = lookOf(rules, attributes, throughClass(attributes, inherited))
  const display = rules.get('display') ?? ''
  return {
    hiding: isBuried(rules, look) ? 'buried' : closed || isFolded(rules) ? 'closed' : 'shown',
    look,
    display: /^(?:block|flex|grid|table|list-item)/.test(display) ? 'block' : display.startsWith('inline') ? 'inline' : '',
    struck: (rules.get('text-decoration') ?? '').includes('line-through'),
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

function declarations(style: string): Map<string, string> {
  const rules = new Map<string, string>()
  for (const declaration of withoutComments(style).split(';')) {
    const colon = declaration.indexOf(':')
    if (colon === -1) continue
    const value = declaration
      .slice(colon + 1)
      .toLowerCase()
      .replace('!important', '')
      .trim()
    rules.set(declaration.slice(0, colon).trim().toLowerCase(), value)
  }
  return rules
}

function withoutComments(style: string): string {
  let rest = style
  let kept = ''
  for (;;) {
    const start = rest.indexOf('/*')
    if (start === -1) return kept + rest
    const end = rest.indexOf('*/', start + 2)
    kept += rest.slice(0, start)
    if (end === -1) return kept
    rest = rest.slice(end + 2)
  }
}

function lookOf(rules: Map<string, string>, attributes: Attributes, inherited: Look): Look {
  const paint = rules.get('background') ?? ''
  const painted = /url\(|gradient\(/.test(paint)
  const own = colourOf(rules.get('background-color') ?? (painted ? '' : paint)) || colourOf(attributes.get('bgcolor') ?? '')
  const opaque = own === 'transparent' ? '' : own
  return {
    colour: colourOf(rules.get('color') ?? attributes.get('color') ?? '') || inherited.colour,
    background: opaque || (painted ? '' : inherited.background),
  }
}

function isFolded(rules: Map<string, string>): boolean {
  const visibility = rules.get('visibility')
  if (rules.get('display') === 'none' || visibility === 'hidden' || visibility === 'collapse') return true
  const cut = (rules.get('overflow') ?? '').startsWith('hidden') || (rules.get('overflow-y') ?? '').startsWith('hidden')
  return cut && (isZero(rules.get('height')) || isZero(rules.get('max-height')))
}

function isBuried(rules: Map<string, string>, look: Look): boolean {
  const opacity = rules.get('opacity')
  if (opacity !== undefined && Number.parseFloat(opacity) <= 0.05) return true
  const size = rules.get('font-size')
  if (size !== undefined && /^[\d.]+(?:px|pt|em|rem|%)?$/.test(size) && Number.parseFloat(size) < smallest(size)) return true
  if (look.colour === 'transparent' || (look.colour !== '' && look.colour === look.background)) return true
  if (
    /^rect\((?:0|1px)[\s,]/.test(rules.get('clip') ?? '') ||
    /^(?:inset\((?:50|100)%|circle\(0)/.test(rules.get('clip-path') ?? '')
  )
    return true
  if (/scale\(0|translate[xy]?\(\s*-\d{4,}/.test(rules.get('transform') ?? '')) return true
  if (Number.parseFloat(rules.get('text-indent') ?? '0') <= -500) return true
  const placed = rules.get('position') === 'absolute' || rules.get('position') === 'fixed'
  const away = ['left', 'top', 'right', 'bottom', 'margin-left', 'margin-top'].some((side) => {
    const place = Number.parseFloat(rules.get(side) ?? '0')
    return place <= -500 || place >= 9000
  })
  if (away && (placed || rules.has('margin-left') || rules.has('margin-top'))) return true
  const cut = (rules.get('overflow') ?? '').startsWith('hidden')
  return cut && isTiny(rules.get('width')) && isTiny(rules.get('height'))
}

function smallest(size: string): number {
  return size.endsWith('em') ? 0.15 : size.endsWith('%') ? 15 : 2
}

function isZero(length: string | undefined): boolean {
  return length !== undefined && Number.parseFloat(length) === 0
}

function isTiny(length: string | undefined): boolean {
  return length !== undefined && Number.parseFloat(length) <= 1
}

const names: Record<string, string> = { white: '#ffffff', black: '#000000', red: '#ff0000', snow: '#fffafa', ivory: '#fffff0' }

/** A colour in one spelling: '#rrggbb', 'transparent', or the words as given; near white counts as white. */
function colourOf(text: string): string {
  const value = text.trim().toLowerCase()
  if (value === '' || value === 'inherit' || value === 'initial' || value.startsWith('var(')) return ''
  if (value === 'transparent') return value
  const named = names[value] ?? value
  const short = /^#([\da-f])([\da-f])([\da-f])([\da-f])?$/.exec(named)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/.exec(named)
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+%?))?\s*\)$/.exec(named)
  if (parts !== null && parts[4] !== undefined && Number.parseFloat(parts[4]) === 0) return 'transparent'
  if (short?.[4] === '0' || long?.[4] === '00') return 'transparent'
  const channels = short
    ? short.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16))
    : long
      ? long.slice(1, 4).map((digits) => Number.parseInt(digits, 16))
      : parts
        ? parts.slice(1, 4).map(Number)
        : undefined
  if (channels === undefined) return named
  // Colours this close cannot be told apart on a screen.
  return channels.map((channel) => Math.round(channel / 12)).join(' ')
}
