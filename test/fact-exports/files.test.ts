import { expect, test } from 'vitest'
import { certification, quoted, welders } from '../samples.ts'
import { factColumns, factsAsCsv } from '#domain/prospect-files/facts-as-csv.ts'
import { factsAsMarkdown } from '#domain/prospect-files/facts-as-markdown.ts'

const hostile = certification({
  name: '=HYPERLINK("http://evil.example")',
  fees: ['US$405 exam, "all in"', '[click](javascript:alert(1)) <b>now</b>'],
  evidence: { '/fees/0': [quoted('The exam is US$405.')] },
})
const stored = certification({
  name: 'Certified Rigger',
  fees: ['US$50 renewal', 'US$60 late'],
  evidence: {
    '/fees/0': [{ kind: 'catalogue', publisher: 'body', url: 'https://ewb.example.org/a', readOn: '2026-11-20' }],
    '/fees/1': [
      { kind: 'catalogue', publisher: 'body', url: 'https://ewb.example.org/b', readOn: '2026-11-20', statedOn: '2025-12-03' },
    ],
  },
})
const bare = certification({ name: 'Certified Welder' })

test('CSV has one row per line with its proof, and one for a certification without lines; formulas are defused', () => {
  const [head, first, second, third, end] = factsAsCsv(welders, [hostile, bare]).split('\r\n')
  expect(head).toBe(factColumns.join(','))
  expect(first).toBe(
    `Example Welding Board,EWB,https://ewb.example.org,"'=HYPERLINK(""http://evil.example"")",,,Fees,"US$405 exam, ""all in""",On the body’s page,https://ewb.example.org/fees,2026-11-20,The exam is US$405.`,
  )
  expect(second).toContain('Not confirmed,,,')
  expect(third).toBe('Example Welding Board,EWB,https://ewb.example.org,Certified Welder,,,,,,,,')
  expect(end).toBe('')
})

test('Markdown gives each line its source, and texts stay texts', () => {
  const text = factsAsMarkdown(welders, [hostile])
  expect(text).toContain('# Example Welding Board (EWB)')
  expect(text).toContain(
    '- **Fees:** US$405 exam, "all in" ([On the body’s page](<https://ewb.example.org/fees>), read on 2026-11-20)',
  )
  // The day on which a copy was read says nothing of the page's age.
  const kept = factsAsMarkdown(welders, [stored])
  expect(kept).toContain('US$50 renewal ([From a stored copy of the page, undated](<https://ewb.example.org/a>))')
  expect(kept).toContain('US$60 late ([From a stored copy of the page, dated 3 Dec 2025](<https://ewb.example.org/b>))')
  expect(kept).not.toContain('2026')
  expect(text).toContain(String.raw`\[click\](javascript:alert(1)) \<b\>now\</b\> (Not confirmed)`)
})
