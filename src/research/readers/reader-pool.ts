import type { PageReading, PageTask, Reader, Readers, Stopped, Turn } from './page-task.ts'
import { type ReaderLimits, readerLimits } from './reader-limits.ts'
import { ReaderProcess } from './reader-process.ts'

/**
 * Reads pages in a few processes, started when there is something to read and ended when there is not. A page that takes too much
 * ends its process and itself, and nothing else.
 */
export function createReaderPool(limits: Partial<ReaderLimits> = {}): Readers {
  return new ReaderPool({ ...readerLimits, ...limits })
}

interface Page {
  task: PageTask
  line: Line
  signal: AbortSignal | undefined
  resolve: (answer: PageReading | Stopped) => void
  reject: (reason: unknown) => void
  /** It was put back because another page used much memory beside it. */
  isHeavy: boolean
  isOver: boolean
}

/** The pages of one asker that wait. */
interface Line {
  pages: Page[]
  turn: Turn
}

class ReaderPool implements Readers {
  readonly #limits: ReaderLimits
  /** Each asker's line, the one whose turn is next first. */
  #lines: Line[] = []
  readonly #processes = new Map<ReaderProcess, NodeJS.Timeout | undefined>()
  /** Pages of those whose turn comes last that are being read now. */
  #readLast = 0
  #isClosed = false

  constructor(limits: ReaderLimits) {
    this.#limits = limits
  }

  open(turn: Turn = 'first'): Reader {
    const line: Line = { pages: [], turn }
    this.#lines.push(line)
    // Starting takes as long as fetching the first page.
    const early = this.#isClosed || this.#processes.size > 0 ? undefined : this.#freeProcess()
    if (early !== undefined) this.#rest(early)
    return {
      read: (task, signal) => this.#read(task, line, signal),
      close: () => {
        this.#lines = this.#lines.filter((other) => other !== line)
        for (const page of line.pages.splice(0)) end(page, { stopped: 'unreadable' })
      },
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const line of this.#lines) for (const page of line.pages.splice(0)) end(page, { stopped: 'unreadable' })
    const processes = [...this.#processes.keys()]
    for (const one of processes) one.kill()
    await Promise.all(processes.map((one) => one.ended))
  }

  #read(task: PageTask, line: Line, signal: AbortSignal | undefined): Promise<PageReading | Stopped> {
    if (signal?.aborted === true) return Promise.reject(signal.reason)
    if (this.#isClosed) return Promise.resolve({ stopped: 'unreadable' })
    const { promise, resolve, reject } = Promise.withResolvers<PageReading | Stopped>()
    const page: Page = { task, line, signal, resolve, reject, isHeavy: false, isOver: false }
    line.pages.push(page)
    const onAbort = () => {
      if (line.pages.includes(page)) line.pages.splice(line.pages.indexOf(page), 1)
      page.isOver = true
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    this.#next()
    return promise.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  /** Gives waiting pages to processes that have none. */
  #next(): void {
    while (!this.#isClosed) {
      const line = this.#lineWhoseTurnItIs()
      const free = line === undefined ? undefined : this.#freeProcess()
      const page = free === undefined ? undefined : line?.pages.shift()
      if (line === undefined || free === undefined || page === undefined) return
      // Whoever had a turn goes to the end.
      this.#lines = [...this.#lines.filter((one) => one !== line), line]
      void this.#give(page, free)
    }
  }

  /** Those who come first, each in turn; the others get what is left, and never the last process there may be. */
  #lineWhoseTurnItIs(): Line | undefined {
    const waiting = this.#lines.filter(({ pages: [page] }) => page !== undefined && this.#mayBegin(page))
    const first = waiting.find(({ turn }) => turn === 'first')
    return first ?? (this.#readLast < Math.max(1, this.#limits.processes - 1) ? waiting[0] : undefined)
  }

  #mayBegin(page: Page): boolean {
    return !page.isHeavy || ![...this.#processes.keys()].some((one) => one.isHeavy)
  }

  #freeProcess(): ReaderProcess | undefined {
    for (const [one, idle] of this.#processes)
      if (!one.isReading && !one.isEnding) {
        clearTimeout(idle)
        return one
      }
    if (this.#processes.size >= this.#limits.processes) return undefined
    const started = new ReaderProcess(this.#limits, () => {
      clearTimeout(this.#processes.get(started))
      this.#processes.delete(started)
      this.#next()
    })
    this.#processes.set(started, undefined)
    return started
  }

  async #give(page: Page, process: ReaderProcess): Promise<void> {
    const onAbort = () => process.kill()
    page.signal?.addEventListener('abort', onAbort, { once: true })
    const isLast = page.line.turn === 'last'
    if (isLast) this.#readLast += 1
    const answer = await process.read(page.task, () => this.#shareMemory(process))
    if (isLast) this.#readLast -= 1
    page.signal?.removeEventListener('abort', onAbort)
    if (answer === 'put-back') {
      page.isHeavy = true
      if (!page.isOver) page.line.pages.unshift(page)
    } else end(page, answer)
    this.#rest(process)
    this.#next()
  }

  /** Of two processes that use much, the one that came later gives way and is read again alone. */
  #shareMemory(late: ReaderProcess): void {
    if (late.isHeavy && [...this.#processes.keys()].some((one) => one !== late && one.isHeavy)) late.putBack()
  }

  #rest(process: ReaderProcess): void {
    if (!this.#processes.has(process) || process.isReading || process.isEnding) return
    if (process.isWorn) {
      process.kill()
      return
    }
    process.rest()
    this.#processes.set(process, setTimeout(() => process.kill(), this.#limits.idle).unref())
  }
}

function end(page: Page, answer: PageReading | Stopped): void {
  page.isOver = true
  page.resolve(answer)
}
