import { type Columns, slotsOf } from './columns.ts'
import { type Amount, amountsIn } from './money.ts'
import { feeKindOf, feeKindsIn, feeQualifiersIn, notPaid, otherPayment } from './fee-words.ts'
import type { Passage } from './page.ts'
import { sentencesOf } from './sentences.ts'

/** A price with its label, before it is known whose it is. */
export interface FeeLine {
  amount: Amount
  /** What it pays for, '' when its own words do not say. */
  kind: string
  qualifiers: readonly string[]
  /** Its own words: label, column head and clause; a certification named in them owns it. */
  label: string
  /** The sentence or row, offsets in the document's text. */
  start: number
  end: number
}

/** The prices of one passage with the words beside them. Amounts that are no price of a certification are left out. */
export function feeLinesOf(passage: Passage): FeeLine[] {
  if (!/\d/.test(passage.text) || passage.text.length > 20_000) return []
  return passage.block.cells !== undefined && passage.block.cells.length > 1 ? fromRow(passage) : fromText(passage)
}

function fromRow(passage: Passage): FeeLine[] {
  const { block, text } = passage
  if (passage.columns !== undefined && block.cells?.every((cell) => cell.head === '') === true)
    return fromColumns(passage, passage.columns)
  const cells = (block.cells ?? []).map((cell) => {
    const own = text.slice(cell.start - block.start, cell.end - block.start)
    return { head: cell.head, text: own, amounts: amountsIn(own) }
  })
  const labels = cells.filter((cell) => cell.amounts.length === 0 && /\p{L}{2}/u.test(cell.text) && cell.text.length <= 160)
  const shared = labels.map((cell) => cell.text).join(' ')
  const lines: FeeLine[] = []
  for (const cell of cells) {
    for (const [index, amount] of cell.amounts.entries()) {
      const around =
        cell.amounts.length === 1 ? withoutAmounts(cell.text, cell.amounts) : clauseOf(cell.text, cell.amounts, index)
      // A cell with words of its own beside the amount is its own label: 'Annual fee $400'.
      const label = hasWords(around) && kindOfLabel(around) !== undefined ? '' : shared
      const words = [label, cell.head, around].filter((one) => one !== '')
      // The row's label says what is paid; a head says it where the rows are certifications or kinds of members.
      const kind = strongest([label, cell.head, around])
      const whole = words.join(' ')
      if (isOther(whole, kind) || (notPaid.test(whole) && !/non-?refundable/i.test(whole))) continue
      // Whose it is, the row's other cells may say all the same: 'CHI | Exam fee: $300'.
      const owner = label === '' ? `${shared} ${whole}` : whole
      lines.push({ amount, kind, qualifiers: feeQualifiersIn(whole, kind), label: owner, start: block.start, end: block.end })
    }
  }
  return lines
}

function fromText(passage: Passage): FeeLine[] {
  const { block, text } = passage
  if (passage.columns !== undefined) return fromColumns(passage, passage.columns)
  const lines: FeeLine[] = []
  for (const span of sentencesOf(text)) {
    const sentence = text.slice(span.start, span.end)
    const amounts = amountsIn(sentence)
    if (amounts.length === 0) continue
    const order = orderOf(sentence, amounts)
    let before: ReturnType<typeof clauseWords>
    for (const [index, amount] of amounts.entries()) {
      const found = isSamePrice(sentence, amounts[index - 1], amount) ? before : clauseWords(sentence, amounts, index, order)
      before = found
      if (found === undefined) continue
      lines.push({
        amount,
        kind: found.kind,
        qualifiers: feeQualifiersIn(`${found.near} ${timeOf(sentence)}`, found.kind),
        label: found.label,
        start: block.start + span.start,
        end: block.start + span.end,
      })
    }
  }
  return lines
}

/** '£125 / €150 / $180': one price in several currencies. */
function isSamePrice(sentence: string, before: Amount | undefined, amount: Amount): boolean {
  if (before === undefined || before.currency === amount.currency) return false
  return /^\*?\s*(?:\/|\||,|or|\()\s*(?:or )?$/.test(sentence.slice(before.end, amount.start))
}

/** '$800 of the application fee is kept': a part of a price stated elsewhere. */
const partOfPrice =
  /^\s+(?:\(?[\w-]+\)?\s)?of (?:the|this|that|your|each|any|all|such) (?:[\p{L}-]+ ){0,4}?(?:fees?|payments?|price|amount|cost)\b/iu

/** 'Renewal$100$50' under the heads 'Non-members' and 'Members'. */
function fromColumns(passage: Passage, columns: Columns): FeeLine[] {
  const { block, text } = passage
  const amounts = amountsIn(text)
  const label = text.slice(0, amounts[0]?.start ?? 0).replace(/[\s|]+$/, '')
  return amounts.flatMap((amount) => {
    const head = columns.heads[slotBefore(text, amounts[0]?.start ?? 0, amount.start)]
    if (head === undefined) return []
    const whole = `${label} ${head}`
    const kind = strongest([label, head])
    if (isOther(whole, kind) || notPaid.test(whole)) return []
    return [
      {
        amount,
        kind,
        qualifiers: feeQualifiersIn(whole, kind),
        label: whole,
        start: columns.start,
        end: block.end,
      },
    ]
  })
}

/** Number of amounts, or words in their place, between two offsets. */
function slotBefore(text: string, from: number, to: number): number {
  return slotsOf(`row ${text.slice(from, to)}`)
}

/** 'Early (by 6 February): member $395, non-member $495' – the time counts for both. */
function timeOf(sentence: string): string {
  const label = /^[^:$£€]{3,60}:/.exec(sentence)?.[0] ?? ''
  return /\bearly\b|\blate\b|\bregular\b|\bstandard\b/i.exec(label)?.[0] ?? ''
}

/** Words that name the thing paid for less than what is done with it. */
const weakKind = /^(?:certification|certificate|credential|designation|license|program(?:me)?|package)$/

type Order = 'label-first' | 'amount-first' | 'prose'

/** How a line sets labels and amounts: 'Members $300 Non-members $400', '$300 members $400 non-members', or as prose. */
function orderOf(sentence: string, amounts: readonly Amount[]): Order {
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

/** The words that belong to one of several amounts in a sentence; undefined when they say it is no price. */
function clauseWords(
  sentence: string,
  amounts: readonly Amount[],
  index: number,
  order: Order,
): { kind: string; near: string; label: string } | undefined {
  const amount = amounts[index]
  if (amount === undefined) return undefined
  const leftStart = order === 'label-first' ? lastLabelStart(sentence, amounts, index) : (amounts[index - 1]?.end ?? 0)
  const left = sentence.slice(leftStart, amount.start)
  const rest = sentence.slice(amount.end, amounts[index + 1]?.start ?? sentence.length)
  const cut = boundary.exec(rest)
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
  if (partOfPrice.test(sentence.slice(amount.end))) return undefined
  if (isGivenBack(clause, sentence) || isFormer(left, sentence)) return undefined
  if (isOther(clause, kind) || (kind === '' && otherPayment.test(sentence))) return undefined
  if (kind !== '') return { kind, near, label: order === 'prose' ? sentence : clause }
  // 'Fees: members $300, non-members $400.' – the sentence's own beginning says what all of it is about.
  const shared = order === 'prose' && index > 0 ? kindBeside(sentence.slice(0, amounts[0]?.start ?? 0), '', order) : ''
  return { kind: shared, near, label: order === 'prose' ? sentence : clause }
}

/** In 'Renewal $100 $50', the second amount has the first one's label. */
function lastLabelStart(sentence: string, amounts: readonly Amount[], index: number): number {
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

const directlyBefore =
  /(?:\b(?:fees?|costs?|pric(?:e|es|ed)|rates?|charges?|payment|amount)\b(?:(?!\b(?:plus|and|or)\b)[^.;$£€]){0,30}|[:=(–—-]\s*)$/i
/** '$150 non-refundable examination fee': the words right after an amount up to 'fee'. */
const feeAfter = /^\s*((?:[\p{L}\d/&'-]+\s){1,5}?)fees?\b/iu

function kindBeside(left: string, right: string, order: Order): string {
  if (order === 'label-first') return kindOfLabel(left) ?? kindOfLabel(right) ?? ''
  if (order === 'amount-first') return kindOfLabel(right) ?? ''
  const after = feeAfter.exec(right)?.[1]
  const named = after === undefined ? undefined : kindOfLabel(`${after}fee`)
  if (named !== undefined) return named
  const before = nearestKind(left, 'last')
  if (directlyBefore.test(left) && before !== undefined) return before
  return nearestKind(right, 'first') ?? before ?? ''
}

const feePhrase =
  /((?:[\p{L}\d/&+'-]+[\s*]+){0,5}?)(fees?|costs?|prices?|charges?)\b(?:\s(?:for|to|of)\s((?:[\p{L}\d'-]+\s?){1,6}))?/giu

/** The kind of the fee phrase nearest to the amount: 'non-refundable application fee', 'fee for recertification'. */
function nearestKind(text: string, which: 'first' | 'last'): string | undefined {
  const phrases = [...text.matchAll(feePhrase)].map((match) => kindOfPhrase(match))
  const found = phrases.filter((kind) => kind !== undefined && !weakKind.test(kind))
  if (found.length > 0) return which === 'first' ? found[0] : found.at(-1)
  const named = feeKindsIn(text).toSorted((a, b) => a.start - b.start)
  const telling = named.filter((kind) => !weakKind.test(kind.shown))
  const kinds = telling.length > 0 ? telling : named
  return (which === 'first' ? kinds[0] : kinds.at(-1))?.shown
}

function kindOfPhrase(match: RegExpMatchArray): string | undefined {
  const before = `${match[1] ?? ''}${match[2] ?? ''}`
  return feeKindOf(before) ?? feeKindOf(match[3] ?? '')
}

/** The kind a short label names: by its fee phrase, else by its most specific word. */
export function kindOfLabel(label: string): string | undefined {
  if (label === '') return undefined
  const phrase = /((?:[\p{L}\d/&+'-]+[\s*]+){1,6}?)fees?\b/iu.exec(label)
  return (phrase === null ? undefined : feeKindOf(phrase[0])) ?? feeKindOf(label)
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

/** Whether the words name a payment that is none for a certification. */
function isOther(words: string, kind: string): boolean {
  const other = otherPayment.exec(words.replace(/\b(certification|renewal|recertification|maintenance) dues\b/gi, '$1 fee'))
  if (other === null) return false
  const strong = /^(?!certificat|program|package|initial|registration|enrollment|late$|annual$|online).+/.test(kind)
  if (!strong) return true
  // 'Exam with one year of membership' is an exam fee; 'Exam preparation course' is none.
  return !/^(?:member|cover|earn|averag|reimburs|handbook|earned)/i.test(other[0])
}

/** The first kind that says more than 'certification', else the first one. */
function strongest(labels: readonly string[]): string {
  const kinds = labels.flatMap((label) => kindOfLabel(label) ?? [])
  return kinds.find((kind) => !weakKind.test(kind)) ?? kinds[0] ?? ''
}

function hasWords(text: string): boolean {
  return text.replace(/[^\p{L}]/gu, '').length > 4
}

function withoutAmounts(text: string, amounts: readonly Amount[]): string {
  let rest = ''
  let from = 0
  for (const amount of amounts) {
    rest += `${text.slice(from, amount.start)} `
    from = amount.end
  }
  return `${rest}${text.slice(from)}`.trim()
}

function clauseOf(text: string, amounts: readonly Amount[], index: number): string {
  const found = clauseWords(text, amounts, index, orderOf(text, amounts))
  return found?.near.trim() ?? ''
}
