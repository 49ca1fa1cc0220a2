import { startsName } from '../../lexicon/credentials/awarded.ts'
import { endsName } from '../../lexicon/names/name-noun.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { wordsOf } from '../page/words.ts'
import type { Candidate } from './candidates.ts'
import { caseOf, cutOf } from './name-features.ts'
import type { PageWords } from './page-words.ts'

const ways = ['whole', 'part', 'bare', 'run', 'noun'] as const
const kinds = ['row', 'item', 'paragraph'] as const
const cases: readonly string[] = ['lower', 'sentence', 'mixed', 'title', 'capitals']
const sides: readonly string[] = ['end', 'mark', 'noun', 'start', 'person', 'capital', 'number', 'lower']

/** How a candidate looks and where it stands, as numbers. */
export function lookNumbers(text: string, around: PageWords, { name, shown, mentions }: Candidate): number[] {
  const words = wordsOf(name)
  const share = (is: (mention: Candidate['mentions'][number]) => boolean) =>
    mentions.filter(is).length / Math.max(1, mentions.length)
  const { line, start, end } = shown
  const left = cutOf(/(?<!\S)\S+\s?$/u.exec(text.slice(Math.max(line.start, start - 40), start))?.[0] ?? '')
  const right = cutOf(/^\s?\S+/u.exec(text.slice(end, Math.min(line.end, end + 40)))?.[0] ?? '')
  return [
    ...ways.map((way) => share(({ via }) => via === way)),
    ...kinds.map((kind) => share(({ line: own }) => own.kind === kind)),
    share(({ line: own }) => own.money.length > 0),
    share(({ line: own }) => own.periods.length > 0),
    cases.indexOf(caseOf(text.slice(start, end))),
    startsName(words[0] ?? '') ? 1 : 0,
    endsName(words.at(-1) ?? '') ? 1 : 0,
    isOccupation(words.at(-1) ?? '') ? 1 : 0,
    words.filter((word) => around.bodyWords.has(word)).length / Math.max(1, words.length),
    /\d/.test(name) ? 1 : 0,
    sides.indexOf(left),
    sides.indexOf(right),
    line.text.length,
    start - line.start,
  ]
}
