import { withoutDirectionSigns } from '../text/direction-signs.ts'

/**
 * Whoever holds a link, in words: 'Someone with the link (name given: “Maria”)'. The name is what they said of themselves, and nobody
 * checked it, so it never stands alone, whatever it is: a colleague's, the product's, or words that would close the quotes.
 * @param start whether the words begin a sentence
 */
export function readerWords(name: string | null, start = true): string {
  const someone = start ? 'Someone with the link' : 'someone with the link'
  return name === null ? someone : `${someone} (${nameGiven(name)})`
}

/** The name that a reader gave, as it stands beside other words: 'name given: “Maria”'. */
export function nameGiven(name: string): string {
  const line = withoutDirectionSigns(name)
    .replace(/["“”„‟«»＂〝〞]/gu, '’')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return `name given: “${line}”`
}
