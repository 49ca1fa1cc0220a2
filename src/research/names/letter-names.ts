import { callsCredential, callsSeveral } from '../lexicon/names/name-edge.ts'
import type { Word } from './name-text.ts'
import type { NameMention } from './name-mention.ts'
import { isAcronym } from './short-forms.ts'

/** Short forms with a credential's word behind them: 'CCI certification', 'CCI® Exam', 'CCI and CCT credentials'. */
export function acronymNames(words: readonly Word[], first: number, last: number): NameMention[] {
  const found: NameMention[] = []
  for (let place = first; place < Math.max(last, first + 1); place += 1) {
    const word = words[place]
    if (word === undefined || !isAcronym(word.text)) continue
    let ahead = place + 1
    while (ahead < place + 10 && /^(?:and|or|&|,)$/.test(words[ahead]?.text ?? '') && isAcronym(words[ahead + 1]?.text ?? ''))
      ahead += 2
    // 'Your BCSP credentials' are those of a body.
    if (ahead === place + 1 && !/^(?:and|or|&|,)$/.test(words[place - 1]?.text ?? '') && callsSeveral(words[ahead]?.text ?? ''))
      continue
    // 'Become a CPrT', 'Verify a CPrT'.
    const held = /^an?$/i.test(words[place - 1]?.text ?? '') && /^(?:become|becoming|verify)$/i.test(words[place - 2]?.text ?? '')
    if (held || callsCredential(words[ahead]?.text ?? ''))
      found.push({ name: word.text, acronym: word.text, start: word.start, end: word.end, by: 'acronym' })
  }
  return found
}
