import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import {
  type CatalogueBody,
  type CatalogueCertification,
  type CatalogueDelivery,
  type CatalogueLine,
  catalogueBodySchema,
  type NamedBody,
  namedBodySchema,
} from './body.ts'

/** A body with certifications; `slug` is its file's name without '.json' and never changes. */
export interface DetailedBody extends CatalogueBody {
  slug: string
}

/** Everything that stands in the catalogue's files, in the order of file names. */
export interface Catalogue {
  bodies: readonly DetailedBody[]
  names: readonly NamedBody[]
}

/** A catalogue file that cannot be used. The message is one sentence that names the file and the field. */
export class CatalogueError extends Error {
  constructor(file: string, field: string, why: string, options?: { cause?: unknown }) {
    super(`The catalogue file ${file} cannot be used: ${field === '' ? '' : `${field}: `}${why}`, options)
    this.name = 'CatalogueError'
  }
}

/**
 * Reads and checks the whole catalogue.
 * @param folder holds `bodies/*.json` and `names/*.json`
 * @throws CatalogueError for the first file that does not validate or has a line without a known source
 */
export function loadCatalogue(folder: string): Catalogue {
  return {
    bodies: jsonFiles(join(folder, 'bodies')).map(readBody),
    names: jsonFiles(join(folder, 'names')).flatMap(readNames),
  }
}

/** @throws CatalogueError */
export function readBody(path: string): DetailedBody {
  const file = shortPath(path)
  const body = parse(catalogueBodySchema, readJson(path, file), file)
  for (const { field, line } of linesOfBody(body)) {
    const unknown = sourcesNamedBy(line).find((key) => body.sources[key] === undefined)
    if (unknown !== undefined)
      throw new CatalogueError(file, `${field}.sources`, `'${unknown}' is not one of the file's sources.`)
  }
  return { slug: basename(path, '.json'), ...body }
}

/** @throws CatalogueError */
function readNames(path: string): NamedBody[] {
  const file = shortPath(path)
  return parse(z.array(namedBodySchema), readJson(path, file), file)
}

/** Every line of a body with its place in the file, summaries included. */
export function linesOfBody(
  body: CatalogueBody,
): { field: string; line: CatalogueLine; certification: CatalogueCertification }[] {
  return body.certifications.flatMap((certification, index) => {
    const { summary, validity, delivery } = certification
    const list = (name: 'requirements' | 'renewal' | 'fees') =>
      certification[name].map((line, place) => [`${name}.${place}`, line] as const)
    const lines = [
      ['summary', summary] as const,
      ...list('requirements'),
      ['validity', validity] as const,
      ...list('renewal'),
      ...list('fees'),
      ['delivery', delivery && deliveryLine(delivery)] as const,
    ]
    return lines.flatMap(([name, line]) => (line ? [{ field: `certifications.${index}.${name}`, line, certification }] : []))
  })
}

/** Who delivers the exam, how and how long, as one line: 'Pearson VUE; at a test center or online; 90 minutes'. */
export function deliveryLine({ vendor, format, length, sources }: CatalogueDelivery): CatalogueLine {
  return { text: [vendor, format, length].filter((part) => part !== undefined).join('; '), sources }
}

/** What a line says, and what other sources say instead. */
export function answersOf({ text, sources, conflicts = [] }: CatalogueLine): Pick<CatalogueLine, 'text' | 'sources'>[] {
  return [{ text, sources }, ...conflicts]
}

/** Keys of all sources a line leans on, those of its conflicts included. */
export function sourcesNamedBy(line: CatalogueLine): string[] {
  return answersOf(line).flatMap(({ sources }) => sources)
}

function jsonFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(folder, name))
}

function readJson(path: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new CatalogueError(file, '', cause instanceof SyntaxError ? 'it is not JSON.' : 'it cannot be read.', { cause })
  }
}

function parse<T extends z.ZodMiniType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new CatalogueError(file, issue?.path.join('.') ?? '', issue === undefined ? 'it does not validate.' : sentenceOf(issue))
}

/** The rule that was broken, in words; the schema's own sentence where it has one. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `there is no field ${issue.keys.map((key) => `'${key}'`).join(', ')}.`
  if (issue.code === 'invalid_value') return `it must be one of ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'invalid_type') return `it must be ${issue.expected === 'array' ? 'a list' : `a ${issue.expected}`}.`
  return issue.message === 'Invalid input' ? 'it does not have the right form.' : issue.message
}

/** 'bodies/pmi.json': the folder and name, the same on every machine. */
function shortPath(path: string): string {
  return path.split(/[\\/]/).slice(-2).join('/')
}
