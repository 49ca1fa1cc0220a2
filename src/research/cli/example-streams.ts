import { Readable, Writable } from 'node:stream'
import type { Streams } from './streams.ts'

/** Streams for tests: reads `input`, keeps what is written. A terminal has nothing to read. */
export function capturedStreams(input = '', terminal = false): { io: Streams; out: () => string; err: () => string } {
  const stdin = Object.assign(Readable.from(input === '' ? [] : [input]), { isTTY: terminal })
  const [out, err] = [capture(), capture()]
  const stderr = Object.assign(err.stream, { isTTY: terminal })
  return { io: { stdin, stdout: out.stream, stderr }, out: out.text, err: err.text }
}

function capture() {
  const chunks: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => chunks.join('') }
}
