import type { Certification } from '#domain/certifications/certification.ts'
import type { Context } from '../context.ts'
import { writePartial } from './store.ts'

/** Milliseconds in which everything found is written together. */
const together = 500

/** Keeps what a running look-up has found in its row: soon, but never more than one write at a time. */
export class PartialKeeper {
  readonly #context: Context
  readonly #id: string
  readonly #found = new Map<string, Certification>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(context: Context, id: string) {
    this.#context = context
    this.#id = id
  }

  /** A certification, new or changed; the same id replaces the earlier one. */
  add(certification: Certification): void {
    this.#found.set(certification.id ?? certification.name, certification)
    this.#writeSoon()
  }

  /** One that was added is none after all. */
  withdraw(id: string): void {
    if (this.#found.delete(id)) this.#writeSoon()
  }

  /** Settles when everything that was added so far is written, or could not be. */
  async written(): Promise<void> {
    if (this.#timer !== undefined) this.#writeNow()
    await this.#writing
  }

  #writeSoon(): void {
    this.#timer ??= setTimeout(() => this.#writeNow(), together)
  }

  #writeNow(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#write())
  }

  /** Ends the writing. @returns everything found */
  async close(): Promise<Certification[]> {
    clearTimeout(this.#timer)
    await this.#writing
    return [...this.#found.values()]
  }

  async #write(): Promise<void> {
    try {
      await writePartial(this.#context.db, this.#id, [...this.#found.values()], this.#context.now())
    } catch (error) {
      this.#context.log.warn({ err: error, lookup: this.#id }, 'what a look-up has found could not be kept yet')
    }
  }
}
