import { statedDollar } from '../document/stated-dollar.ts'
import { audiencesIn, isForAll, forRest } from '../lexicon/audience.ts'
import { feeKindsIn, saysLittle } from '../lexicon/fee-kind.ts'
import { hasAwardedWord } from '../lexicon/awarded.ts'
import { fromWhen, fromWhenInHead } from '../lexicon/from-when.ts'
import { shownMoney } from '../lexicon/money.ts'
import type { Span } from '../lexicon/span.ts'
import { type Amount, type Label, labelsOf } from './amounts.ts'
import type { ReadPage } from './lines.ts'
import { pairedAudience } from './paired-audience.ts'

/** What an amount is for in the words shown, whom it is for, and where these words stand. */
export interface FeeWords {
  shown: string
  context: Span[]
}

/** The line that is shown of an amount: 'US$405 exam (members)'. */
export function feeWords(page: ReadPage, amount: Amount): FeeWords {
  const labels = withCells(withSentence(labelsOf(amount, page.title), amount), amount)
  const context: Span[] = []
  const note = (label: Label) => {
    if (label.start >= 0 && (label.start < amount.line.start || label.start > amount.line.end))
      context.push({ start: label.start, end: label.start + label.text.length })
  }
  let kind: string | undefined
  for (const label of labels) {
    const found =
      label.by === 'left'
        ? nearest(label.text)
        : feeKindsIn(label.by === 'right' ? toSentenceEnd(label.text) : label.text)[0]?.shown
    // 'Certified Public Manager' names who pays.
    if (found === undefined || (label.by === 'row' && /\bcertified\b/i.test(label.text) && saysLittle(found))) continue
    const isOwn =
      label.by === 'left' ||
      label.by === 'right' ||
      label.by === 'row' ||
      label.by === 'cell' ||
      label.by === 'head' ||
      label.by === 'above'
    if (kind === undefined || (saysLittle(kind) && !saysLittle(found) && (isOwn || !/^certif|^licen/.test(kind)))) {
      kind = found
      note(label)
    }
    if (!saysLittle(kind) || (label.by === 'left' && namesFee.test(label.text.replace(leaders, '')))) break
  }
  const own = labels.filter(({ by }) => by !== 'title' && by !== 'outer' && !(by === 'left' && isOfPrevious(amount)))
  const audiences = new Map<string, { kind: string; shown: string }>()
  const paired = pairedAudience(amount)
  if (paired !== undefined) audiences.set(paired.kind, paired)
  for (const label of own) {
    const said = audiencesIn(
      label.by === 'left'
        ? lastClause(label.text.slice(-70))
        : label.by === 'right'
          ? firstClause(label.text.slice(0, 50))
          : label.text,
    )
    // Of a name only what no name says: 'Licensed Practical Nurse' is no practical exam.
    const isNamed = label.by !== 'left' && label.by !== 'right' && hasAwardedWord(label.text)
    const telling = said.filter((one) => one.kind === 'member' || forRest.has(one.kind))
    if ((label.by === 'lead' || label.by === 'section') && said.length > 2) continue
    if (isForAll(telling.map((one) => one.kind))) continue
    for (const one of said) {
      const opposite =
        (one.kind === 'member' || one.kind === 'non-member') && (audiences.has('member') || audiences.has('non-member'))
      if (audiences.has(one.kind) || opposite || (isNamed && one.kind === 'mode')) continue
      audiences.set(one.kind, one)
      note(label)
    }
  }
  const words = kind ?? 'fee'
  const sentence = sentenceOf(amount)
  const from = fromWhenInHead(amount.head) ?? (sentence === undefined ? undefined : fromWhen(sentence.text))
  if (sentence !== undefined && from !== undefined) context.push({ start: sentence.start, end: sentence.end })
  const qualifiers = [
    ...(from === undefined ? [] : [`from ${from}`]),
    ...[...audiences.values()].map((one) => one.shown).filter((one) => !words.includes(one)),
  ].slice(0, 3)
  const beside = qualifiers.length === 0 ? '' : ` (${qualifiers.join(', ')})`
  return { shown: `${shownMoney(amount.money, statedDollar(page.document))} ${words}${beside}`, context: context.slice(0, 4) }
}

/** Whether the words in front of an amount say whom the one before it is for: '$395 members / $545 non-members'. */
function isOfPrevious({ order, right, left }: Amount): boolean {
  const startsWithAudience = (text: string) => audiencesIn(text.slice(0, 40)).some(({ start }) => start <= 6)
  return order > 0 && startsWithAudience(right) && startsWithAudience(left)
}

/** The same with what the cells between the first one and its own say: 'Certified Welder | Renewal | $120'. */
function withCells(labels: readonly Label[], { line, cell }: Amount): readonly Label[] {
  if (cell === undefined) return labels
  const between = line.cells
    .slice(1)
    .filter(
      ({ start, end }) =>
        end <= cell.start && !line.money.some((one) => start <= line.start + one.start && line.start + one.start < end),
    )
  const texts = between
    .toReversed()
    .map(({ start, end }) => ({ text: line.text.slice(start - line.start, end - line.start), start, by: 'cell' }))
  const own = labels.findLastIndex(({ by }) => by === 'left' || by === 'right') + 1
  return [...labels.slice(0, own), ...texts.filter(({ text }) => text.length <= 60), ...labels.slice(own)]
}

/** The same with what its sentence says before another amount: 'The examination fee is $450 for members and $560 for non-members'. */
function withSentence(labels: readonly Label[], amount: Amount): readonly Label[] {
  const { line, start, order, cell } = amount
  const sentence = sentenceOf(amount)
  if (order === 0 || cell !== undefined || sentence === undefined || !goesOn(amount)) return labels
  const text = line.text.slice(sentence.start - line.start, start - line.start)
  const own = labels.findLastIndex(({ by }) => by === 'left' || by === 'right') + 1
  return [...labels.slice(0, own), { text, start: sentence.start, by: 'left' }, ...labels.slice(own)]
}

/** Longest sentence that is read for each of its amounts, in characters. */
const longestSentence = 600

/** The sentence that states an amount, unless it is a row or list without end. */
function sentenceOf({ line, start }: Amount): (Span & { text: string }) | undefined {
  const sentence = line.statements.find((one) => one.start <= start && start < one.end)
  return sentence === undefined || sentence.text.length > longestSentence ? undefined : sentence
}

/** ' for the CM and ' between two amounts, ' (CM) or '. */
const forAnother = /^\s*(?:for (?:the |an? )?|\()\p{Lu}[^.;]{0,60}?\)?,?\s*(?:and|or|,)\s*$/u

/** Whether the words between the amount before it and it only say whom that one is for and go on: ' for members and '. */
function goesOn(amount: Amount): boolean {
  if (pairedAudience(amount) !== undefined) return true
  const words = amount.left
  if (forAnother.test(words)) return true
  const named = audiencesIn(words)
  const rest = named.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), words)
  return named.length > 0 && /^[\s,;:/()–-]*(?:(?:for|to|and|or|the|if|is|are|all|a|an)\b[\s,;:/()–-]*)*$/i.test(rest)
}

/** The kind that stands nearest in front of an amount: in its clause, else in its sentence. */
function nearest(label: string): string | undefined {
  const text = label.replace(leaders, '')
  return nearestIn(lastClause(text)) ?? nearestIn(text.split(/[.!?]\s/).at(-1) ?? text)
}

/** 'License fee: ' says all that there is to say. */
const namesFee = /\bfees?\W*$/i

/** Dots that lead from a label to its amount: 'Application ..... $100'. */
const leaders = /[\s.…·_]{3,}$/

function firstClause(text: string): string {
  return text.split(/[;.]\s/, 1)[0] ?? text
}

function lastClause(text: string): string {
  return text.split(/[;.]\s/).at(-1) ?? text
}

function nearestIn(clause: string): string | undefined {
  const found = feeKindsIn(clause)
  const telling = found.filter(({ shown }) => !saysLittle(shown))
  return (telling.length > 0 ? telling : found).toSorted((one, other) => other.start - one.start)[0]?.shown
}

/** What the next sentence says is not said of the amount: 'about £350. You should expect to renew …'. */
function toSentenceEnd(text: string): string {
  const end = /[.!?;]\s+(?=\p{Lu})/u.exec(text)
  return end === null ? text : text.slice(0, end.index)
}
