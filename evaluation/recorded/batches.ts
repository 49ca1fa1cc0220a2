import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A request that waits for its answer, and the name of that. */
export interface OpenRequest {
  key: string
  instructions: string
  prompt: string
}

/**
 * Requests each once, in an order that mixes the kinds of their pages: neighbors in a folder are often about one kind, or of one body.
 */
export function mixed<Request extends OpenRequest>(requests: readonly Request[]): Request[] {
  const once = new Map(requests.map((request) => [request.key, request]))
  return [...once.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

/**
 * Writes requests in folders of at most so many, each of one kind: `batch-NN/instructions.md` and `batch-NN/requests/KEY.txt`.
 * @returns the folders' names
 */
export function writeBatches(folder: string, requests: readonly OpenRequest[], size: number): string[] {
  const written: string[] = []
  for (const [instructions, own] of Map.groupBy(requests, (one) => one.instructions)) {
    for (let place = 0; place < own.length; place += size) {
      const name = `batch-${String(written.length + 1).padStart(2, '0')}`
      mkdirSync(join(folder, name, 'requests'), { recursive: true })
      writeFileSync(join(folder, name, 'instructions.md'), instructions)
      for (const { key, prompt } of own.slice(place, place + size))
        writeFileSync(join(folder, name, 'requests', `${key}.txt`), prompt)
      written.push(name)
    }
  }
  return written
}
