import { expect, test } from 'vitest'
import type { CatalogueEvidence } from './evidence.ts'
import { storedCopiesWords, storedCopyLabel, storedCopyWords } from './evidence-words.ts'

const copy: CatalogueEvidence = { kind: 'catalogue', url: 'https://example.org/1', publisher: 'body', readOn: '2026-10-02' }
const dated = (statedOn: string, url = 'https://example.org/2'): CatalogueEvidence => ({ ...copy, url, statedOn })

test('a stored copy tells the date that its page states, and never the day it was read', () => {
  expect(storedCopyWords([copy])).toBe('From a stored copy of the page, undated')
  expect(storedCopyWords([dated('2024-05')])).toBe('From a stored copy of the page, dated May 2024')
  expect(storedCopyLabel([copy, dated('2023'), dated('2024-05-17')])).toBe('Stored copy, dated 17 May 2024')
})

test.each([
  [[copy], 'From a stored copy of the page, undated'],
  [[copy, copy, { ...copy, url: 'https://example.org/3' }], 'From stored copies of pages, undated'],
  [[dated('2023'), dated('2024-05', 'https://example.org/3')], 'From stored copies of pages, dated 2023 to May 2024'],
  [[copy, dated('2023')], 'From stored copies of 2 pages, 1 of them dated 2023, the others undated'],
])('stored copies of several pages are told together', (evidence, words) => {
  expect(storedCopiesWords(evidence)).toBe(words)
})
