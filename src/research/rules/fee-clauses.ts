import { expression } from '../expression.ts'
import { sameCurrency } from '../lexicon/currency.ts'
import type { Money } from '../lexicon/money.ts'
import { kindBeside, type Order, weakKind } from './fee-kind-beside.ts'
import { notPaid, otherPayment } from './other-payments.ts'
import { notPeople } from './name-words.ts'

/** '£125 / €150 / $180': one price in several currencies. */
export function isSamePrice(sentence: string, before: Money | undefined, amount: Money): boolean {
  if (before === undefined || sameCurrency(before.currency, amount.currency)) return false
  return /^\*?\s*(?:\/|\||,|or|\()\s*(?:or )?$/.test(sentence.slice(before.end, amount.start))
}

/** '$800 of the application fee is kept': a part of a price stated elsewhere. */
const partOfPrice = expression('iu')`
  ^\s+(?:\(?[\w-]+\)?\s)?of (?:
    the|this|that|your|each|any|all|such
  ) (?:[\p{L}-]+ ){0,4}?(?:fees?|payments?|price|amount|cost)\b
`

/** How a line sets labels and amounts: 'Members $300 Non-members $400', '$300 members $400 non-members', or as prose. */
export function orderOf(sentence: string, amounts: readonly Money[]): Order {
  const first = amounts[0]
  const last = amounts.at(-1)
  if (first === undefined || last === undefined) return 'prose'
  const before = /\p{L}{2}/u.test(sentence.slice(0, first.start))
  const after = /\p{L}{2}/u.test(sentence.slice(last.end))
  if (
    before &&
    !after &&
    !/\b(?:is|are|was|will|must|pays?|costs?|with|accompanied)\b[^.]*$/i.test(sentence.slice(0, first.start))
  )
    return 'label-first'
  if (!before && after) return 'amount-first'
  return 'prose'
}

const boundary = /[;|•]|\.\s|,\s|\s(?:and|or|plus|while|but|if|when|which|that|unless|in addition)\s|\s[–—-]\s/

/** 'Candidates may postpone … for a fee of $260': what a change of dates costs. */
const moved = /\b(?:postpon|re-?schedul|cancel|defer)\w*\b[^;]{0,240}\b(?:fee|charge) of\s*$/i

/** 'About $300' is what somebody remembers, no price. */
const nearly = /\b(?:about|around|roughly|approximately|approx\.|estimated(?: at)?|on average|upwards? of)\s*$/i
/** What is sold in a shop is none of a certification's prices. */
const shopped = /\b(?:in|at|from|through|via) (?:our|the) (?:online )?(?:shop|store|bookstore|bookshop|catalogue|web ?shop)\b/i

/** What the words beside an amount say of it. */
export interface ClauseWords {
  /** '' when they name none. */
  kind: string
  /** The side that says whom or when it is for. */
  near: string
  label: string
  /** Its own words alone, where the label is the whole sentence. */
  clause: string
  /** They say nothing but for whom it is: 'members pay'. */
  onlyWhom: boolean
}

const whomAlone = expression('i')`
  ^[\s,;:(–-]*(?:and |or |but |while )?(?:for |if )?(?:you are |our |the |an? )?(?:[a-z]{2,6} )?(?:
    non[- –]?\s?members?|members?|(?:all )?others|everyone else|students?
  )(?: (?:pay|rate|price|is|are))*[\s:(–-]*$
`
const shortFormAlone = /^[\s,;:(–-]*(?:and |or )?(?:the )?[A-Z][A-Z-]{1,7}s?[\s:(–-]*$/

/** The words that belong to one of several amounts in a sentence; undefined when they say it is no price. */
export function clauseWords(sentence: string, amounts: readonly Money[], index: number, order: Order): ClauseWords | undefined {
  const amount = amounts[index]
  if (amount === undefined) return undefined
  const leftStart = order === 'label-first' ? lastLabelStart(sentence, amounts, index) : (amounts[index - 1]?.end ?? 0)
  const left = sentence.slice(leftStart, amount.start)
  const rest = sentence.slice(amount.end, amounts[index + 1]?.start ?? sentence.length)
  // '$150 (members $110)': what the bracket says belongs to the amount in it.
  const cut = /\([^)]*$/.exec(index < amounts.length - 1 ? rest : '') ?? boundary.exec(rest)
  const right =
    order === 'label-first'
      ? (/^\s*\([^)]*\)/.exec(rest)?.[0] ?? '')
      : order === 'amount-first'
        ? rest
        : rest.slice(0, cut?.index ?? rest.length)
  const leftClause = index === 0 || order === 'label-first' ? left : left.slice(lastBoundary(left))
  const kind = kindBeside(leftClause, right, order)
  const near = nearQualifier(leftClause, right, order)
  const clause = `${leftClause} ${right}`
  if (shopped.test(sentence) || nearly.test(left)) return undefined
  if (partOfPrice.test(sentence.slice(amount.end)) || moved.test(sentence.slice(0, amount.start))) return undefined
  if (isGivenBack(clause, sentence) || isFormer(left, sentence)) return undefined
  if (!isLabelled(leftClause) && (isOther(clause, kind) || (kind === '' && otherPayment.test(sentence)))) return undefined
  const label = order === 'prose' ? sentence : clause
  const onlyWhom = whomAlone.test(leftClause) || shortFormAlone.test(leftClause)
  if (kind !== '' && !(order === 'prose' && index > 0 && weakKind.test(kind))) return { kind, near, label, clause, onlyWhom }
  // 'Fees: members $300, non-members $400.' – the sentence's own beginning says what all of it is about.
  const shared = order === 'prose' && index > 0 ? kindBeside(sentence.slice(0, amounts[0]?.start ?? 0), '', order) : ''
  return { kind: weakKind.test(shared) || shared === '' ? kind || shared : shared, near, label, clause, onlyWhom }
}

/** In 'Renewal $100 $50', the second amount has the first one's label. */
function lastLabelStart(sentence: string, amounts: readonly Money[], index: number): number {
  for (let place = index; place > 0; place -= 1) {
    const start = amounts[place - 1]?.end ?? 0
    if (/\p{L}{2}/u.test(sentence.slice(start, amounts[place]?.start))) return start
  }
  return 0
}

function lastBoundary(text: string): number {
  let last = 0
  for (const match of text.matchAll(/[;|•]|\.\s|,\s|\s(?:and|or|plus|while|but)\s/g)) last = match.index + match[0].length
  return last
}

const whom = /\b(?:non[- –]?\s?)?members?\b|\bstudents?\b|\bearly\b|\blate\b|\bregular\b|\bstandard\b|\binternational\b/i

const whomAhead = new RegExp(`^\\W*(?:for |per |if |as |to |from )?(?:[\\p{L}]+ ){0,2}?(?:${whom.source})`, 'iu')

/** The side that says whom the price is for. */
function nearQualifier(left: string, right: string, order: Order): string {
  if (order === 'label-first') return `${left} ${right}`
  if (order === 'amount-first') return right
  return whomAhead.test(right) ? right.slice(0, 60) : left.slice(left.lastIndexOf(' plus ') + 1)
}

/** 'rises from $300 to $350', 'instead of $400', 'for a total of $600': a price of the past, or a sum of others. */
function isFormer(left: string, sentence: string): boolean {
  if (
    /\b(?:for a|in) total(?: of)?\s*$|\btotall?ing\s*$|\b(?:instead of|previously|formerly|used to (?:be|cost)|rather than)\s*$/i.test(
      left,
    )
  )
    return true
  return (
    /\b(?:from|was|were)\s*$/i.test(left) &&
    /\b(?:ris(?:e|es|ing)|increas\w+|rais\w+|chang\w+|went up|goes up|now|reduced|lowered)\b/i.test(sentence)
  )
}

function isGivenBack(clause: string, sentence: string): boolean {
  if (notPaid.test(clause.replace(/non-?refundable|not refundable|refundable/gi, ''))) return true
  return (
    /\brefund (?:of|in the amount)|refunded (?:less|minus)|\bless an?\b|\bminus an?\b/i.test(sentence) && /refund/i.test(sentence)
  )
}

/** 'Renewal: after 80 points of approved training $205': the label before the colon says what is paid. */
function isLabelled(left: string): boolean {
  const label = /^[^:$£€]{3,60}(?=:\s)/.exec(left)?.[0] ?? ''
  return (
    label !== '' &&
    !otherPayment.test(label) &&
    /\b(?:exam(?:ination)?|application|renewal|re-?certification|retake)\b/i.test(label)
  )
}

/** What firms, schools and offices pay, and what is paid for paper or a place: none of a person's certification. */
const ofNobody = expression('i')`
  \b(?:
    (?:primary|associate|test|training|approved|accredited) cent(?:re|er)s?|firms?|service agenc(?:y|ies)|
    accreditation (?:
      visits?|of (?:an? |the )?(?:new )?(?:programmes?|programs?|courses?|schools?|institutions?|training)
    )|monitoring visits?|rosters?|name change|change of (?:name|address)|attestations?|mark ?sheets?|grade cards?|
    transcripts?|no[- ]objection|alternate (?:test )?(?:location|site)|
    (?:
      course|instructor|provider|sponsor|program(?:me)?|school|cent(?:re|er)
    ) (?:approval|accreditation|registration)|late course
  )\b
`

/** 'Establishment renewal fee', 'Annual fee for corporations'. */
const ofOthers = expression('i')`
  \b(?:${notPeople}) (?:\w+ )?(?:
    licen[sc]e|licensure|registration|renewal|certificate|permit|approval|accreditation|application|re-?instatement|
    inspection
  )s?\b|
  \b(?:
    fees?|renewal|registration|licen[sc]es?|certificates?
  ) (?:for|of) (?:an? |the |each )?(?:\w+ )?(?:${notPeople})\b
`

/** 'Registration fee by applicants who qualified at a training institution': the label's own beginning says what is paid. */
const saysItself =
  /^\W*(?:(?:initial|provisional|permanent|annual|first|full) )?(?:re-?)?(?:registration|certification|licen[sc]e|licensure) fees? (?:by|from|payable by|of) (?:an? )?(?:applicants?|candidates?|persons?)\b/i

/** Dues that are none of a membership. */
const ownDues = /\b(certification|renewal|recertification|maintenance) dues\b/gi

/** Whether the words name a payment that is none for a certification. */
export function isOther(words: string, kind: string): boolean {
  if (ofNobody.test(words) || (words.length <= 120 && ofOthers.test(words))) return true
  const other = otherPayment.exec(/ dues/i.test(words) ? words.replace(ownDues, '$1 fee') : words)
  if (other === null || saysItself.test(words)) return false
  const strong = /^(?!certificat|program|package|initial|registration|enrollment|late$|annual$|online).+/.test(kind)
  if (!strong) return true
  // 'Exam with one year of membership' is an exam fee; 'Exam preparation course' is none.
  return !/^(?:member|cover|earn|averag|reimburs|handbook|earned)/i.test(other[0])
}

/** A cell without its amounts. */
export function withoutAmounts(text: string, amounts: readonly Money[]): string {
  let rest = ''
  let from = 0
  for (const amount of amounts) {
    rest += `${text.slice(from, amount.start)} `
    from = amount.end
  }
  return `${rest}${text.slice(from)}`.trim()
}

/** The words of a cell that belong to one of its amounts. */
export function clauseOf(text: string, amounts: readonly Money[], index: number): string {
  const found = clauseWords(text, amounts, index, orderOf(text, amounts))
  return found?.near.trim() ?? ''
}
