import { describe, expect, it } from 'vitest'
import { wayBackFrom } from './way-back.ts'

describe('the way back after signing in', () => {
  it('leads to a page of this site for an hour', () => {
    expect(wayBackFrom({ to: '/search/12', at: 0 }, 3_600_000)).toEqual({ to: '/search/12', note: undefined })
    expect(wayBackFrom({ to: '/search/12', at: 0 }, 3_600_001)).toBeUndefined()
  })

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'search/12', '', 12, undefined])(
    'leads nowhere by %j',
    (to) => {
      expect(wayBackFrom({ to, at: 0 }, 0)).toBeUndefined()
    },
  )

  it('says what is kept meanwhile', () => {
    expect(wayBackFrom({ to: '/', note: 'The results are kept.', at: 0 }, 0)?.note).toBe('The results are kept.')
    expect(wayBackFrom(null, 0)).toBeUndefined()
  })
})
