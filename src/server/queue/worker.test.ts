import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Context } from '../context.ts'
import { createLog } from '../log.ts'
import { type Line, Worker } from './worker.ts'

/** A worker on pieces that are done when the test says so. */
function workerOn(due: string[], changes: Partial<Line> = {}) {
  const signals: Context['signals'] = new EventEmitter()
  const warn = vi.fn()
  const begun: string[] = []
  const aborted: string[] = []
  const ends = new Map<string, PromiseWithResolvers<undefined>>()
  const worker = new Worker(
    { signals, log: { ...createLog('silent'), warn } },
    {
      lanes: 2,
      every: 3_600_000,
      trouble: 'it went wrong',
      next: async (signal, claimed) => {
        const piece = due.shift()
        if (piece === undefined) return false
        claimed()
        begun.push(piece)
        const end = Promise.withResolvers<undefined>()
        ends.set(piece, end)
        signal.addEventListener('abort', () => {
          aborted.push(piece)
          end.resolve(undefined)
        })
        await end.promise
        return true
      },
      ...changes,
    },
  )
  const end = async (piece: string) => {
    ends.get(piece)?.resolve(undefined)
    await setTimeout(1)
  }
  return { worker, signals, warn, begun, aborted, end }
}

test('as many pieces are done at once as there are lanes, the next one when a lane is free', async () => {
  const { worker, begun, end } = workerOn(['a', 'b', 'c'])
  worker.start()
  await setTimeout(1)
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  await Promise.all([end('b'), end('c')])
  await worker.idle()
})

test('work that is told of while all lanes look at nothing is found without another look', async () => {
  const due: string[] = []
  const looks: PromiseWithResolvers<undefined>[] = []
  const done: (string | undefined)[] = []
  const { worker, signals } = workerOn([], {
    lanes: 1,
    wokenBy: 'mail-written',
    next: async () => {
      const piece = due.shift()
      const look = Promise.withResolvers<undefined>()
      looks.push(look)
      await look.promise
      done.push(piece)
      return false
    },
  })
  worker.start()
  await setTimeout(1)
  due.push('a')
  signals.emit('mail-written')
  looks[0]?.resolve(undefined)
  await setTimeout(1)
  looks[1]?.resolve(undefined)
  await worker.idle()
  expect(done).toEqual([undefined, 'a'])
  await worker.stop()
  expect(signals.listenerCount('mail-written')).toBe(0)
})

test('a stop begins nothing more and waits for what is being done', async () => {
  const { worker, begun, aborted, end } = workerOn(['a', 'b', 'c'])
  worker.start()
  await setTimeout(1)
  const onStopped = vi.fn()
  const stopped = worker.stop().then(onStopped)
  await end('a')
  expect(onStopped).not.toHaveBeenCalled()
  await end('b')
  await stopped
  worker.wake()
  await worker.idle()
  expect(begun).toEqual(['a', 'b'])
  expect(aborted).toEqual([])
})

test('what takes longer than is graceful is told to end', async () => {
  const { worker, aborted } = workerOn(['a'], { graceful: 0 })
  worker.start()
  await setTimeout(1)
  await worker.stop()
  expect(aborted).toEqual(['a'])
})

test('work that throws is logged, and the next look tries again', async () => {
  let looks = 0
  const { worker, warn } = workerOn([], {
    every: 5,
    next: async () => {
      looks += 1
      if (looks === 1) throw new Error('The database is away.')
      return false
    },
  })
  worker.start()
  await expect.poll(() => looks).toBeGreaterThan(1)
  await worker.stop()
  expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'it went wrong')
})
