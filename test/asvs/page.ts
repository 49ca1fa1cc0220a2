import { type Item, type Standing, deviations, items } from './items.ts'

const chapters = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend',
  'API and web service',
  'File handling',
  'Authentication',
  'Session management',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OpenID Connect',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Secure coding and architecture',
  'Logging and error handling',
  'WebRTC',
]

/** `docs/asvs.md`: every item of levels 1 and 2 with what proves it, or why it is otherwise. */
export function asvsPage(): string {
  const sections = chapters.flatMap((chapter, index) => {
    const rows = items.filter(({ id }) => id.startsWith(`${index + 1}.`))
    return [
      '',
      `## V${index + 1} ${chapter}`,
      '',
      '| item | level | what is asked | how it stands |',
      '|---|---|---|---|',
      ...rows.map(row),
    ]
  })
  return [
    '# OWASP ASVS 5.0, levels 1 and 2',
    '',
    'Made from `test/asvs/items.ts` by `npm run docs`; `test/asvs/asvs.test.ts` fails when a test or heading named here is gone. What is asked is told in our own words; the words that count are those of the [standard](https://github.com/OWASP/ASVS).',
    '',
    '| level | items | proven by tests | written down | deviation | does not apply |',
    '|---|---|---|---|---|---|',
    totals('1', 1),
    totals('2', 2),
    totals('both'),
    '',
    '## Deviations',
    '',
    ...Object.entries(deviations).map(([name, { on, why }]) => {
      const where = items.filter(({ standing }) => standing.kind === 'deviation' && standing.deviation === name)
      return `- **${name}** (${where.map(({ id }) => id).join(', ')}; ${on}): ${why}`
    }),
    ...sections,
    '',
  ].join('\n')
}

function totals(name: string, level?: Item['level']): string {
  const counted = items.filter((one) => level === undefined || one.level === level)
  const of = (kind: Standing['kind']) => counted.filter(({ standing }) => standing.kind === kind).length
  const kinds = [of('proven'), of('written'), of('deviation'), of('not-applicable')]
  return `| ${name} | ${counted.length} | ${kinds.join(' | ')} |`
}

function row({ id, level, asks, standing }: Item): string {
  return `| ${id} | ${level} | ${asks} | ${inWords(standing)} |`
}

function inWords(standing: Standing): string {
  switch (standing.kind) {
    case 'proven':
      return standing.tests.map(([file, title]) => `\`${file}\`: ${title.replaceAll('|', '\\|')}`).join('<br>')
    case 'written':
      return `\`${standing.file}\`, ${standing.heading}`
    case 'deviation':
      return `deviation: ${standing.deviation}`
    case 'not-applicable':
      return `does not apply: ${standing.reason}`
  }
}
