/** Idempotency keys of one form or button: the same content is the same request, until it was answered. */
export class RequestKey {
  #content: string | undefined
  #key = ''

  /** The key for this content: a second click, or a retry after a broken connection, repeats the first request. */
  of(content: unknown): string {
    const written = JSON.stringify(content)
    if (written !== this.#content) {
      this.#content = written
      this.#key = newKey()
    }
    return this.#key
  }

  /** To be told after an answer: the same content again is a new request. */
  answered(): void {
    this.#content = undefined
  }
}

/** 128 random bits. Not crypto.randomUUID(): browsers offer that over https and on localhost only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
