import { currenciesIn, type Currency } from '../../lexicon/money/currency.ts'
import { saysPaid } from '../../lexicon/money/price.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { onceFor } from '../../plain/remembered.ts'
import { canProve } from '../clean-document/proving-text.ts'
import type { CleanDocument } from '../clean-document/clean-document.ts'
import { sentenceBorders } from '../text/sentence-borders.ts'

/** The currency that a page says its numbers are in, and where it does. */
interface StatedCurrency extends Span {
  currency: Currency
}

const longestSentence = 240
/** Words of a sentence about all amounts of a page, beside those of what is paid. */
const ofAmounts = /\b(?:amounts?|figures?|(?:all|these) are in|preise?|tarifs?|precios)\b/i

/**
 * The one currency in which a page gives its amounts, if a heading or a sentence on what is paid says it without an amount: 'All fees are in
 * US dollars', 'Charges (NZD)'. Undefined where none does, or several are said.
 */
export const statedCurrency = onceFor((document: CleanDocument): StatedCurrency | undefined => {
  const { text } = document
  const found = document.blocks.filter(canProve).flatMap((block): StatedCurrency[] => {
    if (block.kind === 'row' || currenciesIn(text.slice(block.start, block.end)).length === 0) return []
    const borders = sentenceBorders(text, block.start, block.end)
    return borders.slice(1).flatMap((end, place): StatedCurrency[] => {
      const start = borders[place] ?? block.start
      const said = text.slice(start, end)
      if (said.length > longestSentence || !(block.kind === 'heading' || saysPaid(said) || ofAmounts.test(said))) return []
      return currenciesIn(said).flatMap((one) => {
        const isOfNumber = /^\s?[\d(]/.test(said.slice(one.end)) || /\d\)?\s?$/.test(said.slice(0, one.start))
        return isOfNumber ? [] : [{ currency: one.currency, start, end }]
      })
    })
  })
  const [first, ...others] = found.filter(({ currency }) => currency !== '$' || found.every((one) => one.currency === '$'))
  return first !== undefined && others.every(({ currency }) => currency === first.currency) ? first : undefined
})
