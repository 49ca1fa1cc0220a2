import { foldName } from '../organizations/folded-name.ts'
import { acronymKey, looksLikeAcronym } from './name-key.ts'

/** Words that short forms pass over, and that tell no name: 'Certified in Planning and Inventory Management' is the CPIM. */
export const smallWords: ReadonlySet<string> = new Set('a an and at by for in of on or the to with'.split(' '))
/** Words that name what it is, which a short form puts first: 'Quality Engineer Certification' is the CQE. */
const kinds = /\s(?:certification|certificate|credential|designation)$/
/** Shorter ones fit too many names. */
const shortest = 3

/** The letters and digits of a short form: 'CHPNA' of 'CHPN-A'. */
export function lettersOf(acronym: string): string {
  return acronymKey(acronym).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Short forms that a spelled-out name has by the first letters of its words, in capitals; none of two letters. A first word that is
 * a short form itself stays whole: 'SHRMCP' of 'SHRM Certified Professional'.
 */
export function initialsOf(name: string): ReadonlySet<string> {
  const bare = name.replace(/\([^)]*\)/g, ' ').replace(/[®™℠]/g, '')
  const folded = foldName(bare)
  const plain = folded.replace(kinds, '')
  const found = new Set<string>()
  const note = (words: readonly string[], before = '') => {
    const letters = words.reduce((all, word) => all + word.charAt(0), before)
    if (letters.length >= shortest) found.add(letters.toUpperCase())
  }
  const first = /\S+/.exec(bare)?.[0] ?? ''
  const isShort = looksLikeAcronym(first) && first === first.toUpperCase()
  for (const text of new Set([folded, plain])) {
    const telling = text.split(' ').filter((word) => !smallWords.has(word))
    note(telling)
    if (text !== folded) note(telling, 'c')
    if (isShort) note(telling.slice(1), telling[0])
  }
  return found
}
