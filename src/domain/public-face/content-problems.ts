import type * as z from 'zod/mini'
import { contentSchema } from './content-schema.ts'

/**
 * What is wrong with a content file: one sentence a mistake, which names the field by its path and says what would be right.
 * Empty when everything can be shown.
 */
export function contentProblems(content: unknown): string[] {
  const parsed = contentSchema.safeParse(content)
  if (!parsed.success) return parsed.error.issues.flatMap(sentences)
  const { prices, claims } = parsed.data
  const basePerYear = prices.base * 12
  if (claims.largerPlatform.perYear - basePerYear >= 1_000) return []
  return [
    `claims.largerPlatform.perYear must be at least 1,000 dollars more than a year of the base plan (${basePerYear.toLocaleString('en-US')}): the page claims what is saved against it.`,
  ]
}

function sentences(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_type' && issue.expected === 'object') return [`${pathOf(issue.path)} must be a group of fields.`]
  if (issue.code !== 'unrecognized_keys') return [`${pathOf(issue.path)} must be ${issue.message}.`]
  return issue.keys.map(
    (key) => `${pathOf([...issue.path, key])} is not a field of the content file; remove it or correct its name.`,
  )
}

/** 'marketing.questions.list[1].answer' */
function pathOf(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`)).join('')
}
