import { audiencesExclude, audiencesIn } from '../lexicon/fees/audience.ts'
import { feeKindsIn } from '../lexicon/fees/fee-kind.ts'
import type { CatalogueBody, CatalogueCertification, CatalogueLine } from './body.ts'
import { answersOf } from './catalogue.ts'
import { amountsIn, amountsParse } from './figures.ts'
import { type Problem, shortName } from './problem.ts'

/** 'Free' and 'No charge beyond …' say what is paid: nothing. */
const nothingPaid = /^(?:free|no (?:charge|fee|cost))\b/i

/** Fees without a well-formed amount, and prices of one certification that disagree without saying so. */
export function priceProblems(body: CatalogueBody): Problem[] {
  return body.certifications.flatMap((certification, index) => [
    ...amountProblems(certification, index),
    ...disagreements(certification, index),
  ])
}

function amountProblems(certification: CatalogueCertification, index: number): Problem[] {
  return certification.fees.flatMap((line, place) =>
    answersOf(line).flatMap(({ text }) => {
      const field = `certifications.${index}.fees.${place}`
      if (!amountsParse(text)) return [{ field, why: `an amount in '${text}' is not well-formed or lacks its currency.` }]
      if (amountsIn(text).length > 0 || nothingPaid.test(text)) return []
      return [
        {
          field,
          why: `${shortName(certification)}: '${text}' names no amount; write it first ('US$405 exam'), or put the rule under requirements or renewal.`,
        },
      ]
    }),
  )
}

/** Pairs of fees for the same thing and the same people that different pages price differently. */
function disagreements(certification: CatalogueCertification, index: number): Problem[] {
  return certification.fees.flatMap((line, place) =>
    certification.fees
      .slice(0, place)
      .filter((other) => disagree(line, other))
      .map((other) => ({
        field: `certifications.${index}.fees.${place}`,
        why: `${shortName(certification)}: '${line.text}' and '${other.text}' are prices of one thing from different pages; keep the likelier and put the other under its 'conflicts'.`,
      })),
  )
}

function disagree(one: CatalogueLine, other: CatalogueLine): boolean {
  if (one.conflicts !== undefined || other.conflicts !== undefined) return false
  // A page that states both means two different things.
  if (one.sources.some((key) => other.sources.includes(key))) return false
  const [first, second] = [whatFor(one.text), whatFor(other.text)]
  if (first.kinds !== second.kinds || first.kinds === '') return false
  if (audiencesExclude(first.audiences, second.audiences)) return false
  if (first.audiences.join() !== second.audiences.join()) return false
  const amounts = new Set(amountsIn(one.text).map(({ currency, value }) => `${currency} ${value}`))
  return !amountsIn(other.text).some(({ currency, value }) => amounts.has(`${currency} ${value}`))
}

/** What a fee pays for and whom it binds, comparable between lines. */
function whatFor(text: string) {
  const kinds = feeKindsIn(text).map((words) => words.kinds[0])
  return { kinds: [...new Set(kinds)].sort().join(), audiences: audiencesIn(text).map(({ kind }) => kind) }
}
