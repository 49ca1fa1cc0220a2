import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventStream } from './event-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function* twoEvents() {
  yield { name: 'one' }
  yield { name: 'two' }
}

async function streamOf(source: AsyncGenerator, ended = () => {}) {
  const print = (event: unknown) => JSON.stringify(event)
  return eventStream(await source.next(), source, { print, printError: (error) => JSON.stringify(String(error)), ended })
}

describe('an event stream', () => {
  test('numbers its messages and ends after the last one', async () => {
    const ended = vi.fn<() => void>()
    const text = await new Response(await streamOf(twoEvents(), ended)).text()
    expect(text).toBe('id: 1\ndata: {"name":"one"}\n\nid: 2\ndata: {"name":"two"}\n\n')
    expect(ended).toHaveBeenCalledOnce()
  })

  test('says that it is still here when nothing happens for 15 seconds', async () => {
    const never = Promise.withResolvers<void>()
    async function* quiet() {
      yield 1
      await never.promise
    }
    const reader = (await streamOf(quiet())).getReader()
    const read = async () => Buffer.from((await reader.read()).value ?? []).toString()
    expect(await read()).toBe('id: 1\ndata: 1\n\n')
    const next = read()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await next).toBe(': still here\n\n')
    never.resolve()
    expect((await reader.read()).done).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('tells an error in its middle and ends', async () => {
    async function* failing() {
      yield 1
      throw new Error('gone wrong')
    }
    expect(await new Response(await streamOf(failing())).text()).toBe(
      'id: 1\ndata: 1\n\nevent: error\ndata: "Error: gone wrong"\n\n',
    )
    expect(vi.getTimerCount()).toBe(0)
  })

  test('whose reader leaves ends its source', async () => {
    const closed = vi.fn<() => void>()
    const ended = vi.fn<() => void>()
    async function* source() {
      try {
        yield 1
        yield 2
      } finally {
        closed()
      }
    }
    const reader = (await streamOf(source(), ended)).getReader()
    await reader.read()
    await reader.cancel()
    expect(closed).toHaveBeenCalledOnce()
    expect(ended).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('whose reader leaves while the source is waited for ends without an error', async () => {
    const more = Promise.withResolvers<void>()
    async function* waiting() {
      yield 1
      await more.promise
      yield 2
    }
    const source = waiting()
    const printError = vi.fn<() => string>(() => '')
    const stream = eventStream(await source.next(), source, { print: String, printError, ended: () => more.resolve() })
    const reader = stream.getReader()
    await reader.read()
    const next = reader.read()
    await reader.cancel()
    expect((await next).done).toBe(true)
    await source.next()
    expect(printError).not.toHaveBeenCalled()
  })
})
