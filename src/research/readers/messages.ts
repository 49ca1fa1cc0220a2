import type { Duplex } from 'node:stream'
import { deserialize, serialize } from 'node:v8'

// A message is a value and, apart from it, bytes that are moved as they are: two lengths of four bytes, then both.

const headLength = 8

/** Sends a value, and bytes beside it. */
export function sendMessage(to: Duplex, value: unknown, bytes: Uint8Array = new Uint8Array(0)): void {
  const written = serialize(value)
  const head = Buffer.alloc(headLength)
  head.writeUInt32LE(written.length, 0)
  head.writeUInt32LE(bytes.length, 4)
  to.cork()
  to.write(head)
  to.write(written)
  if (bytes.length > 0) to.write(bytes)
  to.uncork()
}

/**
 * Calls back for each message that arrives.
 * @param longest a message with more bytes is not taken in; `onTooLong` is called instead, and nothing more is read
 */
export function receiveMessages(
  from: Duplex,
  longest: number,
  onMessage: (value: unknown, bytes: Uint8Array) => void,
  onTooLong: () => void,
): void {
  let head = new Filled(headLength)
  let body: Filled | undefined
  let written = 0
  let isOver = false
  const take = (chunk: Buffer) => {
    let place = 0
    while (!isOver && (place < chunk.length || body?.isFull === true)) {
      place += (body ?? head).add(chunk, place)
      if (body === undefined && head.isFull) {
        written = head.bytes.readUInt32LE(0)
        const length = written + head.bytes.readUInt32LE(4)
        if (length > longest) {
          isOver = true
          onTooLong()
          return
        }
        body = new Filled(length)
      }
      if (body?.isFull !== true) continue
      const { bytes } = body
      body = undefined
      head = new Filled(headLength)
      onMessage(deserialize(bytes.subarray(0, written)), bytes.subarray(written))
    }
  }
  from.on('data', take)
}

/** Bytes of a known length on their way in. */
class Filled {
  readonly bytes: Buffer
  #length = 0

  constructor(length: number) {
    this.bytes = Buffer.allocUnsafeSlow(length)
  }

  get isFull(): boolean {
    return this.#length === this.bytes.length
  }

  /** @returns how many of the chunk's bytes were taken */
  add(chunk: Buffer, from: number): number {
    const copied = chunk.copy(this.bytes, this.#length, from)
    this.#length += copied
    return copied
  }
}
