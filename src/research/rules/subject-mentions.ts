import type { Subject } from './subjects.ts'

/** Tells which subjects a text names; a longer name hides a shorter one inside it. */
export function mentionFinder(subjects: readonly Subject[]): (text: string) => Subject[] {
  const patterns = subjects.map((subject) => ({ subject, pattern: patternOf(subject) }))
  return (text) => {
    const hits = patterns.flatMap(({ subject, pattern }) => {
      const spans = [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
      return spans.length === 0 ? [] : [{ subject, spans }]
    })
    if (hits.length < 2) return hits.map(({ subject }) => subject)
    const all = hits.flatMap(({ spans }) => spans)
    return hits
      .filter(({ spans }) =>
        spans.some(
          (span) =>
            !all.some(
              (other) => other.start <= span.start && other.end >= span.end && other.end - other.start > span.end - span.start,
            ),
        ),
      )
      .map(({ subject }) => subject)
  }
}

function patternOf(subject: Subject): RegExp {
  // 'IVS Certified Vine Pruner' is called so without the body, too.
  const spelled = subject.name
    .replace(/ (?:certification|certificate|credential|designation)$/i, '')
    .replace(/^[A-Z]{2,6} (?=(?:[Cc]ertified|[Rr]egistered|[Aa]ccredited|[Ll]icen[sc]ed|[Cc]hartered) \p{L})/u, '')
  const forms = [
    ...subject.also.map(flexible),
    spelled === subject.acronym ? '' : flexible(spelled),
    subject.acronym === '' ? '' : `${escaped(subject.acronym)}s?(?![A-Za-z0-9-])`,
  ]
  const source = forms.filter((form) => form !== '').map((form) => `(?<![A-Za-z0-9-])${form}`)
  return new RegExp(source.join('|'), subject.acronym === subject.name ? 'g' : 'gi')
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
