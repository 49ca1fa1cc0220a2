import { isPerson, noPerson } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { isPaymentWord } from './payment-words.ts'
import { isAcronym } from './short-forms.ts'

const longest = 60
/** A longer table is one of goods. */
const mostPassages = 2_000

/**
 * Programmes that head the columns of a table of prices: 'Dock Rigger', 'Dock Diver' over the amounts of each. One such head may be
 * anything; two that both call somebody are the programmes of a body. Offsets are those of the document's text.
 */
export function columnNames(page: Page): NameMention[] {
  const found = new Map<string, NameMention>()
  for (const passage of page.passages.slice(0, mostPassages)) {
    if (passage.furniture || passage.block.cells === undefined) continue
    for (const mention of headsOf(passage)) if (!found.has(mention.name)) found.set(mention.name, mention)
  }
  return found.size > 1 ? [...found.values()] : []
}

function headsOf({ block, text }: Passage): NameMention[] {
  const heads = (block.cells ?? []).slice(1).map((cell) => cell.head)
  if (heads.filter(callsSomebody).length < 2 || !heads.every(mayCall)) return []
  return heads.flatMap((head) => {
    const place = text.indexOf(`${head}:`)
    const start = block.start + place
    const name = head.replace(/\s*\([^()]*\)$/, '')
    return place === -1
      ? []
      : [{ name, acronym: isAcronym(name) ? name : '', start, end: start + name.length, by: 'person' as const }]
  })
}

/** Words that say neither what is paid nor for whom: 'Dock Rigger', 'Harbour'. */
function mayCall(head: string): boolean {
  return head.length <= longest && /^\p{Lu}/u.test(head) && !wordsOf(head).some((word) => isPaymentWord(word))
}

/** 'Dock Rigger', 'CHI'. */
function callsSomebody(head: string): boolean {
  const words = wordsOf(head)
  const last = words.at(-1) ?? ''
  return words.length === 1 ? isAcronym(last) : isPerson(last) && !noPerson.test(last)
}

function wordsOf(head: string): string[] {
  return head.replace(/\s*\([^()]*\)$/, '').split(/\s+/)
}
