import { errors } from '#contract/errors.ts'
import type * as z from 'zod/mini'
import { ApiError } from '../api-error.ts'

/** What an issue says that has no sentence of its own. Without it a library that loads zod's English texts would speak in ours. */
const untold = 'Invalid input'

/**
 * Parses what a caller sent.
 * @throws ApiError INVALID with the field to blame and the schema's own sentence
 */
export function parseInput(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const parsed = schema.safeParse(value, { error: () => untold })
  if (parsed.success) return parsed.data
  const { path, message } = mostTelling(parsed.error.issues, [], value)
  const field = path.map(String).join('.')
  throw new ApiError('INVALID', { message, ...(field === '' ? {} : { field }) })
}

interface Blame {
  path: readonly PropertyKey[]
  message: string
}

/** The first issue; inside a choice of shapes, that of the shape that came closest. */
function mostTelling(issues: readonly z.core.$ZodIssue[], above: readonly PropertyKey[], value: unknown): Blame {
  const issue = issues[0]
  if (issue === undefined) return { path: above, message: errors.INVALID.sentence }
  const path = [...above, ...issue.path]
  const given = issue.path.reduce(within, value)
  if (issue.code === 'invalid_union') {
    const [closest] = issue.errors.toSorted(
      (a, b) => wrongShape(a) - wrongShape(b) || lacks(given, a) - lacks(given, b) || unfit(given, a) - unfit(given, b),
    )
    return mostTelling(closest ?? [], path, given)
  }
  return { path, message: sentence(issue, path) }
}

/** 1 when the value is of another kind than the shape altogether. */
function wrongShape(issues: readonly z.core.$ZodIssue[]): number {
  return issues.some((issue) => issue.code === 'invalid_type' && issue.path.length === 0) ? 1 : 0
}

/** 1 when the value has not all fields of the shape: whoever gives all of another one means that one. */
function lacks(value: unknown, issues: readonly z.core.$ZodIssue[]): number {
  return issues.some(({ path }) => path.length === 1 && path.reduce(within, value) === undefined) ? 1 : 0
}

/** How much of what is there does not fit the shape: of a value that gives too little for any, the first shape is meant. */
function unfit(value: unknown, issues: readonly z.core.$ZodIssue[]): number {
  return issues.filter(({ path }) => path.reduce(within, value) !== undefined).length
}

function within(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

/** The schema's sentence; where it has none the field is named instead. */
function sentence(issue: z.core.$ZodIssue, path: readonly PropertyKey[]): string {
  if (issue.message !== untold && issue.message !== '') return issue.message
  if (path.length === 0) return errors.INVALID.sentence
  return `The field '${path.map(String).join('.')}' is missing or not of the right kind.`
}
