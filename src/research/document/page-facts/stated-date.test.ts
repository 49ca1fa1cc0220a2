import { describe, expect, it } from 'vitest'
import { readPage } from '../example-page.ts'
import { statedDate } from './stated-date.ts'

const none = { modified: [], published: [] }

describe('the date a document states', () => {
  it.each([
    ['Last updated: May 17, 2024', '2024-05-17'],
    ['Page last modified on 3 March 2023 by the office', '2023-03-03'],
    ['Last reviewed 2025-02-01', '2025-02-01'],
    ['Revised 05/2024', '2024-05'],
    ['Updated September 2022', '2022-09'],
    ['Revised 5/17/2024', '2024-05-17'],
    ['Revised 17/5/2024', '2024-05-17'],
    ['Effective January 1, 2025, all fees rise.', '2025-01-01'],
    ['Fees effective as of Sept. 1st, 2024', '2024-09-01'],
    ['Candidate Handbook, 2025 edition', '2025'],
    ['2024-2025 Fee Schedule', '2024'],
    ['Version 3.1, June 2021', '2021-06'],
    ['Effective January 1, 2020. Last updated July 4, 2024.', '2024-07-04'],
    ['Founded in 1987, the board met in May 2020.', ''],
    ['© 2026 The Board', ''],
    ['An updated form was sent to 2024 members.', ''],
  ])('%s', (text, expected) => {
    expect(statedDate(text, '', none, 'en')).toBe(expected)
  })

  it('reads numbers by the language', () => {
    expect(statedDate('Last updated 5/6/2024', '', none, 'en-us')).toBe('2024-05-06')
    expect(statedDate('Last updated 5/6/2024', '', none, 'en-gb')).toBe('2024-06-05')
    expect(statedDate('Last updated 5/6/2024', '', none, '')).toBe('2024')
  })

  it('is taken from the data of a page: modification before editions, publication last', () => {
    const meta =
      '<meta property="article:modified_time" content="2024-03-02T10:00:00Z"><meta property="article:published_time" content="2020-01-01">'
    expect(readPage('<p>Text</p>', meta).content.statedOn).toBe('2024-03-02')
    expect(readPage('<p>Last updated: 1 May 2025</p>', meta).content.statedOn).toBe('2025-05-01')
    expect(readPage('<p>Posted <time class="published" datetime="2021-04-05">April</time></p>').content.statedOn).toBe(
      '2021-04-05',
    )
    expect(readPage('<p>Text</p>', '<title>Handbook 2023 edition</title>').content.statedOn).toBe('2023')
  })
})
