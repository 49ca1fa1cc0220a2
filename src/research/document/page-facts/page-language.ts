import { functionWords } from './function-words.ts'

/** As much of a text as tells its language, in UTF-16 code units, and how many words it takes. */
const enough = 20_000
const fewestWords = 20
/** Of a text about a fifth are words of its language's list, of one in another language hardly any. */
const leastShare = 0.06
/** The same of a text of fewer words, none of them English, and how many different ones these are at least. */
const shareOfShort = 0.15
const fewestOfShort = 3
/** How many times as frequent as English ones the words of another language are where a text is written in it. */
const clearly = 3

/** Letters that English has none of; those that several languages are written in name none. */
const otherScripts: readonly (readonly [string, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['und', /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]/gu],
]

/**
 * The language that a page is written in where that is not English: a code of BCP 47, 'und' where it is another one that nothing names;
 * '' for English, and where nothing tells. Its words decide, for templates say 'en' of any page; what the page says of itself counts
 * where it has no English words at all.
 * @param stated language named by the page, lower case, '' when none
 */
export function foreignLanguage(text: string, stated: string): string {
  const sample = text.slice(0, enough).toLowerCase()
  const named = stated === 'en' || stated.startsWith('en-') ? '' : (stated.split('-')[0] ?? '')
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const [script, count] = mostOf(otherScripts.map(([language, pattern]) => [language, sample.match(pattern)?.length ?? 0]))
  if (count > letters / 3) {
    if (script === 'zh') return /\p{Script=Hiragana}/u.test(sample) ? 'ja' : script
    return script === 'und' ? named || script : script
  }
  const words = sample.match(/\p{L}+/gu) ?? []
  const shares = functionWords.map(
    ([language, list]) => [language, words.filter((word) => list.has(word)).length / words.length] as const,
  )
  const english = shares.find(([language]) => language === 'en')?.[1] ?? 0
  const [other, share] = mostOf(shares.filter(([language]) => language !== 'en'))
  if (words.length < fewestWords) {
    if (english > 0) return ''
    if (shares.some(([language, one]) => language === named && one > 0)) return named
    const own = functionWords.find(([language]) => language === other)?.[1]
    const different = new Set(words.filter((word) => own?.has(word) === true))
    return share >= shareOfShort && different.size >= fewestOfShort ? other : ''
  }
  // Of two that share their words, the page knows which.
  if (share >= leastShare && share >= english * clearly) return isAs(shares, named, share) ? named : other
  return english === 0 ? named : ''
}

function mostOf(counts: readonly (readonly [string, number])[]): readonly [string, number] {
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))
}

function isAs(shares: readonly (readonly [string, number])[], named: string, share: number): boolean {
  return shares.some(([language, one]) => language === named && one > share * 0.8)
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** 'German'; undefined where nothing names the language, or it is no language's code. */
export function languageName(code: string): string | undefined {
  const name = code === 'und' ? undefined : languages.of(code)
  return name === code ? undefined : name
}
