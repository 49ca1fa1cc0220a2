import { AttributeAction, isTraversal, parse, type Selector, SelectorType } from 'css-what'
import { onceFor } from '../../plain/remembered.ts'
import type { Attributes } from '../markup/read-markup.ts'

/** An element as selectors see it. */
export interface StyledElement {
  name: string
  attributes: Attributes
  classes: readonly string[]
  parent: StyledElement | undefined
  /** The element before it under the same parent. */
  before: StyledElement | undefined
  /** Its place among its siblings, from 1, and how many elements it holds. */
  place: number
  children: number
  /** How many siblings it has, itself included. */
  siblings: number
  /** False of an element with a name of the page's own, until a script says what it is. Source: HTML Living Standard, 4.13.5. */
  defined: boolean
}

/** One selector, cut at its combinators: `parts` from left to right, each with the combinator before it. */
export interface CompiledSelector {
  parts: readonly { checks: readonly Selector[]; combinator: SelectorType }[]
  specificity: number
  /** True when it speaks of a state that a person brings about: a box checked, a target followed. */
  stateful: boolean
  /** True when what it asks for is not all known as an element begins: what stands inside it or after it. */
  doubtful: boolean
  /** True when a browser may not know a selector of the list that it stands in: then it drops all of that. */
  odd: boolean
}

/** What may still be compared for one page; hostile pages and sheets stop here and not at the clock. */
export interface Effort {
  left: number
}

const longestSelector = 1_000
const deepestBrackets = 8

/** The selectors of a rule; none when they cannot be read or stand for no element of the page. */
export function compiledSelectors(selector: string): CompiledSelector[] {
  if (selector.length > longestSelector || depthOf(selector) > deepestBrackets) return []
  try {
    const list = parse(selector)
    const odd = list.some((tokens) => tokens.some(isUnknown))
    return list
      .filter((tokens) => !tokens.some((token) => token.type === SelectorType.PseudoElement))
      .flatMap((tokens) => compiled(tokens, odd) ?? [])
  } catch {
    // What css-what refuses, a browser leaves out as well.
    return []
  }
}

function depthOf(selector: string): number {
  let depth = 0
  let deepest = 0
  for (const sign of selector) {
    if (sign === '(') deepest = Math.max(deepest, ++depth)
    else if (sign === ')') depth -= 1
  }
  return deepest
}

function compiled(tokens: readonly Selector[], odd = false): CompiledSelector | undefined {
  const parts: { checks: Selector[]; combinator: SelectorType }[] = [{ checks: [], combinator: SelectorType.Descendant }]
  for (const token of tokens) {
    if (isTraversal(token)) parts.push({ checks: [], combinator: token.type })
    else parts.at(-1)?.checks.push(token)
  }
  if (parts.some((part) => part.checks.length === 0)) return undefined
  return { parts, specificity: specificityOf(tokens), stateful: tokens.some(isState), doubtful: tokens.some(isDoubtful), odd }
}

const isRoot = ({ parent }: StyledElement) => parent === undefined
const leads = ({ attributes }: StyledElement) => attributes.has('href')
const writable = new Set(['input', 'textarea', 'select'])

/** Of the states that an element may be in as a page arrives whether it is; `opened`: those that a person can bring about count as given. */
const arrived = new Map<string, (element: StyledElement, effort: Effort, opened: boolean) => boolean>([
  ['root', isRoot],
  ['scope', isRoot],
  ['first-child', ({ place }) => place === 1],
  ['last-child', ({ place, siblings }) => place === siblings],
  ['only-child', ({ siblings }) => siblings === 1],
  ['empty', ({ children }) => children === 0],
  ['first-of-type', (element, effort) => placeOfType(element, effort) === 1],
  ['checked', ({ attributes }, _, opened) => opened || attributes.has('checked')],
  ['target', ({ attributes }, _, opened) => opened && attributes.has('id')],
  ['open', ({ attributes }) => attributes.has('open')],
  ['link', leads],
  ['any-link', leads],
  ['enabled', () => true],
  ['read-only', ({ name, attributes }) => !writable.has(name) && !attributes.has('contenteditable')],
  ['defined', ({ defined }) => defined],
])

/** States that no element is in as a page arrives. */
const states = new Set(
  `hover focus focus-visible focus-within active visited disabled invalid user-invalid valid user-valid required optional out-of-range in-range
  indeterminate placeholder-shown autofill fullscreen modal popover-open playing paused read-write default picture-in-picture`.split(
    /\s+/,
  ),
)
const answered = new Set([
  ...arrived.keys(),
  ...'is where not has matches any -webkit-any lang nth-child nth-of-type nth-last-child host host-context'.split(' '),
])
const later = new Set('has last-of-type only-of-type nth-last-of-type'.split(' '))

function isUnknown(token: Selector): boolean {
  if (token.type !== SelectorType.Pseudo) return false
  if (token.name === 'not' && Array.isArray(token.data)) return token.data.some((tokens) => tokens.some(isUnknown))
  return (
    !states.has(token.name) &&
    !answered.has(token.name) &&
    !later.has(token.name) &&
    !/^-webkit-|^(?:dir|before|after)$/.test(token.name)
  )
}

function isDoubtful(token: Selector): boolean {
  if (token.type !== SelectorType.Pseudo) return false
  if (later.has(token.name)) return true
  if (typeof token.data === 'string') return token.name.startsWith('nth-') && /\bof\b/.test(token.data)
  return Array.isArray(token.data) && token.data.some((tokens) => tokens.some(isDoubtful))
}

const compiledOnce = onceFor((tokens: readonly Selector[]) => compiled(tokens))

function isState(token: Selector): boolean {
  return token.type === SelectorType.Pseudo && (token.name === 'checked' || token.name === 'target')
}

/** Ids count a million, classes, attributes and states a thousand, names one. Source: Selectors Level 4, 16. */
function specificityOf(tokens: readonly Selector[]): number {
  let sum = 0
  for (const token of tokens) {
    if (token.type === SelectorType.Tag) sum += 1
    else if (token.type === SelectorType.Attribute)
      sum += token.name === 'id' && token.action === AttributeAction.Equals ? 1e6 : 1e3
    else if (token.type === SelectorType.Pseudo) {
      if (token.name === 'where') continue
      sum += Array.isArray(token.data) ? Math.max(0, ...token.data.map(specificityOf)) : 1e3
    }
  }
  return sum
}

/** @param opened true when states that a person can bring about count as given */
export function matches(selector: CompiledSelector, element: StyledElement, effort: Effort, opened = false): boolean {
  return matchesFrom(selector.parts, element, effort, { opened, later: true })
}

/** The same, when what is not known yet holds and when it does not: 'maybe' where these differ. */
export function matchesSurely(selector: CompiledSelector, element: StyledElement, effort: Effort): 'yes' | 'maybe' | 'no' {
  const [one = false, other = false] = [true, false].map((isLater) =>
    matchesFrom(selector.parts, element, effort, { opened: false, later: isLater }),
  )
  return one && other ? 'yes' : one || other ? 'maybe' : 'no'
}

/** What counts as given: states that a person can bring about, and what is not known yet. */
interface Given {
  opened: boolean
  later: boolean
}

/** Whether an element is what a selector says from its beginning up to one of its parts, the last unless given. */
function matchesFrom(
  parts: CompiledSelector['parts'],
  element: StyledElement,
  effort: Effort,
  given: Given,
  at = parts.length - 1,
): boolean {
  const part = parts[at]
  effort.left -= 1
  if (part === undefined || effort.left < 0) return false
  if (!part.checks.every((check) => holds(check, element, effort, given))) return false
  if (at === 0) return true
  const isMatch = (other: StyledElement | undefined) => other !== undefined && matchesFrom(parts, other, effort, given, at - 1)
  if (part.combinator === SelectorType.Child) return isMatch(element.parent)
  if (part.combinator === SelectorType.Adjacent) return isMatch(element.before)
  const step = part.combinator === SelectorType.Sibling ? 'before' : 'parent'
  if (part.combinator !== SelectorType.Sibling && part.combinator !== SelectorType.Descendant) return false
  for (let other = element[step]; other !== undefined && effort.left > 0; other = other[step]) if (isMatch(other)) return true
  return false
}

function holds(check: Selector, element: StyledElement, effort: Effort, given: Given): boolean {
  if (check.type === SelectorType.Universal) return true
  if (check.type === SelectorType.Tag) return check.name.toLowerCase() === element.name
  if (check.type === SelectorType.Attribute) return attributeHolds(check, element)
  if (check.type !== SelectorType.Pseudo) return false
  const { name, data } = check
  if (Array.isArray(data)) {
    // What stands inside an element is not known when it begins.
    if (name === 'has') return given.later
    const some = data.some((tokens) => {
      const inner = compiledOnce(tokens)
      return inner !== undefined && matchesFrom(inner.parts, element, effort, given)
    })
    return name === 'not' ? !some : name === 'is' || name === 'where' || name === 'matches' || name === 'any' ? some : false
  }
  if (name === 'lang') return hasLanguage(element, typeof data === 'string' ? data : '')
  if (later.has(name) || (name.startsWith('nth-') && /\bof\b/.test(typeof data === 'string' ? data : ''))) return given.later
  if (name.startsWith('nth-')) return isNth(name, typeof data === 'string' ? data : '', element, effort)
  return arrived.get(name)?.(element, effort, given.opened) ?? false
}

/** Whether an element, or the nearest around it that says so, is of a language; a page that does not say may be of any. */
function hasLanguage(element: StyledElement, asked: string): boolean {
  let one: StyledElement | undefined = element
  while (one !== undefined && !one.attributes.has('lang')) one = one.parent
  const said = one?.attributes.get('lang')?.toLowerCase()
  if (said === undefined) return true
  return asked
    .toLowerCase()
    .split(/[\s,"']+/)
    .some((language) => language !== '' && (said === language || said.startsWith(`${language}-`)))
}

function attributeHolds(check: Extract<Selector, { type: SelectorType.Attribute }>, element: StyledElement): boolean {
  const { name, action } = check
  if (name === 'class' && action === AttributeAction.Element) return element.classes.includes(check.value)
  const own = element.attributes.get(name.toLowerCase())
  if (own === undefined) return action === AttributeAction.Not
  const fold = check.ignoreCase === true
  const [value, sought] = fold ? [own.toLowerCase(), check.value.toLowerCase()] : [own, check.value]
  return compared[action](value, sought)
}

const compared: Record<AttributeAction, (value: string, sought: string) => boolean> = {
  [AttributeAction.Exists]: () => true,
  [AttributeAction.Equals]: (value, sought) => value === sought,
  [AttributeAction.Not]: (value, sought) => value !== sought,
  [AttributeAction.Any]: (value, sought) => sought !== '' && value.includes(sought),
  [AttributeAction.Start]: (value, sought) => sought !== '' && value.startsWith(sought),
  [AttributeAction.End]: (value, sought) => sought !== '' && value.endsWith(sought),
  [AttributeAction.Hyphen]: (value, sought) => value === sought || value.startsWith(`${sought}-`),
  [AttributeAction.Element]: (value, sought) => value.split(/\s+/).includes(sought),
}

function placeOfType(element: StyledElement, effort: Effort): number {
  let place = 1
  for (let other = element.before; other !== undefined && effort.left > 0; other = other.before) {
    effort.left -= 1
    if (other.name === element.name) place += 1
  }
  return place
}

function isNth(name: string, formula: string, element: StyledElement, effort: Effort): boolean {
  const place =
    name === 'nth-child'
      ? element.place
      : name === 'nth-of-type'
        ? placeOfType(element, effort)
        : name === 'nth-last-child'
          ? element.siblings - element.place + 1
          : 0
  if (place === 0) return false
  const text = formula.toLowerCase().replace(/\s+/g, '')
  if (text === 'odd') return place % 2 === 1
  if (text === 'even') return place % 2 === 0
  const match = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(text)
  if (match === null) return false
  const step = match[1] === undefined ? 0 : match[1] === '' || match[1] === '+' ? 1 : match[1] === '-' ? -1 : Number(match[1])
  const first = Number(match[2] ?? 0)
  return step === 0 ? place === first : (place - first) % step === 0 && (place - first) / step >= 0
}
