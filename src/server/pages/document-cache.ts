import type { SentFile } from './send-file.ts'

/** Bytes of documents kept, compressed and not. */
const room = 48 * 1024 * 1024

/** Rendered pages by key, the least lately used dropped first. */
export class DocumentCache {
  readonly #documents = new Map<string, { state: string; file: SentFile }>()
  #bytes = 0

  /**
   * The document of a key as long as its state is the same; else it is made anew.
   * @param state what the document was made from, for example a version
   */
  async get(key: string, state: string, make: () => Promise<SentFile>): Promise<SentFile> {
    const kept = this.#documents.get(key)
    if (kept?.state === state) {
      this.#documents.delete(key)
      this.#documents.set(key, kept)
      return kept.file
    }
    const file = await make()
    this.forget(key)
    this.#documents.set(key, { state, file })
    this.#bytes += file.bytes.length
    for (const oldest of this.#documents.keys()) {
      if (this.#bytes <= room) break
      this.forget(oldest)
    }
    return file
  }

  forget(key: string): void {
    this.#bytes -= this.#documents.get(key)?.file.bytes.length ?? 0
    this.#documents.delete(key)
  }
}
