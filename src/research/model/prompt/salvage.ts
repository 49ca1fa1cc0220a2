import { parsedJson } from '#domain/text/parsed-json.ts'
import { jsonrepair } from 'jsonrepair'

/** What could be read of an answer. */
export interface Salvaged {
  elements: unknown[]
  /** The answer was complete, whatever stood around it. */
  whole: boolean
}

/** Longest answer looked at, in characters. */
const longest = 80_000
const listNames = ['elements', 'certifications', 'items', 'results', 'data']

/**
 * Reads the elements of an answer that may be wrapped in thoughts, fences or prose, be slightly broken, or end too early.
 * Of an answer that ends too early the last thing said is left out, since it may be half said.
 */
export function salvage(answer: string): Salvaged {
  const text = withoutThoughts(answer.slice(0, longest))
  for (const start of startsIn(text)) {
    const end = closingPlace(text, start)
    const part = text.slice(start, end ?? text.length)
    const exact = elementsOf(parsedJson(part))
    if (exact !== undefined) return { elements: exact, whole: true }
    const mended = elementsOf(repaired(part))
    if (mended === undefined) continue
    if (end !== undefined) return { elements: mended, whole: true }
    return { elements: withoutLast(mended), whole: false }
  }
  return { elements: [], whole: false }
}

function withoutThoughts(text: string): string {
  const closed = text.replace(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '')
  const end = /<\/(?:think|thinking|reasoning)>/i.exec(closed)
  return end === null ? closed.replace(/^\uFEFF/, '') : closed.slice(end.index + end[0].length)
}

/** Places where an object or list may begin, likely ones first: with a quoted name, another bracket, or nothing in it. */
function startsIn(text: string): number[] {
  return [...text.matchAll(/\[\s*(?=[{\]])|\{\s*(?=["'“}\w])/g)].slice(0, 8).map((match) => match.index)
}

/** End of the bracket that opens at `start`, strings respected; undefined when it does not close. */
function closingPlace(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let place = start; place < text.length; place += 1) {
    const letter = text.charAt(place)
    if (quoted) {
      if (letter === '\\') place += 1
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') {
      depth -= 1
      if (depth === 0) return place + 1
    }
  }
  return undefined
}

function repaired(text: string): unknown {
  try {
    return parsedJson(jsonrepair(text))
  } catch {
    return undefined
  }
}

/** The elements in a value: a list of objects, an object that holds one, or one certification by itself. */
function elementsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) {
    const list: unknown[] = value
    return list.every((one) => typeof one === 'object' && one !== null) ? list : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  for (const name of listNames) {
    const list = fields.get(name)
    if (Array.isArray(list)) return elementsOf(list)
    if (typeof list === 'string') return elementsOf(parsedJson(list))
  }
  return fields.has('name') ? [value] : undefined
}

/** The elements without the last fact or text of the last one. */
function withoutLast(elements: readonly unknown[]): unknown[] {
  const last = elements.at(-1)
  if (typeof last !== 'object' || last === null) return elements.slice(0, -1)
  const fields: [string, unknown][] = Object.entries(last)
  const said = fields.pop()
  if (said === undefined) return elements.slice(0, -1)
  const [field, value] = said
  if (Array.isArray(value)) fields.push([field, value.slice(0, -1)])
  return [...elements.slice(0, -1), Object.fromEntries(fields)]
}
