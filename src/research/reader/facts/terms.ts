import { credentialsIn } from '../../lexicon/credentials/credential.ts'
import { creditsIn } from '../../lexicon/statements/credits.ts'
import { monthsOf, type Period, shownPeriod } from '../../lexicon/times/period.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { type Features, stepOf } from '../weights/features.ts'
import type { ReadLine, ReadPage } from '../page/lines.ts'
import { firstWords, lastWords, wordsOf } from '../page/words.ts'

/** A time that a page states, which may be how long a certification holds. Offsets are those of the document's text. */
export interface Term extends Span {
  line: ReadLine
  period: Period
  /** The sentence or row that states it. */
  sentence: Span
  shown: string
}

const shortest = 3
const longest = 300

/** The times of a page that may be of validity. */
export function termsOf(page: ReadPage): Term[] {
  return page.lines.flatMap((line) => {
    if (line.periods.length === 0) return []
    return line.periods.flatMap((period): Term[] => {
      const months = monthsOf(period)
      if (period.kind !== 'endless' && (months < shortest || months > longest || period.unit === 'day' || period.unit === 'week'))
        return []
      const [start, end] = [line.start + period.start, line.start + period.end]
      const sentence = withQuestion(line, start, end) ?? line
      const said = line.text.slice(period.start, period.end)
      const shown =
        period.kind === 'endless'
          ? /\bnot?\b|n['’]t|never|without/i.test(said)
            ? 'Lifetime (does not expire)'
            : 'Lifetime'
          : shownPeriod(period)
      return [{ line, period, start, end, sentence, shown }]
    })
  })
}

/** The sentence of a line that states a time, with the question that it answers: 'How long is it valid? Four years.' */
function withQuestion({ statements }: ReadLine, from: number, to: number): Span | undefined {
  const place = statements.findIndex(({ start, end }) => start <= from && to <= end)
  const [before, own] = [statements[place - 1], statements[place]]
  return own === undefined || before?.text.endsWith('?') !== true ? own : { start: before.start, end: own.end }
}

interface Said {
  nouns: readonly string[]
  credits: boolean
  must: boolean
}

const said = new WeakMap<Span, Said>()

/** What a sentence says beside its times; asked for each of them. */
function saidIn(sentence: Span, text: string): Said {
  const known = said.get(sentence) ?? {
    nouns: credentialsIn(text).map(({ noun }) => noun),
    credits: creditsIn(text).length > 0,
    must: /\b(?:must|shall|required?|needs?)\b/i.test(text),
  }
  said.set(sentence, known)
  return known
}

/** Features of a time: does it say how long a certification holds? */
export function termFeatures(page: ReadPage, { line, period, start, end, sentence }: Term, features: Features): void {
  const { text } = page.document
  const ahead = text.slice(Math.max(sentence.start, start - 110), start)
  const behind = text.slice(end, Math.min(sentence.end, end + 110))
  features.add('bias')
  features.add('kind', period.kind)
  features.add('length', period.kind === 'endless' ? 'endless' : monthsOf(period))
  features.add('kind and length', period.kind, monthsOf(period))
  features.add('unit', period.unit)
  features.add('stands', line.kind)
  features.add('said', wordsOf(text.slice(start, end)).join(' '))
  const [b1 = '^', b2 = '^', b3 = ''] = lastWords(ahead, 3)
  const [a1 = '.', a2 = '.', a3 = ''] = firstWords(behind, 3)
  features.add('b1', b1)
  features.add('b2', b2, b1)
  features.add('b3', b3, b2, b1)
  features.add('a1', a1)
  features.add('a2', a1, a2)
  features.add('a3', a1, a2, a3)
  features.addAll('ahead', wordsOf(ahead).slice(-14))
  features.addAll('behind', wordsOf(behind).slice(0, 10))
  features.addPairs('pairs', wordsOf(ahead).slice(-8))
  const near = text.slice(sentence.start, sentence.end)
  const { nouns, credits, must } = saidIn(sentence, near)
  for (const noun of nouns) features.add('noun', noun)
  features.add('credits', credits)
  features.add('money', line.money.length > 0)
  features.add('must', must)
  features.add('times in it', stepOf(line.periods.length))
  features.addAll('section', wordsOf(line.sections[0]?.text ?? '').slice(0, 12))
  features.add('role', line.role)
  features.addAll('outer', wordsOf(line.sections[1]?.text ?? '').slice(0, 10))
  features.addAll('title', wordsOf(page.title).slice(0, 12))
  if (line.lead !== undefined) features.addAll('lead', wordsOf(line.lead.text).slice(0, 14))
  const cell = line.cells.find((one) => one.start <= start && end <= one.end)
  const [first] = line.cells
  if (cell !== undefined) features.addAll('head', wordsOf(cell.head).slice(0, 8))
  if (first !== undefined && first !== cell) features.addAll('row', wordsOf(text.slice(first.start, first.end)).slice(0, 10))
}
