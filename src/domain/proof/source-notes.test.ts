import { expect, it } from 'vitest'
import type { Evidence } from '../evidence/evidence.ts'
import { sourceNotes } from './source-notes.ts'

const told = (evidence: Evidence) => sourceNotes({ state: 'person', evidence: [evidence] }).map((note) => note.told)
const at = '2026-11-26T09:00:00.000Z'

it('tells a customer who stated a line: a person by name, a reader by the way the words came', () => {
  expect(told({ kind: 'person', by: 'dana', via: 'editor', at })).toEqual(['Stated by dana, 26 Nov 2026'])
  expect(told({ kind: 'person', by: 'via share link', via: 'share-link', at })).toEqual([
    'Stated via the share link, 26 Nov 2026',
  ])
})
