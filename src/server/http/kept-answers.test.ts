import { describe, expect, test } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'

describe('kept answers', () => {
  test('are made once a state, and anew when it changes', async () => {
    const kept = new KeptAnswers()
    let made = 0
    const make = () => Promise.resolve(`made ${++made}`)
    expect([await kept.get('a', '1', make), await kept.get('a', '1', make), await kept.get('b', '1', make)]).toEqual([
      'made 1',
      'made 1',
      'made 2',
    ])
    expect(await kept.get('a', '2', make)).toBe('made 3')
    expect(await kept.get('a', '1', make)).toBe('made 4')
  })

  test('that were used longest ago make room for others', async () => {
    const kept = new KeptAnswers()
    const large = 'x'.repeat(6 * 1024 * 1024)
    let made = 0
    const make = () => {
      made += 1
      return Promise.resolve(large)
    }
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, '', make)
    expect(made).toBe(3)
    await kept.get('a', '', make)
    expect(made).toBe(3)
    await kept.get('b', '', make)
    expect(made).toBe(4)
  })
})
