import type { ToldCertification, ToldFact } from './told.ts'
import type { FactList } from '../../src/research/drafts/draft.ts'

/** What a true fact stands among. */
interface Setting {
  field: FactList
  certification: ToldCertification
  /** Certifications of the same page, and of another page that was not sent along. */
  beside: readonly ToldCertification[]
  elsewhere: readonly ToldCertification[]
}

/** Makes a fact false; undefined when it has nothing to get wrong in this way. */
export type Lie = (fact: ToldFact, setting: Setting) => ToldFact | undefined

const changed = (fact: ToldFact, text: string, quote = fact.quote): ToldFact | undefined =>
  text === fact.text && quote === fact.quote ? undefined : { ...fact, text, quote }

const otherNumber = (text: string) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10))
const numberWords: Record<string, string> = {
  two: 'six',
  three: 'five',
  four: 'nine',
  five: 'seven',
  eight: 'three',
  twelve: 'ten',
}
const otherWord = (text: string) =>
  text.replace(/\b(two|three|four|five|eight|twelve)\b/i, (word) => numberWords[word.toLowerCase()] ?? word)
const otherMember = (text: string) =>
  /non-member/i.test(text) ? text.replace(/non-member/i, 'member') : text.replace(/\bmember/i, 'non-member')
const otherUnit = (text: string) =>
  text.replace(/\b(years?|months?|hours?|points?)\b/i, (unit) =>
    /^year/i.test(unit) ? 'months' : /^hour/i.test(unit) ? 'days' : 'years',
  )
const otherCurrency = (text: string) => text.replace(/[$£€]/, (sign) => (sign === '$' ? '€' : '$'))

/** A fact of another certification, told of this one. */
const borrowed = (of: (setting: Setting) => readonly ToldCertification[]): Lie => {
  return (fact, setting) => {
    const own = new Set(setting.certification[setting.field].map((one) => one.quote))
    const other = of(setting)
      .flatMap((one) => one[setting.field])
      .find((one) => !own.has(one.quote) && !/\b(?:all|any) /i.test(one.quote))
    return other === undefined || fact !== setting.certification[setting.field][0] ? undefined : other
  }
}

/** Ways in which a model gets a fact wrong. */
export const lies: Record<string, Lie> = {
  'another digit in the line': (fact) => changed(fact, otherNumber(fact.text)),
  'another digit in line and quote': (fact) => {
    const text = otherNumber(fact.text)
    return text === fact.text ? undefined : changed(fact, text, otherNumber(fact.quote))
  },
  'a digit more': (fact) =>
    changed(
      fact,
      fact.text.replace(/\d+/, (number) => `${number}0`),
    ),
  'a digit less': (fact) => changed(fact, fact.text.replace(/(\d)\d/, '$1')),
  'another number word': (fact) => {
    const quote = otherWord(fact.quote)
    return quote === fact.quote ? undefined : changed(fact, otherWord(fact.text), quote)
  },
  'another currency': (fact) => changed(fact, otherCurrency(fact.text)),
  'another currency in line and quote': (fact) => {
    const text = otherCurrency(fact.text)
    return text === fact.text ? undefined : changed(fact, text, otherCurrency(fact.quote))
  },
  'member for non-member': (fact) => changed(fact, otherMember(fact.text)),
  'member for non-member in line and quote': (fact) => {
    const text = otherMember(fact.text)
    return text === fact.text ? undefined : changed(fact, text, otherMember(fact.quote))
  },
  'another unit': (fact) => changed(fact, otherUnit(fact.text)),
  'negation put in': (fact, { field }) =>
    field === 'fees' || /^(?:no|does not)\b/i.test(fact.text)
      ? undefined
      : changed(fact, `No ${fact.text}`, fact.quote.replace(/\b(?:is|need|must|requires?)\b/, '$& not')),
  'negation left out': (fact) => {
    const quote = fact.quote.replace(/\b(?:not |no )/i, '')
    return quote === fact.quote ? undefined : changed(fact, fact.text.replace(/\b(?:not |no )/i, ''), quote)
  },
  'may for must': (fact) => {
    const quote = fact.quote.replace(/\bmust\b/, 'may')
    return quote === fact.quote ? undefined : changed(fact, fact.text.replace(/\bmust\b/i, 'may'), quote)
  },
  'most for least': (fact) => changed(fact, fact.text.replace(/at least/, 'at most').replace(/minimum/i, 'Maximum')),
  'late for early': (fact) => changed(fact, fact.text.replace(/early bird/, 'late').replace(/\bregular\b/, 'early bird')),
  'another kind of fee': (fact, { field }) =>
    field === 'fees'
      ? changed(fact, fact.text.replace(/exam\w*( registration)?|retake|application|renewal|resit/, 'appeal'))
      : undefined,
  'invented quote': (fact) => changed(fact, fact.text, `According to the handbook, ${fact.text} applies to everyone.`),
  'invented fact with invented quote': (fact, { certification }) =>
    changed(
      fact,
      'Must hold a doctorate in naval history',
      `${certification.acronym ?? ''} candidates must hold a doctorate in naval history.`,
    ),
  'invented words with a true quote': (fact) => changed(fact, `${fact.text} plus a doctorate in naval history`),
  'another statement with a true quote': (fact) => changed(fact, 'Sponsorship by a port authority'),
  'no quote': (fact) => changed(fact, fact.text, '-'),
  'half of two sentences': (fact, { certification }) => {
    const other = certification.renewal[0]?.quote ?? certification.summaryQuote
    if (other === null || other === undefined || other === fact.quote || fact.quote.includes(other)) return undefined
    const half = fact.quote.split(' ').slice(0, 3).join(' ')
    return changed(fact, fact.text, `${half} ${other.split(' ').slice(-4).join(' ')}`)
  },
  'a fact of another page': borrowed((setting) => setting.elsewhere),
  'markup around it': (fact) => changed(fact, `<script>alert(1)</script>${fact.text}`),
  'a link in it': (fact) => changed(fact, `[${fact.text}](https://evil.example/pay)`),
}

/** True sentences that are told of the wrong certification. */
export const displacements: Record<string, Lie> = {
  'a fact of another certification': borrowed((setting) => setting.beside),
}

/** Fields a fact can be put into by mistake, each with the ones it does not belong in. */
export const wrongFields: Record<FactList, readonly FactList[]> = {
  requirements: ['validity', 'fees'],
  validity: ['fees', 'renewal'],
  renewal: ['fees', 'requirements'],
  fees: ['validity', 'renewal'],
}

/** Other ways of saying a true fact that stay true. */
export const retellings: Record<string, (fact: ToldFact) => ToldFact | undefined> = {
  'as it stands': (fact) => fact,
  'quote in capitals': (fact) => ({ ...fact, quote: fact.quote.toUpperCase() }),
  'quote with other quotation marks and spaces': (fact) => ({
    ...fact,
    quote: `“${fact.quote.replaceAll("'", '’').replaceAll(' ', '  ')}”`,
  }),
  'quote with marks of Markdown': (fact) => ({ ...fact, quote: `- **${fact.quote}**` }),
  'line in lower case': (fact) => changed(fact, fact.text.toLowerCase()),
  'quote without its full stop': (fact) => changed(fact, fact.text, fact.quote.replace(/\.$/, '')),
  'line is the quote': (fact) => ({ ...fact, text: fact.quote }),
  'wrong passage named': (fact) => ({ ...fact, passage: 2 }),
}
