import { moneyIn } from '../lexicon/money/money.ts'
import { isRank } from '../lexicon/names/name-part.ts'
import { isOccupation } from '../lexicon/names/occupation.ts'
import { connector, type Word } from './name-text.ts'

/** End of the run of capitalised words that begins at `from`, with 'of', 'in' and dashes inside. */
export function runEnd(text: string, words: readonly Word[], from: number): number {
  let end = from + 1
  for (let place = from + 1; place < words.length && place - from < 24; place += 1) {
    const word = words[place]
    const next = words[place + 1]
    if (word === undefined || endsSentence(text, words[place - 1], word)) break
    if (isPrice(text, words[place - 1], word)) return beforeVariant(text, words, from, end)
    if (word.capital) end = place + 1
    else if ((connector.test(word.text) || /^[–—,]$/.test(word.text)) && next !== undefined) {
      if (next.capital) continue
      if (next.text === 'the' && words[place + 2]?.capital === true) continue
      break
    } else break
  }
  return end
}

/** 'Registered Assessor - Overseas Qualification' before a price is one of several prices of the Registered Assessor. */
function beforeVariant(text: string, words: readonly Word[], from: number, end: number): number {
  for (let place = from + 2; place < end; place += 1) {
    const [before, word] = [words[place - 1], words[place]]
    if (before === undefined || word === undefined || !/^\s[-–—]\s$/.test(text.slice(before.end, word.start))) continue
    if (isOccupation(before.text) && !isRank(word.text)) return place
  }
  return end
}

/** 'Registered Assessor AUD$120.00': a price follows the name. */
function isPrice(text: string, before: Word | undefined, next: Word): boolean {
  if (before === undefined) return false
  const between = text.slice(before.end, next.end + 8)
  const [money] = moneyIn(between)
  return money !== undefined && money.start <= next.end - before.end && between.slice(0, money.start).trim() === ''
}

/** 'The fee is $525. Certification is …' – a full stop after a number or a longer word ends the run. */
function endsSentence(text: string, before: Word | undefined, next: Word): boolean {
  return before !== undefined && before.text.length >= 3 && /^[.!?]\s/.test(text.slice(before.end, next.start))
}
