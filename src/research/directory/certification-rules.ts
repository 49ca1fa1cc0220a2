import { expression } from '../plain/expression.ts'
import type { CatalogueBody } from './body.ts'
import { type Problem, shortName } from './problem.ts'

/** Words of a time in which something has to be finished, not of how long a certification lasts. */
const studyTime = expression('i')`
  \b(
    (?:time |years? |months? |days? )?to (?:complete|finish|pass|sit|take|qualify)|(?:complete|finish|pass)(?:ed)? (?:with)?in|
    candida(?:cy|tes?)|(?:of|for) stud(?:y|ies)|study (?:time|period)|eligibility (?:period|window)|
    from (?:enrol\w*|registration|(?:the )?first exam)
  )\b
`

/** A limit of study time given as validity. */
export function validityProblems(body: CatalogueBody): Problem[] {
  return body.certifications.flatMap((certification, index) => {
    const { validity } = certification
    if (validity === undefined) return []
    return [validity, ...(validity.conflicts ?? [])]
      .filter(({ text }) => studyTime.test(text))
      .map(({ text }) => ({
        field: `certifications.${index}.validity`,
        why: `${shortName(certification)}: '${text}' is a time to finish something in; validity is how long the certification lasts, a limit stands under requirements.`,
      }))
  })
}

/** An acronym of several certifications of the body, unless each says that it is shared. */
export function acronymProblems(body: CatalogueBody): Problem[] {
  return body.certifications.flatMap(({ acronym, acronymIsShared, name }, index) => {
    if (acronym === undefined) return []
    const others = body.certifications.filter((other) => other.name !== name && other.acronym === acronym)
    const field = `certifications.${index}.acronym`
    if (others.length === 0) {
      return acronymIsShared === true
        ? [{ field, why: `${acronym}: no other certification of the body has it; leave 'acronymIsShared' out.` }]
        : []
    }
    if (acronymIsShared === true) return []
    return [
      {
        field,
        why: `${acronym}: '${name}' and '${others[0]?.name ?? ''}' have one acronym; give each its own, or write 'acronymIsShared' where the body uses it for both.`,
      },
    ]
  })
}
