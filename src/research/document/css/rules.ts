import { TokenType, tokenizer } from '@csstools/css-tokenizer'
import { isKnownQuery, mediaHolds } from './media.ts'
import { isTaken, unescaped } from './values.ts'

/** One rule that may decide whether text is seen, for the screen that pages are read for. */
export interface CssRule {
  /** As written, those of rules around it resolved. */
  selector: string
  /** Number of its layer in the order of the sheet, a later one wins; undefined outside of layers, which wins against all. */
  layer: number | undefined
  /** Whether it stands under a condition that is not worked out here: what it hides is hidden, and what it shows is not shown. */
  doubtful: boolean
  declarations: readonly CssDeclaration[]
}

export interface CssDeclaration {
  property: string
  /** In lower case. */
  value: string
  important: boolean
}

/** What a style sheet says about seeing. */
export interface CssSheet {
  rules: readonly CssRule[]
  /** Addresses of sheets it imports, as written. */
  imports: readonly string[]
  /** Values of custom properties where no rule gives one. */
  initial: ReadonlyMap<string, string>
  animations: ReadonlyMap<string, CssAnimation>
}

/** What holds at the two ends of an animation. */
export interface CssAnimation {
  start: readonly CssDeclaration[]
  end: readonly CssDeclaration[]
}

const properties = new Set(
  `animation animation-fill-mode animation-name background background-color background-image background-clip -webkit-background-clip
  -webkit-text-fill-color -webkit-text-stroke -webkit-text-stroke-width clip clip-path -webkit-clip-path color
  contain content content-visibility display filter font font-size height left letter-spacing line-height margin-left margin-top mask mask-image -webkit-mask -webkit-mask-image max-height
  max-width grid-template-rows offset-path opacity overflow overflow-x overflow-y position right rotate scale
  text-decoration text-decoration-line text-indent text-shadow top bottom inset transform translate visibility width
  word-spacing z-index zoom margin backface-visibility -webkit-text-security direction unicode-bidi mask-size transform-origin
  animation-delay animation-direction animation-play-state`.split(/\s+/),
)
/** Logical names as they hold on a page that is written from left to right. Source: CSS Logical Properties and Values Level 1. */
const physical = new Map([
  ['block-size', 'height'],
  ['inline-size', 'width'],
  ['max-block-size', 'max-height'],
  ['max-inline-size', 'max-width'],
  ['overflow-block', 'overflow-y'],
  ['overflow-inline', 'overflow-x'],
  ['inset-inline-start', 'left'],
  ['inset-inline-end', 'right'],
  ['inset-block-start', 'top'],
  ['inset-block-end', 'bottom'],
  ['margin-inline-start', 'margin-left'],
  ['margin-block-start', 'margin-top'],
  ['inset-inline', 'inset'],
  ['inset-block', 'inset'],
  ['margin-inline', 'margin'],
  ['offset', 'offset-path'],
  ...`animation animation-delay animation-direction animation-fill-mode animation-name animation-play-state backface-visibility filter
    mask-size opacity transform transform-origin`
    .split(/\s+/)
    .map((name): [string, string] => [`-webkit-${name}`, name]),
])
const longestSheet = 1_500_000
const mostRules = 30_000
const mostImports = 10
const deepestNesting = 12
const longestSelector = 1_000
const longestValue = 300

interface Part {
  /** 'rules' holds rules, 'style' declarations and nested rules, 'frames' the steps of an animation, 'property' what a custom property is, 'skipped' is read by nobody. */
  kind: 'rules' | 'style' | 'frames' | 'frame' | 'property' | 'skipped'
  selector: string
  layer: string
  doubtful: boolean
  declarations: CssDeclaration[]
}

/**
 * Reads a style sheet in one pass, in time that grows with its length. Takes any text and never throws; what holds on another
 * medium or under a condition that is not met is left out.
 * Source of the order of things: CSS Syntax Module Level 3, 5.
 */
export function readSheet(css: string): CssSheet {
  const reader = new SheetReader()
  const source = tokenizer({ css: css.slice(0, longestSheet) })
  for (let token = source.nextToken(); token[0] !== TokenType.EOF; token = source.nextToken()) {
    const [type, text] = token
    if (type === TokenType.Comment || type === TokenType.CDO || type === TokenType.CDC) continue
    if (!reader.token(type, text)) break
  }
  return reader.finish()
}

/** The address that an `@import` names, as written; undefined of another statement, and of one for another medium. @param statement without its end */
export function importedBy(statement: string): string | undefined {
  const [, href, condition = ''] = /^@import\s*(?:url\(\s*)?["']?([^"')\s]+)["']?\s*\)?\s*(.*)$/is.exec(statement) ?? []
  return href !== undefined && mediaHolds(condition.replace(/\b(?:layer|supports)(?:\([^)]*\))?/gi, '')) ? href : undefined
}

class SheetReader {
  private readonly rules: (Omit<CssRule, 'layer'> & { layer: string })[] = []
  private readonly imports: string[] = []
  private readonly animations = new Map<string, { start: CssDeclaration[]; end: CssDeclaration[] }>()
  private frames: { start: CssDeclaration[]; end: CssDeclaration[] } = { start: [], end: [] }
  private readonly initial = new Map<string, string>()
  private readonly layers = new Set<string>()
  private unnamed = 0
  private readonly parts: Part[] = [{ kind: 'rules', selector: '', layer: '', doubtful: false, declarations: [] }]
  /** What was read since the last border of a rule or declaration. */
  private written: string[] = []
  private brackets = 0

  /** False when enough was read. */
  token(type: TokenType, text: string): boolean {
    if (type === TokenType.Function || type === TokenType.OpenParen || type === TokenType.OpenSquare) this.brackets += 1
    else if (type === TokenType.CloseParen || type === TokenType.CloseSquare) this.brackets = Math.max(0, this.brackets - 1)
    else if (this.brackets === 0 && type === TokenType.OpenCurly) return this.open()
    else if (this.brackets === 0 && type === TokenType.CloseCurly) return this.close()
    else if (this.brackets === 0 && type === TokenType.Semicolon) {
      this.statement()
      return true
    }
    this.written.push(text)
    return true
  }

  finish(): CssSheet {
    while (this.parts.length > 1) this.close()
    const layers = orderedLayers([...this.layers])
    const rules = this.rules.map((rule) => ({ ...rule, layer: layers.get(rule.layer) }))
    return { rules, imports: this.imports, initial: this.initial, animations: this.animations }
  }

  private get part(): Part {
    return this.parts.at(-1) ?? { kind: 'skipped', selector: '', layer: '', doubtful: false, declarations: [] }
  }

  private take(): string {
    const text = this.written.join('').trim()
    this.written = []
    return text
  }

  private open(): boolean {
    const outer = this.part
    const head = this.take()
    const animation = /^@(?:-\w+-)?keyframes\s+["']?([\w-]+)/i.exec(head)?.[1]
    const inner = { selector: outer.selector, layer: outer.layer, doubtful: outer.doubtful, declarations: [] }
    const skipped =
      outer.kind === 'skipped' || outer.kind === 'frame' || outer.kind === 'property' || this.parts.length > deepestNesting
    if (skipped) this.parts.push({ ...inner, kind: 'skipped' })
    else if (/^@property\s/i.test(head)) this.parts.push({ ...inner, kind: 'property', selector: head.slice(9).trim() })
    else if (animation !== undefined) {
      this.frames = { start: [], end: [] }
      this.animations.set(animation.toLowerCase(), this.frames)
      this.parts.push({ ...inner, kind: 'frames' })
    } else if (outer.kind === 'frames') {
      const isEnd = /(?:^|,)\s*(?:to|100%)\s*(?:,|$)/i.test(head)
      const isStart = /(?:^|,)\s*(?:from|0%)\s*(?:,|$)/i.test(head)
      const declarations = isEnd ? this.frames.end : this.frames.start
      if (isEnd && isStart) this.frames.start = declarations
      this.parts.push({ ...inner, kind: isEnd || isStart ? 'frame' : 'skipped', declarations })
    } else if (head.startsWith('@')) {
      const group = groupOf(head, outer, () => `<${(this.unnamed += 1)}>`)
      this.noteLayer(group.layer ?? outer.layer)
      this.parts.push({ ...inner, ...group })
    } else this.parts.push({ ...inner, kind: 'style', selector: nestedIn(outer.selector, head) })
    return this.rules.length < mostRules
  }

  private close(): boolean {
    this.statement()
    if (this.parts.length === 1) {
      // A bracket too many belongs to the selector that follows, which is none then. Source: CSS Syntax Module Level 3, 5.5.3.
      this.written.push('}')
      return true
    }
    const part = this.parts.pop()
    if (part !== undefined && part.kind === 'style' && part.declarations.length > 0 && part.selector !== '') this.rules.push(part)
    return this.rules.length < mostRules
  }

  /** Notes a layer and those around it, in the order in which they are named first. */
  private noteLayer(name: string): void {
    const parts = name.split('.')
    for (let depth = 2; depth <= Math.min(parts.length, deepestNesting); depth += 1)
      this.layers.add(parts.slice(0, depth).join('.'))
  }

  private statement(): void {
    const text = this.take()
    const { kind, declarations } = this.part
    if (text === '') return
    if (kind === 'style' || kind === 'frame') {
      const declaration = declarationOf(text)
      if (declaration !== undefined) declarations.push(declaration)
    } else if (kind === 'property') {
      const [, value] = /^initial-value\s*:\s*(.*)$/is.exec(text) ?? []
      if (value !== undefined) this.initial.set(this.part.selector, value.slice(0, longestValue).toLowerCase())
    } else if (/^@layer\s/i.test(text)) {
      for (const name of text.slice(6).split(',')) this.noteLayer(`${this.part.layer}.${name.trim()}`)
    } else if (kind === 'rules' && this.imports.length < mostImports) {
      const imported = importedBy(text)
      if (imported !== undefined) this.imports.push(imported)
    }
  }
}

/** 'not (x: y)' holds of a property that no browser knows; those of real ones begin like these. */
const asksForUnknown =
  /^not\s*\(\s*(?!selector|font|(?:-\w+-)?(?:accent|align|anchor|animation|aspect|backdrop|background|block|border|bottom|box|clip|color|column|contain|content|counter|cursor|display|filter|flex|float|font|gap|grid|height|hyphen|initial|inline|inset|isolation|justify|left|letter|line|list|margin|mask|max|min|mix|object|offset|opacity|outline|overflow|overscroll|padding|perspective|place|pointer|position|resize|right|rotate|row|scale|scroll|shape|text|top|touch|transform|transition|translate|user|view|visibility|white|width|will|word|writing|z-index)|--)/i

function groupOf(head: string, outer: Part, nameless: () => string): Pick<Part, 'kind'> & { layer?: string; doubtful?: boolean } {
  const [, name = '', query = ''] = /^@([\w-]+)\s*(.*)$/s.exec(head) ?? []
  const kind = outer.selector === '' ? 'rules' : 'style'
  const doubtful = { kind, doubtful: true } as const
  const inside = { kind } as const
  const skipped = { kind: 'skipped' } as const
  if (name === 'layer') return { kind, layer: `${outer.layer}.${query.trim() || nameless()}` }
  if (name === 'supports') {
    if (!isKnownSupport(query)) return doubtful
    return /^not\b/i.test(query) ? skipped : inside
  }
  if (name === 'container') {
    const asked = query.replace(/^[\w-]+\s+(?=\()/, '')
    return !isKnownQuery(asked) ? doubtful : mediaHolds(asked) ? inside : skipped
  }
  if (name === 'media') return !isKnownQuery(query) ? doubtful : mediaHolds(query) ? inside : skipped
  return name === 'scope' ? doubtful : name === 'nest' ? inside : skipped
}

/** Whether all that a rule asks for is known to every browser: no property or value of which that cannot be said. */
function isKnownSupport(query: string): boolean {
  if (asksForUnknown.test(query)) return false
  return [...query.matchAll(/\(\s*([\w-]+)\s*:\s*((?:[^()]|\([^()]*\))*)\)/g)].every(
    ([whole, property = '', value = '']) =>
      !asksForUnknown.test(`not ${whole}`) && isTaken(property.toLowerCase(), value.trim().toLowerCase()),
  )
}

/**
 * Numbers of layers, from the weakest to the strongest: as they are named first, and what a layer says itself over the layers inside
 * of it. Source: CSS Cascading Level 5, 6.4.3.
 */
function orderedLayers(names: readonly string[]): Map<string, number> {
  const order = new Map<string, number>()
  const inside = Map.groupBy(names, (name) => name.slice(0, name.lastIndexOf('.')))
  const place = (outer: string) => {
    for (const name of inside.get(outer) ?? []) place(name)
    if (outer !== '') order.set(outer, order.size)
  }
  place('')
  return order
}

/** The selector of a rule inside another one. */
function nestedIn(outer: string, selector: string): string {
  if (selector === '' || selector.length > longestSelector) return ''
  if (outer === '') return selector
  const around = `:is(${outer})`
  const whole = selector.includes('&')
    ? selector.replaceAll('&', around)
    : selector
        .split(',')
        .map((one) => `${around} ${one}`)
        .join(',')
  return whole.length > longestSelector ? '' : whole
}

/** A declaration that may decide whether text is seen, or a value others refer to. */
export function declarationOf(text: string): CssDeclaration | undefined {
  const colon = text.indexOf(':')
  if (colon <= 0) return undefined
  const name = unescaped(text.slice(0, colon)).trim()
  const written = name.toLowerCase()
  const property = name.startsWith('--') ? name : (physical.get(written) ?? written)
  if (!properties.has(property) && !property.startsWith('--')) return undefined
  const value = unescaped(text.slice(colon + 1, colon + 1 + longestValue)).toLowerCase()
  const important = /!\s*important\s*$/.test(value)
  const plain = value.replace(/!\s*important\s*$/, '').trim()
  return isTaken(property, plain) || property.startsWith('--') ? { property, value: plain, important } : undefined
}
