import { expression } from '../expression.ts'
import type { NamedCertification } from './answer.ts'

export type FactField = keyof Pick<NamedCertification, 'requirements' | 'validity' | 'renewal' | 'fees'>

const money = expression('i')`
  [$€£¥₹₱₦]\s?\d|\d[\d.,]*\s?[$€£]|
  \b(?:
    USD|EUR|GBP|CAD|AUD|NZD|INR|SGD|HKD|CHF|JPY|ZAR|AED|KES|NGN|GHS|MYR|PHP|PKR|LKR|NPR|SAR|QAR|SEK|NOK|DKK|PLN|TTD|
    JMD
  )(?![A-Za-z])|\b(?:Rs\.?|RM|KShs?\.?)\s?\d|\b[RPN]\s?\d{1,3}(?:(?:[ ,]\d{3})+|\.\d{2})|
  \d[\d.,]*\)?\s(?:dollars|euros?|pounds)\b
`
const free = /\b(?:no (?:additional |extra )?(?:fee|cost|charge)|free|waived|without charge|included in)\b/i
const period = expression('i')`
  \b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -]?(?:\(\d+\) ?)?-?(?:year|month)|annual|yearly|
  bienni|trienni|lifetime|for life|(?:not|never) expire|no expir|permanent|indefinite|
  \b(?:20\d\d|december|january|june)\b|\bevery (?:other )?year\b
`
const lasts = expression('i')`
  \b(?:
    valid|expir|renew|recertif|re-certif|cycle|maintain|maintenance|every|term\b|lapse|period|good for|remain|
    lifetime|for life|continuing|lasts?\b|runs?\b|issued\b|granted\b|duration|permanent|time[- ]limited|
    (?:effective|in (?:effect|force)|awarded|certified|recogni[sz]ed) for|bienni|trienni|retention year|annual basis
  )
`
const otherWindow = expression('i')`
  \b(?:
    eligibility|applications?|authori[sz]ations?|vouchers?|scores?|results|admission|approval|
    (?:exam|test|course|event) registrations?|exam window|membership|test(?:ing)? window
  )\b(?:(?!certif|credential)[^.;|]){0,50}\b(?:valid|expires?|good for|remains?)\b
`
/** A time with these words is no time a certification lasts. */
const otherThing = /[$€£]|experience|\bhours?\b|\bwork\b|practice|education|training|\bcredits?\b|\bpoints?\b|\bsince\b|degree/i
const everyCycle =
  /\b(?:continuing education|cpd|ceus?|pd[uh]s?|cpes?|cmes?)\b[^.]*\b(?:each|every|per|period|cycle|years?|annual)/i
const keeps = expression('i')`
  \b(?:
    renew|recertif|re-certif|re-?valid|maint|continuing|credits?\b|ce(?:u|h|c|s)?s?\b|pd[uh]s?\b|cp[ed]s?\b|cme|
    contact hours|expir|lapse|reinstat|cycle|current|active|every|points|annual
  )
`
/** A sentence on how a renewal goes, which may name its price; the price by itself is a fee. */
const tellsHow = /(?=.*\b(?:renew|reinstat))(?:\S+\s+){12}/i
/** What is reported for a renewal or granted around it, and a time by itself, which is a validity. */
const counted = /\b(?:grace period|renewal requirements|credits?|hours?|points?|units?|ceus?|pd[uh]s?|cp[ed]s?|cmes?|pay)\b/i
const bareTime = /^\W*(?:\d+|\w+)[ -](?:years?|months?)\W*$|(?:not|never) expire/i
const renewal = /\b(?:renew\w*|recertif\w*|re-certif\w*|re-?valid\w*|maintenance of certification|to maintain)\b/i
const initial = expression('i')`
  eligib|candidate|applicant|\bapply|\bappli|initial|prerequisite|qualif|to (?:earn|become|obtain|sit)|
  before the exam|to take the exam
`

/**
 * Whether a line with its quote is of the kind its field holds: a fee names an amount, a validity a time the certification lasts,
 * a renewal speaks of keeping it, a requirement not.
 * @param line.quote the quoted words, `sentence` the sentence they stand in, `above` the headings over it, `before` a little of
 * the page in front of it
 */
export function fitsField(
  field: FactField,
  line: { text: string; quote: string; sentence: string; above: string; before: string },
): boolean {
  const { text, quote, sentence, above, before } = line
  switch (field) {
    case 'fees':
      return (money.test(text) && money.test(sentence)) || (free.test(text) && free.test(sentence)) || isBareAmount(text, above)
    case 'validity':
      return period.test(text) && lasts.test(`${sentence} ${above}`) && !otherWindow.test(sentence) && !otherThing.test(text)
    case 'renewal':
      return (
        (keeps.test(`${sentence} ${above}`) || goesOn(before, `${sentence} ${above}`)) &&
        !bareTime.test(text) &&
        !(money.test(text) && !counted.test(text) && !tellsHow.test(text))
      )
    case 'requirements':
      if (money.test(text) && !money.test(quote)) return false
      if (everyCycle.test(sentence) && !initial.test(sentence)) return false
      return !(renewal.test(sentence) || (renewal.test(above) && !initial.test(above))) || initial.test(sentence)
  }
}

/** A sentence that says nothing of its kind belongs to what was spoken of before it. */
function goesOn(before: string, words: string): boolean {
  return renewal.test(before) && !initial.test(words)
}

/** '405' under a head that gives the currency. */
function isBareAmount(text: string, above: string): boolean {
  return /\d/.test(text) && money.test(above)
}
