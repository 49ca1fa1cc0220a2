import { credentialsIn } from '../../lexicon/credentials/credential.ts'
import { creditsIn } from '../../lexicon/statements/credits.ts'
import { personsIn } from '../../lexicon/credentials/candidate.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { type Features, stepOf } from '../weights/features.ts'
import type { ReadLine, ReadPage } from '../page/lines.ts'
import { firstWords, wordsOf } from '../page/words.ts'

/** A sentence, entry or row that may say what is required, or what a renewal takes. */
export interface Statement extends Span {
  line: ReadLine
  text: string
  /** Its number among the statements of its line. */
  order: number
  /** What leads into it where both stand in one sentence; '' elsewhere. */
  lead: string
  /** A cell, of which the head of its column or the label of its row says what it is. */
  isCell?: true
  /** What says a part of it elsewhere. */
  context?: readonly Span[]
}

const shortest = 12
const longest = 700
const mostWords = 60

/** The statements of a page that may be facts. */
export function statementsOf(page: ReadPage): Statement[] {
  return page.lines
    .flatMap((line) => (line.kind === 'heading' || line.kind === 'term' ? [] : statementsIn(line)))
    .filter(mayBeFact)
}

/** The statements of a line. */
export function statementsIn(line: ReadLine): Statement[] {
  return line.statements.map(({ text, start, end, lead = '' }, order) => ({ text, start, end, lead, line, order }))
}

function mayBeFact({ text }: Statement): boolean {
  return text.length >= shortest && text.length <= longest && !/[:?]$/.test(text) && /\p{L}{3}/u.test(text)
}

/** Features of a statement, of requirements and renewal alike. */
export function statementFeatures(
  page: ReadPage,
  { line, text, order, lead: within }: Statement,
  before: Statement | undefined,
  features: Features,
): void {
  const words = wordsOf(text).slice(0, mostWords)
  features.add('bias')
  features.addAll('word', words)
  features.addPairs('pair', words)
  const [first = '', second = '', third = ''] = words
  features.add('w1', first)
  features.add('w2', first, second)
  features.add('w3', first, second, third)
  features.add('stands', line.kind)
  features.add('long', stepOf(words.length))
  features.add('order', Math.min(order, 4))
  features.add('furniture', line.weight < 0.22)
  features.add('whole', text.length >= line.text.trim().length)
  features.add('capital', /^\W*\p{Lu}/u.test(text))
  features.add('ends', text.slice(-1))
  features.add('money', line.money.length > 0)
  const credits = creditsIn(text)
  for (const { unit } of credits) features.add('credits', unit)
  features.add('credit', credits.length > 0)
  features.add('period', line.periods.length > 0)
  features.add('number', /\d/.test(text))
  for (const { role } of personsIn(text)) features.add('person', role)
  for (const { noun } of credentialsIn(text)) features.add('noun', noun)
  features.add('must', /\b(?:must|shall|required?|needs?|have to|has to)\b/i.test(text))
  features.add('may', /\b(?:may|can|should|encouraged|recommended)\b/i.test(text))
  features.add('you', /\byou(?:r)?\b/i.test(text))
  const section = wordsOf(line.sections[0]?.text ?? '').slice(0, 14)
  features.addAll('section', section)
  features.addPairs('section pair', section)
  features.add('listed', line.kind, line.lead !== undefined)
  features.addAll(
    'outer',
    line.sections.slice(1).flatMap((one) => wordsOf(one.text).slice(0, 10)),
  )
  features.add('role', line.role)
  features.add('role and kind', line.role, line.kind, line.lead !== undefined)
  if (within !== '') features.addAll('lead', wordsOf(within).slice(-24))
  features.addAll('title', wordsOf(page.title).slice(0, 12))
  for (const word of section.slice(0, 8)) features.add('in', line.kind, word)
  if (line.lead !== undefined) {
    const lead = wordsOf(line.lead.text).slice(-24)
    features.addAll('lead', lead)
    features.addPairs('lead pair', lead)
  }
  const [cell] = line.cells
  if (cell !== undefined) features.addAll('row', wordsOf(page.document.text.slice(cell.start, cell.end)).slice(0, 8))
  for (const one of line.cells.slice(0, 6)) features.addAll('heads', wordsOf(one.head).slice(0, 4))
  if (before !== undefined) features.addAll('after', firstWords(before.text, 12))
  features.add('place', line.position < 0.05 ? 'top' : line.position > 0.9 ? 'end' : 'middle')
}
