const emptyWords = new Set(
  'a an and any are as at be been by each either every for from has have hold holder holders if in into is it its least minimum must no not of on one or other per shall should that the their them they this to with within you your'.split(
    ' ',
  ),
)

const numberWords = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    annual: 1,
    annually: 1,
    yearly: 1,
    biennial: 2,
    biennially: 2,
    biennium: 2,
    triennial: 3,
    triennium: 3,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
  }),
)

const compound = /\b((?:twen|thir|for|fif|six|seven|eigh|nine)ty)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g

/** Numbers of a text as plain digits, number words included: '$1,095.00 in three years' gives 1095 and 3, an even year every 2. */
export function numbersIn(text: string): Set<string> {
  const digits = [...text.matchAll(/(?<=\b(?:ZA)?R ?)\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g)].map(
    ([found]) => plainNumber(found),
  )
  const words = [...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap(([word]) => numberWords.get(word) ?? [])
  const compounds = [...text.toLowerCase().matchAll(compound)].map(
    ([, tens, unit]) => (numberWords.get(tens ?? '') ?? 0) + (numberWords.get(unit ?? '') ?? 0),
  )
  const otherYears = /\b(?:odd|even)-numbered\b/i.test(text) ? [2] : []
  return new Set([...digits, ...[...words, ...compounds, ...otherYears].map(String)])
}

/** 'thirty-six hours' as '36 hours'. */
function compoundsAsDigits(text: string): string {
  return text.replaceAll(compound, (_, tens: string, unit: string) =>
    String((numberWords.get(tens) ?? 0) + (numberWords.get(unit) ?? 0)),
  )
}

/** 'every three years' as 'every 3 years'. */
export function withDigits(text: string): string {
  return text.replaceAll(/[a-z]+/gi, (word) => String(numberWords.get(word.toLowerCase()) ?? word))
}

/** '1,095.00' as '1095', '1.50' as '1.5'. */
function plainNumber(text: string): string {
  return String(Number(text.replaceAll(/[ ,]/g, '')))
}

/** The words of a line that carry its meaning, cut to stems: 'an approved training course' gives 'appro', 'train', 'cours'. */
export function contentWords(text: string): Set<string> {
  const words =
    compoundsAsDigits(text.toLowerCase())
      .replaceAll(/[’']s?\b/g, '')
      .match(/[\p{L}\p{N}.,]+/gu) ?? []
  return new Set(words.map((word) => stem(word.replace(/[.,]+$/, ''))).filter((word) => word !== '' && !emptyWords.has(word)))
}

function stem(word: string): string {
  if (emptyWords.has(word)) return word
  if (/^\d/.test(word)) return plainNumber(word)
  const number = numberWords.get(word)
  if (number !== undefined) return String(number)
  return word.startsWith('exam') ? 'exam' : word.replace(/(?<=\w{3})(?:ing|ed|es|(?<!s)s)$/, '').slice(0, 5)
}

/** Share of the phrase's content words that stand in the line, 0 to 1. */
export function overlap(phrase: string, line: string): number {
  const wanted = contentWords(phrase)
  const given = contentWords(line)
  return wanted.size === 0 ? 0 : [...wanted].filter((word) => given.has(word)).length / wanted.size
}

/** Whether a line says a key phrase: at least six tenths of its content words. */
export function says(line: string, phrase: string): boolean {
  return overlap(phrase, line) >= 0.6
}
