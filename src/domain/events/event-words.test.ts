import { expect, test } from 'vitest'
import { eventWords } from './event-words.ts'
import type { Happening } from './event.ts'

const shareId = 's'
const said = { type: 'remarked', shareId, name: 'Ann', line: '3 years', text: '4 years' } as const

test.each<[Happening, string]>([
  [{ ...said, kind: 'wrong' }, 'Suggested: 3 years → 4 years'],
  [{ ...said, kind: 'right', name: null }, 'Right: 3 years'],
  [{ ...said, kind: 'right', line: null }, 'Right: all of a program'],
  [{ ...said, kind: 'missing', line: null }, 'Missing: 4 years'],
  [
    { type: 'link-changed', shareId, changes: ['Named 2026-12-24', 'Open until 2026-12-26'] },
    'Named 2026-12-24 · Open until 26 Dec 2026',
  ],
  [{ type: 'link-changed', shareId, changes: ['Paused'], expiresOn: '2026-12-26' }, 'Paused · Open until 26 Dec 2026'],
  [{ type: 'link-changed', shareId, changes: [], expiresOn: null }, 'No end date'],
  [{ type: 'trial', endsAt: '2026-12-10T09:00:00.000Z' }, 'Until 10 Dec 2026'],
  [{ type: 'offered', number: '7-1', perMonth: 999, validUntil: '2026-12-26' }, 'No. 7-1, $999 a month, valid until 26 Dec 2026'],
])('what happened, with its days as everywhere: %o', (what, detail) => {
  expect(eventWords(what).detail).toBe(detail)
})
