import { expect, it } from 'vitest'
import { messagesOf } from './event-stream.ts'

const whole =
  ': hello\n\nid: 1\ndata: {"type":"started"}\n\nevent: error\r\ndata: {"message":"Größe – €"}\r\n\r\ndata:two\ndata: lines\n\n'
const messages = [
  { type: 'message', data: '{"type":"started"}' },
  { type: 'error', data: '{"message":"Größe – €"}' },
  { type: 'message', data: 'two\nlines' },
]

function bodyOf(chunks: readonly Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of source) found.push(one)
  return found
}

async function read(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  return all(messagesOf(bodyOf(chunks)))
}

it('reads messages however the bytes are cut, also inside a letter or a line end', async () => {
  const bytes = new TextEncoder().encode(whole)
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(messages)
  }
  expect(await read(Array.from(bytes, (byte) => new Uint8Array([byte])))).toEqual(messages)
})

it('leaves out a message that was not ended', async () => {
  expect(await read([new TextEncoder().encode('data: one\n\ndata: half')])).toEqual([{ type: 'message', data: 'one' }])
})

it('closes the connection when the reader leaves', async () => {
  let cancelled = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: one\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const message of messagesOf(body)) {
    expect(message.data).toBe('one')
    break
  }
  expect(cancelled).toBe(true)
})
