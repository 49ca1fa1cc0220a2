import { contentProblems } from '#domain/public-face/content-problems.ts'
import * as contentFile from '#domain/public-face/content.ts'

/**
 * Refuses a content file that cannot be shown.
 * @throws Error with one sentence a mistake, each of which names its field
 */
export function checkContent(content: unknown = { ...contentFile }): void {
  const problems = contentProblems(content)
  if (problems.length > 0) throw new Error(['src/domain/public-face/content.ts cannot be shown:', ...problems].join('\n  '))
}
