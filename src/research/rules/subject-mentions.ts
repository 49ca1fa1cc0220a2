import type { Span } from '../lexicon/span.ts'
import { remembered } from './remembered.ts'
import type { Subject } from './subject.ts'

/**
 * Tells which subjects a text names; a longer name hides a shorter one inside it. One walk over the words of a text finds every
 * name that may begin there, so that the time grows with the text and not with the number of subjects.
 */
export function mentionFinder(subjects: readonly Subject[]): (text: string) => Subject[] {
  const root: Node = { next: new Map(), subjects: [] }
  const forms = subjects.map((subject) => formsOf(subject))
  for (const [place, { written }] of forms.entries()) for (const form of written) plant(root, form, place)
  return remembered((text) => {
    const hits = [...placesIn(text, root)]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([place, starts]) => {
        const [subject, form] = [subjects[place], forms[place]]
        const spans = form === undefined ? [] : spansAt(starts, text, form.pattern)
        return subject === undefined || spans.length === 0 ? [] : [{ subject, spans }]
      })
    if (hits.length < 2) return hits.map(({ subject }) => subject)
    const isHidden = hidingSpans(hits.flatMap(({ spans }) => spans))
    return hits.filter(({ spans }) => !spans.every(isHidden)).map(({ subject }) => subject)
  })
}

/** Where a text says a name or its short form, from left to right. */
export function namePlaces({ name, acronym }: Pick<Subject, 'name' | 'acronym'>, text: string): { start: number; end: number }[] {
  const { pattern } = formsOf({ name, acronym, also: [] })
  return [...text.matchAll(new RegExp(pattern.source, pattern.flags.replace('y', 'g')))].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Whether a span lies inside a longer one of them. */
function hidingSpans(spans: readonly Span[]): (span: Span) => boolean {
  // The one that reaches farthest among those that begin at or before a place.
  const byStart = spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const farthest = new Map<number, Span>()
  let reach: Span | undefined
  for (const span of byStart) {
    if (reach === undefined || span.end > reach.end) reach = span
    if (!farthest.has(span.start)) farthest.set(span.start, reach)
  }
  return (span) => {
    const longest = farthest.get(span.start)
    return longest !== undefined && longest.end >= span.end && longest.end - longest.start > span.end - span.start
  }
}

/** Names word by word; `subjects` are those whose name ends here, by their place. */
interface Node {
  next: Map<string, Node>
  subjects: number[]
}

function plant(root: Node, form: string, place: number): void {
  let node = root
  for (const { word } of wordsOf(form)) {
    const next: Node = node.next.get(word) ?? { next: new Map(), subjects: [] }
    node.next.set(word, next)
    node = next
  }
  if (node !== root) node.subjects.push(place)
}

/** Where the words of each subject's names stand in a text, in order. */
function placesIn(text: string, root: Node): Map<number, number[]> {
  const found = new Map<number, number[]>()
  const words = wordsOf(text)
  const note = (node: Node | undefined, start: number) => {
    for (const subject of node?.subjects ?? []) {
      const starts = found.get(subject) ?? []
      if (starts.at(-1) !== start) starts.push(start)
      found.set(subject, starts)
    }
  }
  for (const [first, { word: begins, start }] of words.entries()) {
    if (!root.next.has(begins) && !begins.endsWith('s')) continue
    let node: Node | undefined = root
    for (let place = first; node !== undefined && place < words.length; place += 1) {
      const word: string = words[place]?.word ?? ''
      // A name also ends in its plural.
      if (word.endsWith('s')) note(node.next.get(word.slice(0, -1)), start)
      node = node.next.get(word)
      note(node, start)
    }
  }
  return found
}

/** The stretches that a pattern takes at the places given, from left to right and apart from one another. */
function spansAt(starts: readonly number[], text: string, pattern: RegExp): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const start of starts) {
    if (start < end) continue
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (match === null) continue
    end = start + match[0].length
    spans.push({ start, end })
  }
  return spans
}

/** Runs of plain letters and digits, and every other sign but spaces, marks, commas and dashes; in one case. */
function wordsOf(text: string): { word: string; start: number }[] {
  return [...text.matchAll(/[A-Za-z0-9]+|[^\s®™℠,–—-]/g)].map((match) => ({ word: inOneCase(match[0]), start: match.index }))
}

/** As a pattern without regard to case compares: a sign beyond plain ones is never taken for a plain one. */
function inOneCase(word: string): string {
  if (word.charCodeAt(0) < 128) return word.toLowerCase()
  const upper = word.toUpperCase()
  return upper.length === 1 && upper.charCodeAt(0) > 127 ? upper : word
}

interface Forms {
  written: readonly string[]
  /** Taken where a name may begin. */
  pattern: RegExp
}

function formsOf(subject: Pick<Subject, 'name' | 'acronym' | 'also'>): Forms {
  // 'IVS Certified Vine Pruner' is called so without the body, too.
  const spelled = subject.name
    .replace(/ (?:certification|certificate|credential|designation)$/i, '')
    .replace(/^[A-Z]{2,6} (?=(?:[Cc]ertified|[Rr]egistered|[Aa]ccredited|[Ll]icen[sc]ed|[Cc]hartered) \p{L})/u, '')
  const forms = [
    ...subject.also.map((also) => ({ written: also, source: flexible(also) })),
    spelled === subject.acronym ? { written: '', source: '' } : { written: spelled, source: flexible(spelled) },
    { written: subject.acronym, source: `${escaped(subject.acronym)}s?(?![A-Za-z0-9-])` },
  ].filter(({ written }) => written !== '')
  const source = forms.map((form) => `(?<![A-Za-z0-9-])${form.source}`).join('|')
  return {
    written: forms.map(({ written }) => written),
    pattern: new RegExp(source, subject.acronym === subject.name ? 'y' : 'iy'),
  }
}

/** A name with any marks and spaces between its words. */
function flexible(name: string): string {
  return `${name
    .split(/[\s,–—-]+/)
    .map(escaped)
    .join('[\\s®™℠,–—-]+')}s?(?![A-Za-z0-9])`
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
