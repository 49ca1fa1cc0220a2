import { harmful, harmless, type Rewrite } from './rewrites.ts'

const numbers: Record<string, string> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '10': 'ten',
}

const from = (rewrites: Record<string, Rewrite>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (rewrites[name] === undefined ? [] : [[name, rewrites[name]]])))

/** Spellings of a line that the same sentence proves. */
export const harmlessValues: Record<string, Rewrite> = {
  ...from(harmless, [
    'as it stands',
    'lower case',
    'no thousands mark',
    'cents written out',
    'non-member spelling',
    'percent spelling',
    'number as figure',
    'dollar of the United States',
  ]),
  'number as word': (text) => {
    const written = text.replace(/(?<![$€£\d.,])\b\d{1,2}\b(?![.,\d%])/g, (number) => numbers[number] ?? number)
    return written === text ? undefined : written
  },
}

/** Lines that the sentence does not prove. */
export const harmfulValues: Record<string, Rewrite> = from(harmful, [
  'another digit',
  'a digit more',
  'a digit less',
  'a digit in front',
  'another number word',
  'another currency',
  'another dollar',
  'negation left out',
  'another unit',
  'non-member for member',
  'member for non-member',
])
