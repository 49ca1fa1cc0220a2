import type { Named } from '#domain/known-name.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { namePlaces } from './subject-mentions.ts'
import type { Subject } from './subject.ts'

/** Where a page says a name. */
export interface Place {
  text: string
  start: number
  /** How much the place makes the name one that the page is about: a title most, a sentence least. */
  weight: number
}

/**
 * A subject at the best place of a name that somebody gave; none where the page says it in passing beside its own certifications.
 * @param needs kinds of facts that must stand beside it
 */
export function subjectNamed(named: Named, page: Page, hasOthers: boolean, needs: number): Subject[] {
  const [best] = placesOf(named, page)
  if (best === undefined || best.weight < (hasOthers ? weights.list : weights.sentence)) return []
  return [{ ...subjectAt(named, best), needs, primary: best.weight === weights.title }]
}

/** A subject of a name at one of its places. */
export function subjectAt({ name, acronym }: Named, { text, start }: Place): Subject {
  const isShort = acronym !== '' && text.replace(/s$/, '') === acronym
  return {
    name: isShort ? acronym : text,
    acronym,
    start,
    end: start + text.length,
    primary: false,
    needs: 0,
    also: isShort || text === name ? [] : [name],
    priced: false,
    shares: true,
  }
}

const weights = { title: 5, heading: 4, row: 3, column: 3, list: 2, sentence: 1, aside: 0 } as const

/** Where a page says a name, the best place first; its spelled-out form before its short one. */
export function placesOf(named: Named, page: Page): Place[] {
  const found = page.passages.flatMap((passage) => {
    const weight = (start: number, end: number) => weightAt(passage, page, start, end)
    return namePlaces(named, passage.text).map(({ start, end }) => ({
      text: passage.text.slice(start, end),
      start: passage.block.start + start,
      weight: weight(start, end),
    }))
  })
  const isShort = ({ text }: Place) => text.replace(/s$/, '') === named.acronym
  const best = (places: readonly Place[]) => places.toSorted((one, other) => other.weight - one.weight)
  const [spelled, short] = [best(found.filter((one) => !isShort(one))), best(found.filter(isShort))]
  const [first] = spelled
  // The quote spells the name out where the page does; the place may be that of its short form.
  return first === undefined ? short : [{ ...first, weight: Math.max(first.weight, short[0]?.weight ?? 0) }, ...spelled.slice(1)]
}

function weightAt(passage: Passage, page: Page, start: number, end: number): number {
  const { block, text } = passage
  if (passage.furniture) return weights.aside
  if (text === page.title || (block.kind === 'heading' && block.level === 1)) return weights.title
  if (passage.heading) return weights.heading
  const [first] = block.cells ?? []
  if (block.kind === 'row' && first !== undefined) {
    if (block.start + start < first.end) return weights.row
    if (block.cells?.some(({ head }) => head !== '' && head.includes(text.slice(start, end))) === true) return weights.column
  }
  const isAlone = end - start > text.length * 0.5 || (start <= 4 && /^[®™℠\s]*(?:[-–—:|(,]|$)/.test(text.slice(end)))
  return isAlone || start <= 4 ? weights.list : weights.sentence
}
