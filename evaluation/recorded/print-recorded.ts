import { type Figures, figureHead, figureRows, figuresOf } from '../figures.ts'
import { feeFaults, feesByKind, feesOf } from '../false-fees.ts'
import { type PageScore, sumOf } from '../score.ts'
import { type RecordedPage, type RecordedScore, scoreRecorded } from './score-recorded.ts'

/** Prints the recorded answers as they came beside what is shown of them, and what was refused and why. */
export async function printRecorded(print: (line: string) => void, explain: boolean, folder?: string): Promise<void> {
  const score = await scoreRecorded(folder)
  const { pages, unanswered, tokensIn, tokensOut } = score
  print(`\nRecorded answers: ${pages.length} pages${unanswered === 0 ? '' : `, ${unanswered} requests without an answer`}`)
  if (pages.length === 0) return
  print(`  ${Math.round(tokensIn / pages.length)} tokens asked and ${Math.round(tokensOut / pages.length)} answered a page`)
  const columns: Figures[] = [sumOf(pages.map(({ came }) => came)), sumOf(pages.map(({ shown }) => shown))].map(figuresOf)
  print(figureHead(['came', 'shown']))
  for (const row of figureRows(columns)) print(row)
  printFees(
    'as they came',
    pages.map(({ came }) => came),
    print,
  )
  printFees(
    'as shown',
    pages.map(({ shown }) => shown),
    print,
  )
  printRefused(score, print)
  if (explain) for (const page of pages) explainRecorded(page, print)
}

/** What falls short of fees, by what a fee is for and by what is wrong with it. */
function printFees(title: string, pages: readonly PageScore[], print: (line: string) => void): void {
  const kinds = [...feesByKind(pages)].toSorted((one, other) => other[1].shown - one[1].shown)
  print(`\nFees ${title}, by kind: different amounts, wrong ones, and what is wrong`)
  for (const [kind, { shown, faults }] of kinds) {
    const wrong = [...faults.values()].reduce((sum, count) => sum + count, 0)
    const why = feeFaults.flatMap((fault) => (faults.has(fault) ? [`${faults.get(fault)} ${fault}`] : [])).join(', ')
    print(`  ${kind.padEnd(16)}${String(shown).padStart(6)}${String(wrong).padStart(6)}   ${why}`)
  }
}

function printRefused({ pages }: RecordedScore, print: (line: string) => void): void {
  const refused = pages.flatMap((page) => page.refused)
  const isTrue = refused.filter((one) => one.isTrue).length
  print(`\nRefused: ${refused.length} facts, ${isTrue} of them true by label (goal ≤ 1 in 10)`)
  const reasons = new Map<string, { all: number; true: number }>()
  for (const { why, field, isTrue: right } of refused) {
    const key = `${why}, ${field}`
    const count = reasons.get(key) ?? { all: 0, true: 0 }
    reasons.set(key, { all: count.all + 1, true: count.true + (right ? 1 : 0) })
  }
  for (const [key, count] of [...reasons].toSorted((one, other) => other[1].all - one[1].all))
    print(`  ${key.padEnd(52)}${String(count.all).padStart(6)}${String(count.true).padStart(6)} true`)
}

/** What differs between an answer and what is shown of it. */
function explainRecorded({ page, came, shown, refused }: RecordedPage, print: (line: string) => void): void {
  for (const { fee, certification, fault } of feesOf(came))
    if (fault !== undefined) print(`\n${page.file}: wrong as it came: ${certification}: ${fee.amount} ${fee.currency}: ${fault}`)
  const lost = (['fees', 'validity', 'renewal', 'requirements', 'names'] as const).filter(
    (field) =>
      shown[field].right < came[field].right || shown[field].shown - shown[field].right > came[field].shown - came[field].right,
  )
  if (lost.length === 0 && refused.length === 0) return
  print(`\n${page.file}: ${lost.join(', ')}`)
  for (const { certification, field, text, quote, why, isTrue } of refused)
    print(`  refused${isTrue ? ' (true)' : ''}: ${why}: ${certification}, ${field}: ${text} ← ${quote}`)
  if (lost.length === 0) return
  print(`  came:  ${JSON.stringify(came.certifications)}`)
  print(`  shown: ${JSON.stringify(shown.certifications.map((one) => ({ ...one, evidence: undefined })))}`)
}
