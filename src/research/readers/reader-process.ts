import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { receiveMessages, sendMessage } from './messages.ts'
import type { PageReading, PageTask, Stopped } from './page-task.ts'
import { type ReaderLimits, sharedMemory } from './reader-limits.ts'
import { usageOf } from './usage.ts'

const program = join(import.meta.dirname, 'reader-program.ts')
const root = join(import.meta.dirname, '../../..')
/** Milliseconds between two looks at what a reading process uses. */
const lookEvery = 20
/** Longest answer in bytes. What a page gives is bounded (`PageReading`); a longer one is not of our making. */
const longestAnswer = 32_000_000
/** Of 0 (as the server) to 19: people who wait for the server come first. */
const niceness = 10
const megabyte = 1_048_576
/** What Node.js counts as data before it reads anything, most of it reserved and never used, in megabytes. */
const reserved = 600

/** One process that reads one page at a time, watched from outside. */
export class ReaderProcess {
  readonly #limits: ReaderLimits
  readonly #child: ChildProcess
  readonly #channel: Duplex
  readonly #ended = Promise.withResolvers<void>()
  #page: PageInWork | undefined
  #isReady = false
  #isEnding = false
  #pages = 0
  #memory = 0

  /** @param onEnd the process has ended, however */
  constructor(limits: ReaderLimits, onEnd: () => void) {
    this.#limits = limits
    this.#child = startChild(limits)
    const [, , , channel] = this.#child.stdio
    if (!(channel instanceof Duplex)) throw new Error('A reader has no channel.')
    this.#channel = channel
    // A process that dies while it is written to is told of by its end.
    channel.on('error', () => undefined)
    receiveMessages(
      channel,
      longestAnswer,
      (message) => this.#hear(message),
      () => this.#stop('too-heavy'),
    )
    this.#child.once('error', () => this.#gone(onEnd))
    this.#child.once('close', () => this.#gone(onEnd))
  }

  /** Settles when the process has ended. */
  get ended(): Promise<void> {
    return this.#ended.promise
  }

  get isReading(): boolean {
    return this.#page !== undefined
  }

  /** Uses more than its share while others read. */
  get isHeavy(): boolean {
    return this.isReading && this.#memory > this.#limits.memory * megabyte * sharedMemory
  }

  /** Whether a fresh process should take its place: it has read enough, or keeps what a page took. */
  get isWorn(): boolean {
    return this.#pages >= this.#limits.pages || this.#memory > this.#limits.memory * megabyte * sharedMemory
  }

  /** @param onLook called after each look at what it uses */
  read(task: PageTask, onLook: () => void): Promise<PageReading | Stopped | 'put-back'> {
    const { promise, resolve } = Promise.withResolvers<PageReading | Stopped | 'put-back'>()
    this.#page = { resolve, onLook, cpuBefore: undefined, watch: undefined, deadline: undefined }
    this.#pages += 1
    this.#holdProgram(true)
    const { source } = task
    if ('raw' in source) {
      const { bytes, ...raw } = source.raw
      sendMessage(this.#channel, { ...task, source: { raw } }, bytes)
    } else sendMessage(this.#channel, task)
    if (this.#isReady) this.#watch()
    return promise
  }

  /** Ends the process for the sake of another one; its page is to be read again. */
  putBack(): void {
    this.#settle('put-back')
    this.kill()
  }

  /** It was ended and is on its way out. */
  get isEnding(): boolean {
    return this.#isEnding
  }

  /** The program waits for the end of a process that it ended, so that whoever awaits `ended` learns of it. */
  kill(): void {
    this.#isEnding = true
    this.#holdProgram(true)
    this.#child.kill('SIGKILL')
  }

  /** An idle process keeps nobody waiting for the end of the program. */
  rest(): void {
    this.#holdProgram(false)
  }

  #holdProgram(holds: boolean): void {
    const how = holds ? 'ref' : 'unref'
    this.#child[how]()
    if (this.#channel instanceof Socket) this.#channel[how]()
  }

  #hear(message: unknown): void {
    if (message === 'ready') {
      this.#isReady = true
      if (this.#page !== undefined) this.#watch()
    } else if (isAnswer(message)) this.#settle(message)
  }

  /** Its time begins when the process is ready: starting is not the page's work. */
  #watch(): void {
    const page = this.#page
    if (page === undefined) return
    page.deadline = setTimeout(() => this.#stop('too-slow'), this.#limits.wall)
    page.watch = setInterval(() => this.#look(page), lookEvery)
    this.#look(page)
  }

  #look(page: PageInWork): void {
    const usage = this.#child.pid === undefined ? undefined : usageOf(this.#child.pid)
    if (usage === undefined) return
    this.#memory = usage.memory
    page.cpuBefore ??= usage.cpu
    if (usage.memory > this.#limits.memory * megabyte) this.#stop('too-heavy')
    else if (usage.cpu - page.cpuBefore > this.#limits.cpu) this.#stop('too-slow')
    else page.onLook()
  }

  #stop(stopped: Stopped['stopped']): void {
    this.#settle({ stopped })
    this.kill()
  }

  #settle(answer: PageReading | Stopped | 'put-back'): void {
    const page = this.#page
    if (page === undefined) return
    clearTimeout(page.deadline)
    clearInterval(page.watch)
    this.#page = undefined
    const usage = this.#child.pid === undefined ? undefined : usageOf(this.#child.pid)
    this.#memory = usage?.memory ?? 0
    page.resolve(answer)
  }

  #gone(onEnd: () => void): void {
    this.#isEnding = true
    // Whoever dies by itself in the middle of a page has met the limit of the system or of V8.
    this.#settle({ stopped: this.#isReady ? 'too-heavy' : 'unreadable' })
    this.#channel.destroy()
    onEnd()
    this.#ended.resolve()
  }
}

interface PageInWork {
  resolve: (answer: PageReading | Stopped | 'put-back') => void
  onLook: () => void
  cpuBefore: number | undefined
  watch: NodeJS.Timeout | undefined
  deadline: NodeJS.Timeout | undefined
}

function isAnswer(message: unknown): message is PageReading | Stopped {
  return typeof message === 'object' && message !== null && ('stopped' in message || 'proofs' in message)
}

/**
 * Starts a process that has nothing: no settings and secrets of the environment, no file but the program's own, no other program.
 * Where there is a shell, the system holds it to its limits, too, which a busy server cannot miss.
 */
function startChild({ memory, cpu, pages }: ReaderLimits): ChildProcess {
  const flags = [
    `--max-old-space-size=${Math.round(memory * 0.55)}`,
    '--max-semi-space-size=4',
    '--v8-pool-size=1',
    '--permission',
    `--allow-fs-read=${root}`,
    '--disable-warning=SecurityWarning',
  ]
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const
  const own = [...flags, program]
  if (process.platform === 'win32') {
    const child = spawn(process.execPath, own, { stdio: [...stdio], env: {}, windowsHide: true })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }
  const kilobytes = (memory + reserved) * 1_024
  const seconds = Math.ceil((cpu * pages) / 1_000)
  const held = `ulimit -t ${seconds}; ulimit -c 0; ${process.platform === 'linux' ? `ulimit -d ${kilobytes}; ` : ''}exec nice -n ${niceness} "$0" "$@"`
  return spawn('/bin/sh', ['-c', held, process.execPath, ...own], { stdio: [...stdio], env: { PATH: '/usr/bin:/bin' } })
}
