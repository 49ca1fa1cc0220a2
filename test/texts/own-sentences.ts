import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Words that we wrote, and where. */
export interface OwnSentence {
  /** Path from the root of the repository. */
  file: string
  text: string
}

/** Every string, template and text of markup in the sources: what screens, emails, content and answers say. Addresses and names of code fall through. */
export function sentencesOfSources(left: readonly string[]): OwnSentence[] {
  return parsed(left).flatMap(({ file, program }) => {
    const found: string[] = []
    collect(program, found)
    return found.filter((text) => /\p{L} +\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+$/u.test(text)).map((text) => ({ file, text }))
  })
}

/** Every comment of the sources: their reader is one, too. */
export function commentsOfSources(left: readonly string[]): OwnSentence[] {
  return parsed(left).flatMap(({ file, comments }) => comments.map(({ value }) => ({ file, text: value })))
}

/** The sources that are not left out, each parsed. */
function parsed(left: readonly string[]) {
  return filesIn('src', /(?<!\.test)\.tsx?$/)
    .filter((file) => !left.some((one) => file.startsWith(one)))
    .map((file) => {
      const { program, comments, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'))
      if (errors.length > 0) throw new Error(`${file} cannot be parsed.`)
      return { file, program, comments }
    })
}

function collect(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found)
  } else if (typeof value === 'object' && value !== null) {
    const text = textOf(value)
    if (text !== undefined) found.push(text)
    for (const child of Object.values(value)) collect(child, found)
  }
}

/** What a node of the syntax tree says by itself. */
function textOf(node: object): string | undefined {
  if (!('type' in node)) return undefined
  const isText = node.type === 'Literal' || node.type === 'JSXText' || node.type === 'TemplateElement'
  if (!isText || !('value' in node)) return undefined
  const { value } = node
  if (typeof value === 'string') return value
  const isPart = typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
  return isPart ? String(value.cooked) : undefined
}

/** Lines, descriptions and notes of the catalogue; names of bodies and certifications are their own. */
export function sentencesOfCatalogue(): OwnSentence[] {
  return filesIn('catalogue', /^(?:bodies|names)\/.+\.json$/).flatMap((file) => {
    const found: string[] = []
    const content: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
    collectOwn(content, '', found)
    return found.map((text) => ({ file, text }))
  })
}

function collectOwn(value: unknown, key: string, found: string[]): void {
  if (typeof value === 'string') {
    if (['text', 'description', 'notFound'].includes(key)) found.push(value)
  } else if (Array.isArray(value)) {
    for (const one of value) collectOwn(one, key, found)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) collectOwn(child, name, found)
  }
}

function filesIn(folder: string, shape: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => shape.test(file))
    .map((file) => `${folder}/${file}`)
    .toSorted()
}
