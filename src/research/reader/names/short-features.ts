import { calledShortSource } from '../../lexicon/credentials/credential.ts'
import { meansMoney } from '../../lexicon/money/currency.ts'
import { isOtherShortForm } from '../../lexicon/names/no-name.ts'
import type { Candidate } from './candidates.ts'
import { type Features, stepOf } from '../weights/features.ts'
import { isHost, type PageWords } from './page-words.ts'

const credentialBehind = new RegExp(`^[®™℠]?\\s(?:${calledShortSource})`, 'i')

/** Features of a short form that stands without its name: its letters, and how often it is called a credential. */
export function shortFeatures(text: string, around: PageWords, one: Candidate, features: Features): void {
  const { name, mentions } = one
  const letters = name.replace(/[^A-Za-z]/g, '')
  const [first, last, length] = [letters.charAt(0), letters.slice(-1), Math.min(6, letters.length)]
  features.add('is', name)
  features.add('says', kindOf(one, around))
  features.add('letters begin', first)
  features.add('letters end', last)
  features.add('letters', length)
  features.add('letters of both', first, last, length)
  features.add('letters mixed', /[a-z]/.test(letters))
  features.add('letters shared', sharedWith(letters.toUpperCase(), around))
  const named = mentions.filter(({ end }) => credentialBehind.test(text.slice(end, end + 24))).length
  features.add('named', stepOf(named))
  features.add('named of', stepOf(named), stepOf(mentions.length))
  const isOfMany = mentions.some(({ end }) => /^s(?!\p{L})/u.test(text.slice(end, end + 2)))
  features.add('many', isOfMany)
}

function kindOf(one: Candidate, around: PageWords): 'other' | 'currency' | 'host' | 'own' {
  if (isOtherShortForm(one.name)) return 'other'
  if (meansMoney(one.name)) return 'currency'
  return isHost(around, one) ? 'host' : 'own'
}

/** How many of its last letters the body's own short form has, too: the CHMM is given by the IHMM. */
function sharedWith(letters: string, { bodyShorts }: PageWords): number {
  const shared = (other: string) => {
    let count = 0
    while (count < letters.length && letters.at(-1 - count) === other.at(-1 - count)) count += 1
    return count
  }
  return Math.max(0, ...[...bodyShorts].map(shared))
}
