import { bareNameIn } from './bare-names.ts'
import { isPerson } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { remembered } from './remembered.ts'
import { siblingHeads } from './sibling-heads.ts'

/** Tells what a heading without a credential's word calls, by itself or beside the other headings of its page; offsets in its text. */
export function headingNames(page: Page): (passage: Passage) => NameMention | undefined {
  const nameOf = remembered(bareNameIn)
  const levels = levelHeadings(page, nameOf)
  const siblings = siblingHeads(page)
  const variants = variantHeads(page, nameOf)
  return (passage) => {
    if (variants.has(passage)) return wholeAsName(passage.text)
    const bare = nameOf(passage.text)
    return bare === undefined && (levels.has(passage) || siblings.has(passage)) ? wholeAsName(passage.text) : bare
  }
}

/** 'Instructor' beside 'Trip Leader': headings of one word for a person, among others of one level that name a person in more. */
function levelHeadings(page: Page, nameOf: (text: string) => NameMention | undefined): ReadonlySet<Passage> {
  const found = new Set<Passage>()
  const heads = page.passages.filter((passage) => passage.block.kind === 'heading' && !passage.furniture)
  const named = new Set(heads.filter(({ text }) => nameOf(text) !== undefined).map(levelOf))
  if (named.size === 0) return found
  for (const passage of heads)
    if (/^\p{Lu}\p{Ll}{4,}$/u.test(passage.text) && isPerson(passage.text) && named.has(levelOf(passage))) found.add(passage)
  return found
}

/** 'Plumbing Inspector (Residential)' and 'Plumbing Inspector (Commercial)': headings that a bracket alone tells apart. */
function variantHeads(page: Page, nameOf: (text: string) => NameMention | undefined): ReadonlySet<Passage> {
  const byName = new Map<string, Passage[]>()
  for (const passage of page.passages) {
    if (!passage.heading || passage.furniture || !/^[^()]{3,60} \([^()]{2,30}\)$/.test(passage.text)) continue
    const name = nameOf(passage.text.replace(/ \([^()]*\)$/, ''))?.name
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), passage])
  }
  const several = [...byName.values()].filter((heads) => new Set(heads.map(({ text }) => text)).size > 1)
  return new Set(several.flat())
}

function levelOf({ block }: Passage): string {
  return `${block.level} ${block.path.join('\n')}`
}

function wholeAsName(text: string): NameMention {
  return { name: text, acronym: '', start: 0, end: text.length, by: 'person' }
}
