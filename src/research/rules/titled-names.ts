import { expression } from '../expression.ts'
import { generic, leadingWords } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import { accreditsOthers } from './page-kind.ts'
import type { Page } from './page.ts'

const titleName = expression('u')`
  (?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}'’&-]+ (?:(?:of|in|for|and) )?){1,5}(?:
    Accreditation|Registration|Licen[sc]e|Scheme|Award|Card|Diploma|Qualification
  )(?![\p{L}\p{N}])
`
/** Words of what is done with a programme, and of things that are none. */
const noName = expression('i')`
  \b(?:
    fees?|renew\w*|appl\w+|annual|initial|online|about|how|what|your|our|late|examination|duplicate|membership|member|
    event|conference|course|school|programme?|centre|center|provider|professional|general|standard|new|trades?|
    business|company|vendor
  )\b
`
const people = expression('gi')`
  \b(?:
    certif(?:y|ied|ication|ications|icants?)|credential\w*|exam(?:ination)?s?|candidates?|assess(?:ed|ments?)|
    registrants?|licensees?|licensure|accredited|practitioners?|individuals?
  )\b
`
const firstPassages = 6
const longestTitle = 90

/** 'Heat Pump Installer Accreditation' in the first lines: the name of the one programme a page is about; offsets of the document. */
export function titledName(page: Page): NameMention | undefined {
  const text = page.document.text.slice(0, 40_000)
  if ((text.match(people)?.length ?? 0) < 2) return undefined
  const firsts = page.passages.filter(({ furniture }) => !furniture).slice(0, firstPassages)
  for (const { block, text: line } of firsts) {
    if (line.length > longestTitle) continue
    const found = titleName.exec(line)
    if (found === null) continue
    const words = found[0].split(' ')
    const skipped = words.findIndex((word) => !leadingWords.test(word))
    const name = words.slice(Math.max(0, skipped)).join(' ')
    if (!name.includes(' ') || noName.test(name) || generic.test(name)) continue
    if (/accreditation$/i.test(name) && accreditsOthers.test(text)) continue
    const start = block.start + found.index + found[0].length - name.length
    return { name, acronym: '', start, end: start + name.length, by: 'end' }
  }
  return undefined
}
