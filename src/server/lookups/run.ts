import type { LookupEvent } from '#domain/lookups/lookup.ts'

/**
 * A look-up that this process runs: what has happened in it, for everybody who asked the same question. Those who come later
 * hear it from the start.
 */
export class LookupRun {
  readonly id: string
  /** Settles when the look-up has ended and its end is written. */
  readonly ended: Promise<void>
  readonly #events: LookupEvent[] = []
  readonly #began = performance.now()
  readonly #abort = new AbortController()
  readonly #end = Promise.withResolvers<void>()
  #changed = Promise.withResolvers<void>()
  #open = true
  #listeners = 0

  constructor(id: string) {
    this.id = id
    this.ended = this.#end.promise
  }

  /** Aborted when the look-up is to stop; its reason is the error to end with. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** How many people hear its events now. */
  get listeners(): number {
    return this.#listeners
  }

  stop(reason: Error): void {
    this.#abort.abort(reason)
  }

  publish(event: LookupEvent): void {
    if (!this.#open) return
    this.#events.push(event)
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }

  /** In whole seconds, as milliseconds: whoever comes later hears for how long it has run. */
  #age(): number {
    return Math.floor((performance.now() - this.#began) / 1_000) * 1_000
  }

  /** No further event comes. */
  close(): void {
    this.#open = false
    this.#end.resolve()
  }

  /** Every event from the first on, as they come, until the look-up has ended or nobody listens any more. */
  async *listen(signal: AbortSignal): AsyncGenerator<LookupEvent, undefined> {
    const gone = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    this.#listeners += 1
    try {
      for (let next = 0; !signal.aborted; ) {
        const event = this.#events[next]
        if (event !== undefined) {
          next += 1
          yield event.type === 'started' ? { ...event, at: this.#age() } : event
        } else if (this.#open) {
          await Promise.race([this.#changed.promise, this.ended, gone])
        } else return
      }
    } finally {
      this.#listeners -= 1
    }
  }
}

/** The look-ups that this process runs, by their id. */
export type LookupRuns = Map<string, LookupRun>
