import { parseSync } from 'vite'
import { regexParts, type RegexPart } from './alternatives.ts'

/** A part of a rule that can be taken out by itself. */
export interface Piece {
  file: string
  start: number
  end: number
  what: 'guard' | 'operand' | 'never' | 'always' | 'statement' | 'list' | RegexPart['what']
  text: string
}

/** A regular expression, or a source of one, of the rules. */
export interface Written {
  /** Its source as written; each `${…}` is one character from `slot` on. */
  source: string
  parts: RegexPart[]
  /** The piece of its first part; the others follow. */
  first: number
  /** Where each character of the source stands in its file. */
  places: number[]
}

/** Stands for the first `${…}` of a template. */
export const slot = 0xf000

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** What types ask for stays: 'if (first === undefined) return'. */
const forTypes = /\b(?:undefined|null|typeof|instanceof)\b/

/** Finds the pieces of a file, adds them, and puts a switch (`ruleSwitch`, see `switch.ts`) at each. @returns the file with its switches */
export function withSwitches(file: string, code: string, pieces: Piece[], written: Written[]): string {
  const inserts: { at: number; text: string; order: number }[] = []
  const textOf = (node: Node) => code.slice(node.start, node.end)
  const piece = (what: Piece['what'], start: number, end: number) =>
    pieces.push({ file, what, start, end, text: code.slice(start, end).replaceAll(/\s+/g, ' ') }) - 1
  const wrap = (node: Node, before: string, after = ')') => {
    inserts.push({ at: node.start, text: before, order: inserts.length })
    inserts.push({ at: node.end, text: after, order: -inserts.length })
  }
  const regex = (source: string, places: number[]): number => {
    const parts = regexParts(source)
    const first = pieces.length
    for (const part of parts) piece(part.what, places[part.start] ?? 0, (places[part.end - 1] ?? 0) + 1)
    return written.push({ source, parts, first, places }) - 1
  }
  const visit = (node: Node, parent: Node | undefined, depth: number, inWhile: boolean) => {
    const { type } = node
    if (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type)) return
    const { test, tag, argument, operator, callee } = node
    if (type === 'IfStatement' && isNode(test) && !forTypes.test(textOf(test)))
      wrap(test, `ruleSwitch.f(${piece('guard', node.start, node.end)}, `)
    if (type === 'ConditionalExpression' && isNode(test) && !forTypes.test(textOf(test)))
      wrap(test, `ruleSwitch.c(${piece('never', node.start, node.end)}, ${piece('always', node.start, node.end)}, `)
    if (type === 'LogicalExpression' && operator !== '??')
      for (const operand of [node['left'], node['right']])
        if (isNode(operand) && operand['operator'] !== operator && !forTypes.test(textOf(operand)))
          wrap(operand, `ruleSwitch.${operator === '&&' ? 'a' : 'f'}(${piece('operand', operand.start, operand.end)}, `)
    const acts = type === 'ForOfStatement' || type === 'ExpressionStatement'
    if (acts && depth > 0 && !inWhile && parent?.type !== 'ArrowFunctionExpression')
      wrap(node, `if (ruleSwitch.x(${piece('statement', node.start, node.end)})) `, '')
    if (type === 'SpreadElement' && parent?.type === 'ArrayExpression' && depth > 0 && isNode(argument))
      wrap(argument, `ruleSwitch.l(${piece('list', node.start, node.end)}, `)
    if (type === 'Literal' && 'regex' in node) {
      const source = textOf(node).slice(1, textOf(node).lastIndexOf('/'))
      wrap(
        node,
        `ruleSwitch.r(${regex(
          source,
          source.split('').map((_, at) => node.start + 1 + at),
        )}, `,
      )
    }
    if (type === 'TaggedTemplateExpression' && isNode(tag) && /^(?:expression\(|source$|String\.raw$)/.test(textOf(tag)))
      wrap(tag, `ruleSwitch.t(${regex(...templateOf(code, node))}, `)
    if (type === 'NewExpression' && isNode(callee) && textOf(callee) === 'RegExp') wrap(node, 'ruleSwitch.n(')
    const inner = depth + (/Function|Method/.test(type) ? 1 : 0)
    for (const [key, value] of Object.entries(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (key !== 'quasi' && isNode(child)) visit(child, node, inner, inWhile || /^(?:While|DoWhile|For)Statement$/.test(type))
        else if (isNode(child) && Array.isArray(child['expressions']))
          for (const one of child['expressions']) if (isNode(one)) visit(one, child, inner, inWhile)
  }
  const { program } = parseSync(file, code)
  for (const statement of program.body) if (isNode(statement)) visit(statement, undefined, 0, false)
  let made = ''
  let from = 0
  // At one place, what ends does so before what begins; the outer begins first and ends last.
  for (const { at, text } of inserts.toSorted((a, b) => a.at - b.at || sideOf(a) - sideOf(b) || a.order - b.order)) {
    made += code.slice(from, at) + text
    from = at
  }
  return `import { ruleSwitch } from ${JSON.stringify(new URL('./switch.ts', import.meta.url).href)};${made}${code.slice(from)}`
}

function sideOf({ order }: { order: number }): number {
  return order < 0 ? 0 : 1
}

/** The source of a tagged template and where its characters stand. */
function templateOf(code: string, { quasi }: Node): [string, number[]] {
  let source = ''
  const places: number[] = []
  if (!isNode(quasi) || !Array.isArray(quasi['quasis']) || !Array.isArray(quasi['expressions'])) return [source, places]
  let at = quasi.start + 1
  for (const [place, part] of quasi['quasis'].entries()) {
    for (const sign of part.value.raw.split('')) {
      source += sign
      places.push(at++)
    }
    const next = quasi['expressions'][place]
    if (!isNode(next)) continue
    source += String.fromCharCode(slot + place)
    places.push(at)
    at = code.indexOf('}', next.end) + 1
  }
  return [source, places]
}
