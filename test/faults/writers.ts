import { setTimeout } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { newProspect } from '../seeds.ts'
import { Refused, type Visitor } from '../visitor.ts'

/** Saves prospects one after the other, and remembers which of them were acknowledged. */
export class Writers {
  /** Names of prospects whose save was answered as done. */
  readonly acknowledged: string[] = []
  /** What a person was told when a save was refused, and how often. */
  readonly refusals = new Map<string, number>()
  readonly #stopping = new AbortController()
  #writing: Promise<void>[] = []

  /** Lets so many save at once until stopped. A save that was refused because the database is away is tried again, as the page does. */
  start(visitor: Visitor, name: string, count: number): void {
    this.#writing = Array.from({ length: count }, (_, n) => this.#write(visitor, `${name}-${n}`))
  }

  /** From here on a connection that breaks is no fault. */
  expectEnd(): void {
    this.#stopping.abort()
  }

  /** Starts no new save; done when the last one is answered. @throws what went wrong meanwhile */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.#writing)
  }

  /** Done after the next save that is acknowledged. */
  async nextSave(): Promise<void> {
    const before = this.acknowledged.length
    while (this.acknowledged.length === before) await setTimeout(5)
  }

  /** Done after the next save that is acknowledged or refused. */
  async nextAnswer(): Promise<void> {
    const before = this.acknowledged.length + this.#refused
    while (this.acknowledged.length + this.#refused === before) await setTimeout(5)
  }

  get #refused(): number {
    return [...this.refusals.values()].reduce((sum, count) => sum + count, 0)
  }

  async #write(visitor: Visitor, name: string): Promise<void> {
    const { signal } = this.#stopping
    for (let n = 1; !signal.aborted; n += 1) {
      const contactFirstName = `${name}-${n}`
      try {
        await this.#save(visitor, contactFirstName)
      } catch (error) {
        if (signal.aborted && (error instanceof TypeError || error instanceof Refused)) return
        throw error
      }
      this.acknowledged.push(contactFirstName)
    }
  }

  async #save(visitor: Visitor, contactFirstName: string): Promise<void> {
    const headers = { 'idempotency-key': `fault-test-${contactFirstName}` }
    for (;;) {
      try {
        await visitor.call(calls.createProspect, { body: { ...newProspect, contactFirstName } }, { headers })
        return
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'UNAVAILABLE' || this.#stopping.signal.aborted) throw error
        const message = String(error.body['message'])
        this.refusals.set(message, (this.refusals.get(message) ?? 0) + 1)
        await setTimeout(50)
      }
    }
  }
}

/** Compares what was acknowledged with what is there. */
export async function compare(visitor: Visitor, acknowledged: readonly string[]): Promise<{ lost: number; twice: number }> {
  const saved = await visitor.call(calls.listProspects)
  const names = saved.map((prospect) => prospect.contactFirstName ?? '')
  const there = new Set(names)
  return { lost: acknowledged.filter((name) => !there.has(name)).length, twice: names.length - there.size }
}
