import { type CatalogueBody, type CatalogueLine, type CatalogueSource, industries } from '../src/research/directory/body.ts'
import { type Catalogue, linesOfBody, sourcesNamedBy } from '../src/research/directory/catalogue.ts'
import { aliasesOf, entriesOf } from '../src/research/directory/entry.ts'

const publisherOrder = ['body', 'chapter', 'government', 'third-party'] as const
const publisherWords: Record<(typeof publisherOrder)[number], string> = {
  body: 'the body itself',
  chapter: 'a chapter of it',
  government: 'a government',
  'third-party': 'a third party',
}
const oldestShown = 20

/** The coverage page of the catalogue, Markdown; the same files always give the same text. */
export function coveragePage(catalogue: Catalogue): string {
  const { bodies } = catalogue
  const entries = entriesOf(catalogue)
  const names = entries.filter((entry) => !entry.detailed)
  const certifications = bodies.flatMap((body) => body.certifications)
  const lines = bodies.flatMap((body) => linesOfBody(body).map((one) => ({ ...one, body })))
  const notFound = bodies.reduce((sum, body) => sum + body.notFound.length, 0)
  const unsourced = lines.filter(({ line, body }) => sourcesOf(body, line.sources).length === 0).length
  const conflicts = lines.filter(({ line }) => (line.conflicts ?? []).length > 0)
  return [
    '# What the built-in catalogue covers',
    '',
    'Generated from `catalogue/` by `npm run docs`; do not edit.',
    '',
    '## Counts',
    '',
    ...table(
      ['What', 'Count'],
      [
        ['Bodies in the directory', entries.length],
        ['– with certifications read', bodies.length],
        ['– name and address only, details not read yet', names.length],
        ['Bodies outside the United States', entries.filter(({ country }) => country !== 'US').length],
        ['– with certifications read', bodies.filter(({ country }) => country !== 'US').length],
        ['Certifications', certifications.length],
        ['– with requirements', certifications.filter(({ requirements }) => requirements.length > 0).length],
        ['– with validity', certifications.filter(({ validity }) => validity !== undefined).length],
        ['– with renewal', certifications.filter(({ renewal }) => renewal.length > 0).length],
        ['– with fees', certifications.filter(({ fees }) => fees.length > 0).length],
        ['Lines, summaries included', lines.length],
        ['Lines without address and date', unsourced],
        ['Lines on which sources disagree', conflicts.length],
        ['Facts looked for and not found', notFound],
      ],
    ),
    '## By industry',
    '',
    ...industryTable(
      catalogue,
      names.map(({ name }) => name),
    ),
    '## Where the lines come from',
    '',
    'Each line counts once, under its strongest source: the body before its chapters, a government, a third party.',
    '',
    ...publisherTable(lines),
    '## Age',
    '',
    ...ageSection(lines),
    '## Lines on which sources disagree',
    '',
    ...(conflicts.length === 0
      ? ['None.', '']
      : table(
          ['Body', 'Certification', 'Answers'],
          conflicts.map(({ body, certification, line }) => [
            body.name,
            certification.acronym ?? certification.name,
            [line.text, ...(line.conflicts ?? []).map(({ text }) => text)].join(' / '),
          ]),
        )),
    '## Names that mean several bodies',
    '',
    'Credentials that several bodies award under one name are not listed.',
    '',
    ...clashTable(catalogue),
    '## Gaps',
    '',
    'Facts that were looked for on public pages and not found, by body.',
    '',
    ...table(
      ['Body', 'Not found', 'Which'],
      bodies.flatMap((body) => (body.notFound.length === 0 ? [] : [[body.name, body.notFound.length, body.notFound.join('; ')]])),
    ),
  ].join('\n')
}

type PlacedLine = ReturnType<typeof linesOfBody>[number] & { body: CatalogueBody }

function industryTable(catalogue: Catalogue, nameOnly: readonly string[]): string[] {
  const counted = new Set(nameOnly)
  const rows = Object.entries(industries).map(([industry, words]) => {
    const bodies = catalogue.bodies.filter((body) => body.industry === industry)
    const names = catalogue.names.filter((named) => named.industry === industry && counted.has(named.name))
    return [words, bodies.length, bodies.reduce((sum, body) => sum + body.certifications.length, 0), names.length]
  })
  return table(['Industry', 'Bodies', 'Certifications', 'Name only'], rows)
}

function publisherTable(lines: readonly PlacedLine[]): string[] {
  const strongest = lines.map(({ line, body }) =>
    Math.min(...sourcesOf(body, line.sources).map(({ publisher }) => publisherOrder.indexOf(publisher))),
  )
  const rows = publisherOrder.map((publisher, rank) => {
    const count = strongest.filter((one) => one === rank).length
    return [publisherWords[publisher], count, `${((100 * count) / Math.max(1, lines.length)).toFixed(1)} %`]
  })
  return table(['Published by', 'Lines', 'Share'], rows)
}

function ageSection(lines: readonly PlacedLine[]): string[] {
  const dated = lines.flatMap(({ body, certification, line }) => {
    const newest =
      sourcesOf(body, line.sources)
        .map(({ statedOn }) => statedOn ?? '')
        .sort()
        .at(-1) ?? ''
    return newest === ''
      ? []
      : [{ newest, body: body.name, certification: certification.acronym ?? certification.name, text: line.text }]
  })
  const readOn = lines.flatMap(({ body, line }) => sourcesOf(body, sourcesNamedBy(line)).map((source) => source.readOn)).sort()
  const oldest = dated.sort((a, b) => compare(a.newest, b.newest) || compare(a.body, b.body) || compare(a.text, b.text))
  return [
    `All lines were read between ${readOn[0] ?? '–'} and ${readOn.at(-1) ?? '–'}.`,
    `${dated.length} of ${lines.length} lines come from a page that states its own date; of the others the page's age is not known.`,
    '',
    `The ${Math.min(oldestShown, oldest.length)} oldest by the page's own date:`,
    '',
    ...table(
      ['Page of', 'Body', 'Certification', 'Line'],
      oldest.slice(0, oldestShown).map(({ newest, body, certification, text }) => [newest, body, certification, text]),
    ),
  ]
}

function clashTable(catalogue: Catalogue): string[] {
  const bodiesByKey = new Map<string, { shown: string; names: Set<string> }>()
  for (const entry of entriesOf(catalogue)) {
    for (const { kind, key, shown } of aliasesOf(entry)) {
      if (kind === 'credential' || kind === 'initials') continue
      const group = bodiesByKey.get(key) ?? { shown, names: new Set() }
      group.names.add(entry.name)
      bodiesByKey.set(key, group)
    }
  }
  const clashes = [...bodiesByKey.values()].filter(({ names }) => names.size > 1).sort((a, b) => compare(a.shown, b.shown))
  return table(
    ['Typed', 'Bodies'],
    clashes.map(({ shown, names }) => [shown, [...names].join('; ')]),
  )
}

function sourcesOf(body: CatalogueBody, keys: CatalogueLine['sources']): CatalogueSource[] {
  return keys.flatMap((key) => body.sources[key] ?? [])
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line), '']
}

/** By code unit, so that the page does not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
