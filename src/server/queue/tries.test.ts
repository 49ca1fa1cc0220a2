import { expect, test } from 'vitest'
import { mailQueue } from '../mail/queue.ts'
import { deliveryQueue } from '../webhooks/queue.ts'
import { afterRefusal, givenUpAt, pauseAfter } from './tries.ts'

const now = new Date('2026-03-02T09:00:00Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const tries = { pauses: [1_000, 60_000], triedFor: 3_600_000 } as const
const refusal = { sentence: 'It is full.', isFinal: false }

test('each try has its pause, and the last pause goes on', () => {
  expect([1, 2, 3, 40].map((attempts) => pauseAfter(tries, attempts))).toEqual([1_000, 60_000, 60_000, 60_000])
})

test('something is given up when its time is over, counted from the first try', () => {
  expect(givenUpAt(tries, now)).toEqual(after(3_600_000))
})

test('a refusal that is not final is followed by another try', () => {
  const row = { attempts: 1, give_up_at: after(1_001) }
  expect(afterRefusal(tries, row, refusal, now)).toEqual({ status: 'waiting', error: 'It is full.', nextAttemptAt: after(1_000) })
})

test('no try is planned for a moment at which nobody waits for it any more, nor after a final refusal', () => {
  const failed = { status: 'failed', error: 'It is full.' }
  expect(afterRefusal(tries, { attempts: 1, give_up_at: after(1_000) }, refusal, now)).toEqual(failed)
  expect(afterRefusal(tries, { attempts: 1, give_up_at: after(9_000) }, { ...refusal, isFinal: true }, now)).toEqual(failed)
})

test.each([
  ['mails', mailQueue, 292],
  ['webhooks', deliveryQueue, 19],
])(
  '%s are tried for three days, so many times, and nothing is planned further ahead than the queue says',
  (_name, queue, times) => {
    let at = 0
    let attempts = 1
    for (;;) {
      const outcome = afterRefusal(queue, { attempts, give_up_at: givenUpAt(queue, now) }, refusal, after(at))
      if (outcome.status !== 'waiting') break
      expect(outcome.nextAttemptAt.getTime() - after(at).getTime()).toBeLessThanOrEqual(queue.furthest)
      at = outcome.nextAttemptAt.getTime() - now.getTime()
      attempts += 1
    }
    expect(attempts).toBe(times)
    expect(at).toBeGreaterThan(2.75 * 86_400_000)
    expect(queue.lasts).toBeLessThanOrEqual(queue.furthest)
  },
)
