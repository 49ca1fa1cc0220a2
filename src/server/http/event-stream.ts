/** Milliseconds between comments that keep proxies from closing a quiet stream. */
const heartbeat = 15_000

const encoder = new TextEncoder()

export interface EventStreamOptions {
  /** Turns an event into the JSON text that is sent. */
  print: (event: unknown) => string
  /** Turns an error in the middle of the stream into the JSON text of the error. */
  printError: (error: unknown) => string
  /** Called once, when the stream has ended for whatever reason. */
  ended: () => void
}

/**
 * A text/event-stream body: one numbered message an event, a comment every 15 seconds, an 'error' message when the source fails.
 * @param first the first event, already taken from the source so that an early failure can be answered with its status
 */
export function eventStream(
  first: IteratorResult<unknown>,
  source: AsyncIterator<unknown>,
  options: EventStreamOptions,
): ReadableStream<Uint8Array> {
  let number = 0
  let timer: NodeJS.Timeout | undefined
  let next: IteratorResult<unknown> | undefined = first
  let isOpen = true
  const end = () => {
    isOpen = false
    clearInterval(timer)
    options.ended()
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), heartbeat)
      timer.unref()
    },
    async pull(controller) {
      try {
        const result: IteratorResult<unknown> = next ?? (await source.next())
        next = undefined
        // Whoever listened may have left while the source was waited for.
        if (!isOpen) return
        if (result.done === true) {
          end()
          controller.close()
          return
        }
        number += 1
        controller.enqueue(encoder.encode(`id: ${number}\ndata: ${options.print(result.value)}\n\n`))
      } catch (error) {
        if (!isOpen) return
        end()
        controller.enqueue(encoder.encode(`event: error\ndata: ${options.printError(error)}\n\n`))
        controller.close()
      }
    },
    async cancel() {
      end()
      await source.return?.()
    },
  })
}
