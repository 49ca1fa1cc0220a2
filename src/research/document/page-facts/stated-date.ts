import { monthNames } from '../../lexicon/times/month.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const day = '\\d{1,2}(?:st|nd|rd|th)?'
const dateForms = [
  `(?<m1>${monthNames})\\.?\\s+(?<d1>${day}),?\\s+(?<y1>(?:19|20)\\d\\d)`,
  `(?<d2>${day})\\s+(?:of\\s+)?(?<m2>${monthNames})\\.?,?\\s+(?<y2>(?:19|20)\\d\\d)`,
  `(?<y3>(?:19|20)\\d\\d)-(?<n3>\\d\\d)(?:-(?<d3>\\d\\d))?`,
  `(?<a4>\\d{1,2})[/.](?<b4>\\d{1,2})[/.](?<y4>(?:19|20)\\d\\d)`,
  `(?<m5>${monthNames})\\.?,?\\s+(?<y5>(?:19|20)\\d\\d)`,
  `(?<n6>\\d{1,2})/(?<y6>(?:19|20)\\d\\d)`,
  `(?<y7>(?:19|20)\\d\\d)`,
].join('|')

const updated = new RegExp(
  `\\b(?:last\\s+(?:updated?|modified|revised|reviewed)|(?:page|content|document|date)\\s+(?:updated|modified|revised)|updated|revised|revision\\s+date|rev\\.)(?:\\s+(?:on|in|as of|date))?\\s*[:–—-]?\\s*(?:${dateForms})`,
  'i',
)
const effective = new RegExp(
  `\\b(?:effective|in\\s+effect|valid|applicable)(?:\\s+(?:date|as\\s+of|from|since|on|beginning|starting))*\\s*[:–—-]?\\s*(?:${dateForms})`,
  'i',
)
const edition = new RegExp(
  `\\b(?:(?:version|edition|release|published|publication date|issued|copyright edition)\\s*[\\w.]{0,8}\\s*[:,–—-]?\\s*(?:${dateForms.replaceAll(/\?<\w+>/g, (name) => `${name.slice(0, -1)}x>`)}))|\\b(?<before>(?:19|20)\\d\\d)(?:\\s*[-–/]\\s*(?:(?:19|20)?\\d\\d))?\\s+(?:edition|handbook|candidate|fee\\s+schedule|fees\\b)`,
  'i',
)

/** How much of a document's beginning and end is searched for a date it states, in characters. */
const reach = 8_000

/**
 * The date a document states for itself, '2024-05-17', '2024-05' or '2024'; '' when none.
 * What its text says goes before what its data says: 'Last updated …', then modification data, then 'Effective …',
 * then an edition or publication.
 * @param language as the page names it, to read 5/6/2024
 */
export function statedDate(
  text: string,
  title: string,
  data: { modified: readonly string[]; published: readonly string[] },
  language: string,
): string {
  const searched = text.length <= reach * 2 ? text : `${text.slice(0, reach)}\n${text.slice(-reach)}`
  const says = (pattern: RegExp, inside: string) => dateOf(pattern.exec(inside)?.groups, language)
  return (
    says(updated, searched) ||
    firstDate(data.modified, language) ||
    says(effective, searched) ||
    says(edition, title) ||
    says(edition, searched) ||
    firstDate(data.published, language)
  )
}

/** The first date of a text, in the form of `statedDate`; '' when it gives none. */
export function firstDateIn(text: string): string {
  return firstDate([text], '')
}

function firstDate(values: readonly string[], language: string): string {
  for (const value of values) {
    const date = dateOf(new RegExp(dateForms, 'i').exec(value)?.groups, language)
    if (date !== '') return date
  }
  return ''
}

function dateOf(groups: Record<string, string | undefined> | undefined, language: string): string {
  if (groups === undefined) return ''
  if (groups['before'] !== undefined) return groups['before']
  const part = (kind: string) =>
    Object.entries(groups).find(([name, value]) => name.startsWith(kind) && name !== 'before' && value !== undefined)?.[1]
  const year = part('y') ?? ''
  if (year === '') return ''
  const [one, other] = [part('a'), part('b')]
  if (one !== undefined && other !== undefined) return numeric(year, Number(one), Number(other), language)
  const named = part('m')
  const month = named === undefined ? Number(part('n') ?? 0) : months.indexOf(named.slice(0, 3).toLowerCase()) + 1
  return written(year, month, Number.parseInt(part('d') ?? '0', 10))
}

/** 5/6/2024: month first in the United States, day first elsewhere, the year alone when nothing tells. */
function numeric(year: string, one: number, other: number, language: string): string {
  if (one > 12) return written(year, other, one)
  if (other > 12 || /^en(?:-us)?$/.test(language)) return written(year, one, other)
  return language === '' ? year : written(year, other, one)
}

function written(year: string, month: number, dayOfMonth: number): string {
  if (month < 1 || month > 12) return year
  const text = `${year}-${String(month).padStart(2, '0')}`
  return dayOfMonth >= 1 && dayOfMonth <= 31 ? `${text}-${String(dayOfMonth).padStart(2, '0')}` : text
}
