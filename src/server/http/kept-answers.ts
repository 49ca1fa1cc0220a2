/** Characters of answers kept in a process. */
const room = 16 * 1024 * 1024

/** Printed answers by key, each good for the state it was made from; the least lately used are dropped first. */
export class KeptAnswers {
  readonly #answers = new Map<string, { state: string; text: string }>()
  #size = 0

  /** The answer of a key as long as its state is the same; else it is made anew. */
  async get(key: string, state: string, make: () => Promise<string>): Promise<string> {
    const kept = this.#answers.get(key)
    if (kept?.state === state) {
      this.#answers.delete(key)
      this.#answers.set(key, kept)
      return kept.text
    }
    const text = await make()
    this.#drop(key)
    this.#answers.set(key, { state, text })
    this.#size += text.length
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= room) break
      this.#drop(oldest)
    }
    return text
  }

  #drop(key: string): void {
    this.#size -= this.#answers.get(key)?.text.length ?? 0
    this.#answers.delete(key)
  }
}
