import type { LineState } from '#domain/evidence/evidence.ts'
import { expect, it } from 'vitest'
import { ticksOf } from './ticks.ts'

it('draws one tick a line, in order', () => {
  expect(ticksOf(['on-the-page', 'person', 'catalogue', 'not-confirmed', 'conflict'])).toEqual([
    'page',
    'person',
    'catalogue',
    'doubt',
    'doubt',
  ])
})

it('scales more than 16 lines to 16 ticks and never loses the only doubt', () => {
  for (const length of [17, 31, 100]) {
    for (let doubtful = 0; doubtful < length; doubtful += 1) {
      const states = Array.from({ length }, (_, index): LineState => (index === doubtful ? 'not-confirmed' : 'on-the-page'))
      const ticks = ticksOf(states)
      expect(ticks).toHaveLength(16)
      expect(ticks.filter((tick) => tick === 'doubt')).toHaveLength(1)
    }
  }
})
