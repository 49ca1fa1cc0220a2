import type { CatalogueBody, CatalogueLine } from './body.ts'
import { linesOfBody } from './catalogue.ts'
import { type Problem, shortName } from './problem.ts'
import { hostOf, refusalOf } from './refused-sources.ts'

/** Lines, and other answers to them, that rest on refused sources alone: see `catalogue/refused-sources.json`. */
export function refusedSourceProblems(body: CatalogueBody): Problem[] {
  return linesOfBody(body).flatMap(({ field, line, certification }) =>
    [line, ...(line.conflicts ?? [])].flatMap((answer) => {
      const refusal = onlyRefused(body, answer)
      return refusal === undefined
        ? []
        : [
            {
              field,
              why: `${shortName(certification)}: '${answer.text}' rests on ${refusal}; name a page of the body, a chapter or a government that states it, or leave the line out.`,
            },
          ]
    }),
  )
}

/** 'a staging host (test.ews.example)', when no source of the answer is acceptable. */
function onlyRefused(body: CatalogueBody, { sources }: Pick<CatalogueLine, 'sources'>): string | undefined {
  const refusals = sources.map((key) => {
    const url = body.sources[key]?.url
    const refusal = url === undefined ? undefined : refusalOf(url)
    return url === undefined || refusal === undefined ? undefined : `${refusal} (${hostOf(url)})`
  })
  return refusals.some((refusal) => refusal === undefined) ? undefined : refusals.join(' and ')
}
