import { expression } from '../expression.ts'
import type { NameMention } from './name-mention.ts'
import type { Page } from './page.ts'

const serviceMark = expression('gu')`
  \b(?:words?|terms?|titles?|designations?|names?|marks?) ["“]?(
    \p{Lu}[\p{L}-]+(?: (?:(?:of|in|for) )?\p{Lu}[\p{L}-]+){1,5}
  )["”]? and (?:the )?(?:letters|initials|abbreviations?|acronyms?) ["“]?([A-Z]{2,6})\b
`
const hint = /\b(?:letters|initials|abbreviation|acronym)/
const longestPassage = 6_000

/** 'The words Board Accredited Researcher and the letters BAR are service marks', with the passage; offsets of the document. */
export function serviceMarks(page: Page): { mention: NameMention; passage: number }[] {
  return page.passages.flatMap(({ block, text }, passage) =>
    !hint.test(text) || text.length > longestPassage
      ? []
      : [...text.matchAll(serviceMark)].map((match) => {
          const [whole, name = '', acronym = ''] = match
          const start = block.start + match.index + whole.indexOf(name)
          return { mention: { name, acronym, start, end: start + name.length, by: 'start' as const }, passage }
        }),
  )
}
