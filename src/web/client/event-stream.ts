/** One message of a text/event-stream: its type ('message' unless named) and its data lines joined by line breaks. */
export interface StreamMessage {
  type: string
  data: string
}

/**
 * The messages of a text/event-stream body, in order, whatever way the bytes were cut.
 * Source: HTML standard, 9.2.6 "Interpreting an event stream". Comments, ids and retry times are of no use here and left out.
 */
export async function* messagesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamMessage> {
  let type = ''
  let data: string[] = []
  for await (const line of linesOf(body)) {
    if (line === '') {
      if (data.length > 0) yield { type: type === '' ? 'message' : type, data: data.join('\n') }
      type = ''
      data = []
      continue
    }
    const { name, value } = fieldOf(line)
    if (name === 'event') type = value
    if (name === 'data') data.push(value)
  }
}

/** Lines ended by CR LF, LF or CR; a last line without an end belongs to an unfinished message and is dropped. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const text = rest + value
      // A CR at the end may be half of a CR LF: it waits for the next piece.
      const end = text.endsWith('\r') ? text.length - 1 : text.length
      const lines = text.slice(0, end).split(/\r\n|\n|\r/)
      rest = (lines.pop() ?? '') + text.slice(end)
      yield* lines
    }
  } finally {
    await reader.cancel()
  }
}

function fieldOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  if (colon === -1) return { name: line, value: '' }
  const value = line.slice(colon + 1)
  return { name: line.slice(0, colon), value: value.startsWith(' ') ? value.slice(1) : value }
}
