import { statedDollar } from '../document/stated-dollar.ts'
import { audiencesIn, isForAll, forRest } from '../lexicon/audience.ts'
import { feeKindIn, feeKindsIn, saysLittle } from '../lexicon/fee-kind.ts'
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
  const labels = withSentence(labelsOf(amount, page.title), amount)
  const context: Span[] = []
  const note = (label: Label) => {
    if (label.start >= 0 && (label.start < amount.line.start || label.start > amount.line.end))
      context.push({ start: label.start, end: label.start + label.text.length })
  }
  let kind: string | undefined
  for (const label of labels) {
    const found =
      label.by === 'left' ? nearest(label.text) : feeKindIn(label.by === 'right' ? toSentenceEnd(label.text) : label.text)?.shown
    // 'Certified Public Manager' names who pays.
    if (found === undefined || (label.by === 'row' && /\bcertified\b/i.test(label.text) && saysLittle(found))) continue
    const isOwn = label.by === 'left' || label.by === 'right' || label.by === 'row' || label.by === 'head' || label.by === 'above'
    if (kind === undefined || (saysLittle(kind) && !saysLittle(found) && (isOwn || !/^certif|^licen/.test(kind)))) {
      kind = found
      note(label)
    }
    if (!saysLittle(kind)) break
  }
  const own = labels.filter(({ by }) => by !== 'title' && by !== 'outer')
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
    const telling = said.filter((one) => one.kind === 'member' || forRest.has(one.kind))
    if ((label.by === 'lead' || label.by === 'section') && said.length > 2) continue
    if (isForAll(telling.map((one) => one.kind))) continue
    for (const one of said) {
      const opposite =
        (one.kind === 'member' || one.kind === 'non-member') && (audiences.has('member') || audiences.has('non-member'))
      if (audiences.has(one.kind) || opposite) continue
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

/** The same with what its sentence says before another amount: 'The examination fee is $450 for members and $560 for non-members'. */
function withSentence(labels: readonly Label[], amount: Amount): readonly Label[] {
  const { line, start, order, cell } = amount
  const sentence = sentenceOf(amount)
  if (order === 0 || cell !== undefined || sentence === undefined || !goesOn(amount)) return labels
  const text = line.text.slice(sentence.start - line.start, start - line.start)
  const own = labels.findLastIndex(({ by }) => by === 'left' || by === 'right') + 1
  return [...labels.slice(0, own), { text, start: sentence.start, by: 'left' }, ...labels.slice(own)]
}

/** The sentence that states an amount. */
function sentenceOf({ line, start }: Amount): (Span & { text: string }) | undefined {
  return line.statements.find((one) => one.start <= start && start < one.end)
}

/** Whether the words between the amount before it and it only say whom that one is for and go on: ' for members and '. */
function goesOn(amount: Amount): boolean {
  if (pairedAudience(amount) !== undefined) return true
  const words = amount.left
  const named = audiencesIn(words)
  const rest = named.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), words)
  return named.length > 0 && /^[\s,;:/()–-]*(?:(?:for|to|and|or|the|if|is|are|all|a|an)\b[\s,;:/()–-]*)*$/i.test(rest)
}

/** The kind that stands nearest in front of an amount: in its clause, else in its sentence. */
function nearest(text: string): string | undefined {
  return nearestIn(lastClause(text)) ?? nearestIn(text.split(/[.!?]\s/).at(-1) ?? text)
}

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
