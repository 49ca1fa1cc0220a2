import { AttributeAction, type Selector, SelectorType } from 'css-what'
import { type CssAnimation, type CssDeclaration, type CssRule, type CssSheet, declarationOf, readSheet } from '../css/rules.ts'
import {
  type CompiledSelector,
  compiledSelectors,
  type Effort,
  matches,
  matchesSurely,
  type StyledElement,
} from '../css/selector.ts'
import { addTo } from '../../plain/grouped.ts'
import { onceFor } from '../../plain/remembered.ts'
import { type Look, plainLook, whitePage } from './look.ts'

interface StyleRule {
  selector: CompiledSelector
  /** Of rules that both hold, the one with the higher rank wins. */
  rank: number
  order: number
  /** Among important declarations layers count the other way round. */
  importantRank: number
  doubtful: boolean
  declarations: readonly CssDeclaration[]
}

/** Values by property, in lower case, as they hold for one element. */
export type Declarations = ReadonlyMap<string, string>

/** Whether sheets that a page links were not read: those of its own site, or only others. */
export type MissingSheets = 'none' | 'others' | 'own'

const nothing: Declarations = new Map()
const mostSelectors = 40_000
/** So many layers are told apart; a selector counts less than a layer. */
const mostLayers = 1e5
const mostReferences = 5
/** Comparisons for a page: some for any page, and some for each character of it. */
const leastEffort = 600_000
const effortPerCharacter = 3

/** What the style sheets of a page say about its elements. */
export class PageStyles {
  /** Names of attributes that rules ask for. */
  readonly attributes = new Set<string>()
  readonly isEmpty: boolean
  /** False when sheets that the page links were not read: then a class may set any background. */
  readonly complete: boolean
  /** What a page looks like before its elements say anything: white, unless a sheet of its own site was not read. */
  readonly page: Look
  /** By what an element must have to be of a rule: '#id', '.class', its name, or '*' for nothing of these. */
  private readonly rules = new Map<string, StyleRule[]>()
  /** Custom properties, by the last rule that gives them. */
  private readonly values = new Map<string, string>()
  private readonly customOf = onceFor((element: StyledElement) => this.customIn(element))
  private readonly animations = new Map<string, CssAnimation>()
  private readonly effort: Effort
  private count = 0

  /**
   * @param missing whether a sheet of the page was not read, and whether it is one of its own site
   * @param length of the page, in characters
   */
  constructor(sheets: readonly CssSheet[], missing: MissingSheets, length: number) {
    this.effort = { left: leastEffort + effortPerCharacter * length }
    this.complete = missing === 'none'
    this.page = missing === 'own' ? plainLook : whitePage
    for (const { rules, animations, initial } of sheets) {
      for (const [property, value] of initial) if (!this.values.has(property)) this.values.set(property, value)
      for (const [name, end] of animations) this.animations.set(name, end)
      for (const rule of rules) {
        for (const { property, value } of rule.declarations) if (property.startsWith('--')) this.values.set(property, value)
        for (const selector of compiledSelectors(rule.selector))
          this.add(selector, rule.layer, rule.declarations, rule.doubtful || selector.odd)
        this.addPart(rule, /::?first-line\s*$/)
        this.addPart(rule, /::details-content\s*$/)
        this.addDrawn(rule)
      }
    }
    this.isEmpty = this.count === 0
  }

  /** True once comparing took too long; nothing is known of what follows. */
  get exhausted(): boolean {
    return this.effort.left < 0
  }

  /** What holds for an element, its own `style` among it, where all that is in doubt is left out. */
  of(element: StyledElement | undefined, style: string | undefined): Declarations {
    return this.ways(element, style)[0] ?? nothing
  }

  /**
   * What holds for an element, its own `style` among it: without the rules that are in doubt and, where there are such, with them.
   * Order: normal rules, the element's own, important rules, the element's own important ones (CSS Cascading Level 5, 6).
   */
  ways(element: StyledElement | undefined, style: string | undefined): readonly Declarations[] {
    if (element === undefined && style === undefined) return [nothing]
    const own = style === undefined ? [] : inlineDeclarations(style)
    const rules = element === undefined ? [] : this.rulesFor(element)
    if (rules.length === 0 && own.length === 0) return [nothing]
    const sure = rules.filter(({ doubtful }) => !doubtful)
    const ways = sure.length < rules.length ? [sure, rules] : [rules]
    return ways.map((held) => {
      const found = new Map<string, string>()
      for (const rule of held) this.lay(rule.declarations, false, found, element)
      this.lay(own, false, found, element)
      for (const rule of held.toSorted((one, other) => one.importantRank - other.importantRank || one.order - other.order))
        this.lay(rule.declarations, true, found, element)
      this.lay(own, true, found, element)
      this.layEnd(found, element)
      return found
    })
  }

  /** Whether a state that a person can bring about – a box checked, a link followed – shows an element that is closed. */
  opens(element: StyledElement): boolean {
    return this.candidates(element).some(
      (rule) => rule.selector.stateful && rule.declarations.some(shows) && matches(rule.selector, element, this.effort, true),
    )
  }

  /** Whether there may be an animation of this name: no word that only says how one runs, and none that no sheet holds. */
  readonly animates = (name: string): boolean =>
    this.animations.has(name) || (!this.complete && !/^(?:none|initial|inherit|unset|s|ms)$/.test(name))

  /** What an animation leaves at its end is what is seen: of one that stays there, and of one that never shows anything else. */
  private layEnd(found: Map<string, string>, element: StyledElement | undefined): void {
    const written = `${found.get('animation') ?? ''} ${found.get('animation-name') ?? ''}`
    if (written === ' ') return
    const all = ['fill-mode', 'direction', 'delay', 'play-state'].map((part) => found.get(`animation-${part}`) ?? '')
    const run = [written, ...all].join(' ')
    const ran = isStill(run)
    const stays = /\b(?:forwards|both|infinite|backwards)\b/.test(run)
    if (!stays && !ran) return
    for (const name of written.match(/[a-z_][\w-]*/g) ?? []) {
      const frames = this.animations.get(name)
      const end = (ran || /\breverse\b/.test(run) || /\balternate\b/.test(run) ? frames?.start : frames?.end) ?? []
      if (end.length === 0) continue
      this.lay(end, false, found, element)
      for (const property of ['animation', 'animation-name']) found.delete(property)
    }
  }

  private lay(
    declarations: readonly CssDeclaration[],
    important: boolean,
    found: Map<string, string>,
    element: StyledElement | undefined,
  ): void {
    for (const { property, value, important: own } of declarations)
      if (own === important && !property.startsWith('--') && value !== 'revert-layer')
        found.set(property, this.resolved(value, element))
  }

  private resolved(value: string, element: StyledElement | undefined): string {
    let text = value
    for (let round = 0; round < mostReferences && text.includes('var('); round += 1) {
      text = text.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, otherwise: string | undefined) =>
        (this.valueFor(name, element) ?? this.values.get(name) ?? otherwise ?? '').slice(0, 100),
      )
    }
    // Of the two colours of light and dark screens the light one is shown; a setting of the system that is not there has its other value.
    return text
      .replace(/light-dark\(\s*((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g, '$1')
      .replace(/env\([^(),]*,\s*([^()]*)\)/g, '$1')
      .trim()
  }

  /** The value of a custom property as an element takes it over from the nearest one around it that gives it one. */
  private valueFor(name: string, element: StyledElement | undefined): string | undefined {
    for (let one = element; one !== undefined && this.effort.left > 0; one = one.parent) {
      this.effort.left -= 1
      const value = this.customOf(one).get(name)
      if (value !== undefined) return value
    }
    return undefined
  }

  private customIn(element: StyledElement): Declarations {
    const found = new Map<string, string>()
    const style = element.attributes.get('style') ?? ''
    const own = style.includes('--') ? inlineDeclarations(style) : []
    const given = [...this.rulesFor(element).map(({ declarations }) => declarations), own]
    for (const important of [false, true])
      for (const declarations of given)
        for (const one of declarations)
          if (one.important === important && one.property.startsWith('--')) found.set(one.property, one.value)
    return found
  }

  private rulesFor(element: StyledElement): StyleRule[] {
    return this.candidates(element)
      .flatMap((rule) => {
        if (!rule.selector.doubtful) return matches(rule.selector, element, this.effort) ? [rule] : []
        const answer = matchesSurely(rule.selector, element, this.effort)
        return answer === 'no' ? [] : [answer === 'maybe' ? { ...rule, doubtful: true } : rule]
      })
      .sort((one, other) => one.rank - other.rank || one.order - other.order)
  }

  private candidates(element: StyledElement): StyleRule[] {
    if (this.effort.left < 0) return []
    const classes = Array.from(new Set(element.classes), (name) => `.${name}`)
    const keys = ['*', element.name, ...classes, `#${element.attributes.get('id') ?? ''}`]
    const found = keys.flatMap((key) => this.rules.get(key) ?? [])
    this.effort.left -= found.length
    return this.effort.left < 0 ? [] : found
  }

  private add(
    selector: CompiledSelector,
    layer: number | undefined,
    declarations: readonly CssDeclaration[],
    doubtful: boolean,
  ): void {
    if (this.count >= mostSelectors) return
    const strength = (layer ?? mostLayers) * 1e9
    const rule = {
      selector,
      rank: selector.specificity + strength,
      importantRank: selector.specificity - strength,
      order: this.count,
      doubtful,
      declarations,
    }
    this.count += 1
    for (const part of selector.parts) for (const check of part.checks) this.noteAttributes(check)
    const last = selector.parts.at(-1)?.checks ?? []
    const key =
      named(last, 'id') ?? named(last, 'class') ?? last.find((one) => one.type === SelectorType.Tag)?.name.toLowerCase() ?? '*'
    addTo(this.rules, key, rule)
  }

  /** What hides the only line of an element, or the inside of its details, hides the element, where nothing else is surely known. */
  private addPart({ selector, layer, declarations }: CssRule, part: RegExp): void {
    for (const one of selector.split(',')) {
      if (!part.test(one)) continue
      const closed =
        one.includes('details-content') &&
        !/:open|\[open\]/.test(one) &&
        !declarations.some(({ property }) => property === 'display')
      if (closed) continue
      for (const compiled of compiledSelectors(one.replace(part, '').trim() || '*')) this.add(compiled, layer, declarations, true)
    }
  }

  /** What a sheet draws over all of an element hides it, where nothing inside lies above; what it draws behind its text may be of any color. */
  private addDrawn({ selector, layer, declarations }: CssRule): void {
    if (!/::?(?:before|after)\b/.test(selector)) return
    const lid = declarations.map((one) => ({ ...one, property: `-lid-${one.property}` }))
    const compiled = compiledSelectors(selector.replace(/::?(?:before|after)\b/g, ''))
    for (const drawn of paintsBehind(declarations) ? [lid, unknownPaint] : [lid])
      for (const one of compiled) this.add(one, layer, drawn, false)
  }

  private noteAttributes(check: Selector): void {
    if (check.type === SelectorType.Attribute) this.attributes.add(check.name.toLowerCase())
    else if (check.type === SelectorType.Pseudo && Array.isArray(check.data))
      for (const tokens of check.data) for (const token of tokens) this.noteAttributes(token)
  }
}

const unknownPaint: readonly CssDeclaration[] = [{ property: 'background-image', value: 'url()', important: false }]

/** Whether what a sheet draws itself is a painted box behind the text of an element. */
function paintsBehind(declarations: readonly CssDeclaration[]): boolean {
  const has = (property: string) => declarations.some((one) => one.property === property && !/^(?:none|0|auto)$/.test(one.value))
  const wide = declarations.some(
    ({ property, value }) => /^(?:inset|top|width)$/.test(property) && /^(?:0|100%|100vw)/.test(value),
  )
  return wide && (has('background') || has('background-color') || has('background-image'))
}

function shows({ property, value }: CssDeclaration): boolean {
  if (property === 'display') return value !== 'none'
  if (property === 'visibility') return value === 'visible'
  if (property === 'opacity') return Number.parseFloat(value) > 0.05
  if (property === 'grid-template-rows') return !value.startsWith('0')
  return (property === 'max-height' || property === 'height') && !/^0(?:\D|$)/.test(value)
}

/** What an element must have: '#id', '.class'. */
function named(checks: readonly Selector[], attribute: 'id' | 'class'): string | undefined {
  for (const check of checks) {
    if (check.type !== SelectorType.Attribute || check.name !== attribute) continue
    const action = attribute === 'id' ? AttributeAction.Equals : AttributeAction.Element
    if (check.action === action) return `${attribute === 'id' ? '#' : '.'}${check.value}`
  }
  return undefined
}

/** Whether an animation never leaves its beginning: it waits for longer than anybody looks, or stands still. */
function isStill(run: string): boolean {
  if (/\bpaused\b/.test(run)) return true
  return (run.match(/[\d.]+s\b/g) ?? []).some((time) => Number.parseFloat(time) >= 600)
}

/** Declarations of a `style` attribute. */
function inlineDeclarations(style: string): readonly CssDeclaration[] {
  // Where a string or a comment may hold what only looks like one, they are read as a sheet is.
  if (/["'\\{}]|\/\*/.test(style)) return readSheet(`x{${style}`).rules[0]?.declarations ?? []
  return style.split(';').flatMap((text) => declarationOf(text) ?? [])
}
