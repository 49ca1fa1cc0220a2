import { describe, expect, test } from 'vitest'
import { listed, untrue } from './sentences.ts'

describe('a sentence about what is known', () => {
  test('is true of some bodies and not of others', () => {
    expect(untrue('Not stated on the pages read', ['a page was read', 'a model read, and a field is empty'])).toEqual([])
    expect(untrue('Not stated on the pages read', ['stored copies alone'])).toEqual(['not true: Not stated on the pages read'])
    const own = 'What your own pages say about your certifications, line by line. Each'
    expect(untrue(own, ['several kinds', 'a page was read'])).toEqual([`not true: ${own}`])
    expect(untrue('2 certifications\nRead 20 Nov 2026', ['an undated copy'])).toEqual(['not true: Read 20 Nov 2026'])
  })

  test('that nobody has listed is found, and the day of a reading is never the age of a page', () => {
    expect(untrue('From the built-in catalogue, as of 2 Oct 2026.', ['an undated copy'])).toEqual([
      'not in the list: From the built-in catalogue, as of 2 Oct 2026.',
    ])
    expect(untrue('Fees: Not stated', ['a page was read'])).toEqual(['not in the list: Fees: Not stated'])
  })

  test('stands in the list with its condition', () => {
    expect(listed).toBeGreaterThan(70)
  })
})
