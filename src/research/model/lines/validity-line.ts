import { outlineOf } from '../../document/clean-document/outline.ts'
import type { Claim } from '../../drafts/draft.ts'
import { type Period, periodsIn, samePeriod, shownPeriod } from '../../lexicon/times/period.ts'
import { saysItLasts } from '../../lexicon/times/validity.ts'
import type { ValidityFact } from '../prompt/answer.ts'
import { isCounted } from './counted.ts'
import { missingIn, wordsOf } from './figures.ts'
import type { Ground } from './ground.ts'
import { type Place, placeAt } from '../names/locate.ts'
import type { Reason } from './refusal.ts'
import { firstSaid, pageWords } from './shown-line.ts'

/** How long a certification lasts, as the page says it: '3 years' of 'renewed every three years'; or why it is not shown. */
export function validityClaim({ length }: ValidityFact, ground: Ground, name: string): Claim | Reason {
  if (!saysItLasts(wordsOf(ground))) return 'no statement of its kind'
  const [period] = periodsIn(length)
  const said = pageWords(ground)
  if (period === undefined) {
    const missing = missingIn(length, ground, name)
    return missing ?? firstSaid([length, said], ground, name) ?? 'no statement of its kind'
  }
  const question = period.kind === 'endless' ? deniedQuestion(ground) : undefined
  if (question !== undefined)
    return firstSaid(['Does not expire', said], withContext(ground, question), name) ?? 'no statement of its kind'
  if (!isStated(period, ground)) return period.kind === 'endless' ? 'negation not on the page' : 'number not on the page'
  return firstSaid([...shownAs(period, ground), said], ground, name) ?? 'no statement of its kind'
}

const asksForEnd = /\b(?:expires?|lapses?|runs? out)\b[^?]*\?\s*$/i
const saysNo = /^(?:A:\s*)?No\b|\b(?:do|does|will) not[.!]?$/i

/** 'Do certificates expire?' right over 'No, …' or 'Foundation certificates do not.', which say by it that they do not expire. */
function deniedQuestion({ place: { document, lines }, quote, sentence }: Ground): Place | undefined {
  const above = outlineOf(document).lines[(lines[0]?.index ?? 0) - 1]
  if (above === undefined || !asksForEnd.test(document.text.slice(above.start, above.end))) return undefined
  return [quote, sentence].some((said) => saysNo.test(said.trim())) ? placeAt(document, above.start, above.end) : undefined
}

function withContext(ground: Ground, place: Place): Ground {
  const { document, start, end } = place
  return {
    ...ground,
    context: [...ground.context, place],
    contextText: [ground.contextText, document.text.slice(start, end)].filter((text) => text !== '').join(' | '),
  }
}

function shownAs(period: Period, ground: Ground): string[] {
  return period.kind === 'endless'
    ? ['Lifetime (does not expire)', 'Lifetime']
    : [shownPeriod(period), ...writtenAs(period, ground)]
}

/** The same period as the page counts it: '36 months' where a model said '3 years'. */
function writtenAs(period: Period, ground: Ground): string[] {
  const written = periodsIn(ground.quote).find((one) => samePeriod(one, period))
  return written === undefined ? [] : [shownPeriod(written)]
}

/** Whether the page states the period: as such, or as a number in a cell under a head with its unit. */
function isStated(period: Period, ground: Ground): boolean {
  const words = wordsOf(ground)
  if (periodsIn(words).some((one) => samePeriod(one, period))) return true
  return new RegExp(`\\b${period.unit}`, 'i').test(words) && isCounted({ period }, ground.quote)
}
