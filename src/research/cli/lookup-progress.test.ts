import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { expect, test } from 'vitest'
import { capturedStreams } from './example-streams.ts'
import { LookupProgress } from './lookup-progress.ts'
import { progressLine } from './progress-line.ts'

const certification = {
  id: 'cw',
  name: 'Certified Welder',
  summary: '',
  requirements: ['Pass a test.'],
  validityPeriod: '',
  renewalRequirements: [],
  fees: [],
}
const events: LookupEvent[] = [
  { type: 'pages-chosen', at: 100, found: 30, chosen: 9 },
  { type: 'page-read', at: 400, url: 'https://ewb.example.org/' },
  { type: 'page-skipped', at: 500, url: 'https://ewb.example.org/shop', reason: 'robots' },
  { type: 'certification', at: 600, certification },
  { type: 'quotes-checked', at: 700, checked: 15, found: 14 },
  { type: 'notice', at: 800, message: 'The language model is away.' },
]

function told(terminal: boolean, says: { steps: boolean; reasons: boolean }): string {
  const { io, err } = capturedStreams('', terminal)
  const line = progressLine(io.stderr)
  const progress = new LookupProgress(line, says)
  for (const event of events) progress.tell(event)
  line.end()
  return err()
}

test('without a terminal what was read and found is told line by line', () => {
  expect(told(false, { steps: true, reasons: false })).toBe(
    [
      '  0.4 s  Read https://ewb.example.org/\n',
      '  0.6 s  Certified Welder: 0 of 1 line with a quote\n',
      '  0.8 s  The language model is away.\n',
    ].join(''),
  )
})

test('with reasons also what was seen and dropped', () => {
  const text = told(false, { steps: true, reasons: true })
  expect(text).toContain('Found 30 pages, chose 9 to read')
  expect(text).toContain('Skipped https://ewb.example.org/shop: the site asks crawlers not to read it')
})

test('on a terminal one line counts, is drawn anew under lines that stay, and goes', () => {
  const text = told(true, { steps: false, reasons: false })
  expect(text).toContain('\r\u001B[K  0.7 s  1 of 9 pages read  1 certification  14 of 15 quotes found')
  expect(text.split('\n')).toHaveLength(2)
  expect(text).toContain('The language model is away.\n  0.7 s  1 of 9 pages')
  expect(text.endsWith('\r\u001B[K')).toBe(true)
})
