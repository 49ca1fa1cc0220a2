import { expect, test } from 'vitest'
import type { Evidence } from './evidence.ts'
import { sourcesOf } from './sources.ts'

const quoted = (url: string): Evidence => ({
  kind: 'page',
  url,
  readOn: '2026-01-02',
  quote: 'Exam: $300',
  before: '',
  after: '',
  marks: [],
  witness: 'rules',
})

test('names each address behind the lines once, and none of what a person said', () => {
  const person: Evidence = { kind: 'person', by: 'Dana', via: 'editor', at: '2026-01-02T03:04:05.000Z' }
  const fees = quoted('https://example.org/fees')
  const home = quoted('https://example.org/')
  expect(sourcesOf({ '/name': [home], '/fees/0': [fees, home], '/fees/1': [fees], '/summary': [person] })).toEqual([
    'https://example.org/',
    'https://example.org/fees',
  ])
  expect(sourcesOf(undefined)).toEqual([])
})
