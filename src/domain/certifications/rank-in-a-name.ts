import { foldName } from '../organizations/folded-name.ts'

/** Words that stand before the number or letter of a rank. */
const steps = '(?:level|class|grade|tier|category|stage|step|phase|band)s?'
const numerals: Record<string, string> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  first: '1',
  second: '2',
  third: '3',
}
/** 'II' is a number wherever it stands, 'I' and 'V' behind a step or at the end, 'one' behind a step. */
const numbered = new RegExp(
  [
    String.raw`(?<=\b${steps} )(?:i|v|one|two|three|four|five|six)\b`,
    String.raw`\b(?:i|v)$`,
    String.raw`\b(?:ii|iii|iv|vi|vii|viii)\b`,
    String.raw`\b(?:first|second|third)(?= ${steps}\b)`,
  ].join('|'),
  'g',
)

/** A folded name with the numbers of its ranks in one spelling: 'inspector level 2' of 'Inspector, Level II'. */
export function withDigits(folded: string): string {
  return folded.replace(numbered, (numeral) => numerals[numeral] ?? numeral)
}

const ranking =
  'associate(?:ship)?|assistant(?:ship)?|senior|junior|master|advanced|basic|intermediate|expert|foundation|' +
  'fellow(?:ship)?|lead|principal|trainee(?:ship)?|provisional|entry|introductory|elite'
const rank = new RegExp(String.raw`(?<=\b${steps} )[a-z]\b|\b(?:\d{1,2}|${ranking})\b`, 'g')

/** The words of a name that rank it: '2' of 'Inspector Level II', 'associate', also of 'Associateship'; '' when there are none. */
export function rankOf(name: string): string {
  return [...withDigits(foldName(name)).matchAll(rank)].map(([word]) => word.replace(/(?<=[a-z]{4})ship$/, '')).join(' ')
}
