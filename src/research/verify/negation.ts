import { limitWords } from '../lexicon/text/negation.ts'
import type { Token } from './token.ts'
import { clausesOf } from './value-clauses.ts'

/** How many deciding words after it a negation reaches. */
const reach = 3

/** Whether value and quote deny alike: what a quote denies is not stated plainly, what it states is not denied. */
export function agreesInNegation(said: readonly Token[], page: readonly Token[], quote: string): boolean {
  const denies = said.some((_, place) => isNegation(said, place))
  if (denies) return page.some((token, place) => isNegation(page, place) || isDenyingWord(token))
  // Nothing is denied where nothing denies, and that is most quotes.
  if (!page.some((_, place) => isNegation(page, place))) return true
  const forms = new Set(said.filter((token) => token.class !== 'light').map(wordOf))
  const clauses = clausesOf(page, quote).map((clause) => ({ clause, shared: sharedForms(page, clause.from, clause.to, forms) }))
  const most = Math.max(...clauses.map(({ shared }) => shared))
  // Any of the sentences that say most of the value may be the one that states it.
  return (
    most === 0 || clauses.some(({ clause, shared }) => shared === most && !isDenied(page, clause.from, clause.to, forms, quote))
  )
}

function sharedForms(page: readonly Token[], from: number, to: number, forms: ReadonlySet<string>): number {
  return new Set(
    page
      .slice(from, to)
      .map(wordOf)
      .filter((form) => forms.has(form)),
  ).size
}

/** What a token counts as: of an amount its number, in whatever currency a side writes it. */
function wordOf(token: Token): string {
  return token.amount ?? token.form
}

/** Whether a negation reaches a word of the value. */
function isDenied(page: readonly Token[], from: number, to: number, forms: ReadonlySet<string>, quote: string): boolean {
  for (let place = from; place < to; place += 1) {
    if (!isNegation(page, place)) continue
    let decided = 0
    for (let next = place + 1; next < to && decided < reach; next += 1) {
      const [before, token] = [page[next - 1], page[next]]
      if (token === undefined || before === undefined || /[,:()]/.test(quote.slice(before.end, token.start))) break
      if (token.class === 'light') continue
      // 'Who do not pass may …': the duty after it is no longer denied; 'need not', 'not required' is.
      if ((token.class === 'modal' || token.class === 'condition') && decided > 0) break
      // 'At no charge up to 30 days before': 'no' denies the thing named after it.
      if (page[place]?.form === 'no' && token.class === 'limit') break
      if (forms.has(wordOf(token))) return true
      decided += 1
    }
  }
  return false
}

function isNegation(tokens: readonly Token[], place: number): boolean {
  return tokens[place]?.class === 'negation' && !limitWords.has(tokens[place + 1]?.form ?? '')
}

function isDenyingWord(token: Token): boolean {
  return (
    /^non(?!e$|member)\p{L}{3,}/u.test(token.form) ||
    token.form === 'ineligible' ||
    token.form === 'prohibited' ||
    token.form === 'forbidden'
  )
}
