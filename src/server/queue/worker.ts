import { setTimeout } from 'node:timers/promises'
import type { Context, Signals } from '../context.ts'

/** How a queue is worked on in one process. */
export interface Line {
  /** Pieces of work that are done at once. */
  lanes: number
  /** Milliseconds between two looks for what is due: planned for now, told by nobody, or left by another process. */
  every: number
  /** What tells that there is something to do. */
  wokenBy?: keyof Signals
  /** Milliseconds that work under way gets when the server stops, before its signal is aborted; as long as it takes unless given. */
  graceful?: number
  /** What the log says when a piece of work throws; the next look tries again. */
  trouble: string
  /**
   * Claims a piece of work and does it.
   * @param claimed called once it is claimed: another lane looks for the next piece
   * @returns false when nothing was due
   */
  next: (signal: AbortSignal, claimed: () => void) => Promise<boolean>
}

/** Works on a queue until stopped; as many processes may as there are, for work is claimed. */
export class Worker {
  readonly #context: Pick<Context, 'signals' | 'log'>
  readonly #line: Line
  readonly #lanes = new Set<Promise<void>>()
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  /** Whether somebody called while all lanes were at work. */
  #isCalled = false

  constructor(context: Pick<Context, 'signals' | 'log'>, line: Line) {
    this.#context = context
    this.#line = line
  }

  /** Looks for work now, whenever it is told of some, and every so often. */
  start(): this {
    const { every, wokenBy } = this.#line
    if (wokenBy !== undefined) this.#context.signals.on(wokenBy, this.wake)
    this.#timer = setInterval(this.wake, every).unref()
    this.wake()
    return this
  }

  /** Does what is due; with all lanes at work, as soon as one of them ends. */
  readonly wake = (): void => {
    this.#isCalled = this.#lanes.size === this.#line.lanes
    this.#open()
  }

  /** Done when nothing is being worked on. */
  async idle(): Promise<void> {
    while (this.#lanes.size > 0) await Promise.all(this.#lanes)
  }

  /** Begins nothing more, and waits for what is being worked on. What does not come to its end is taken up by whoever starts next. */
  readonly stop = async (): Promise<void> => {
    this.#isStopped = true
    clearInterval(this.#timer)
    const { wokenBy, graceful } = this.#line
    if (wokenBy !== undefined) this.#context.signals.off(wokenBy, this.wake)
    const patience = new AbortController()
    const ending =
      graceful === undefined
        ? undefined
        : setTimeout(graceful, undefined, { signal: patience.signal }).then(
            () => this.#stopping.abort(),
            () => {},
          )
    await this.idle()
    patience.abort()
    await ending
  }

  readonly #open = (): void => {
    if (this.#isStopped || this.#lanes.size === this.#line.lanes) return
    // Counted before it begins: what it claims may open the next lane at once.
    const lane = Promise.resolve()
      .then(() => this.#work())
      .catch((error: unknown) => this.#context.log.warn({ err: error }, this.#line.trouble))
    this.#lanes.add(lane)
    void lane.then(() => this.#close(lane))
  }

  #close(lane: Promise<void>): void {
    this.#lanes.delete(lane)
    if (this.#isCalled) this.wake()
  }

  async #work(): Promise<void> {
    while (!this.#isStopped && (await this.#line.next(this.#stopping.signal, this.#open))) {
      // The next piece.
    }
  }
}
