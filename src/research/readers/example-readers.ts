import type { Readers } from './page-task.ts'
import { readPage } from './read-page.ts'

/** Reads in this process, without any limit: for trusted pages, measurements and tests. */
export function readersHere(): Readers {
  const reader = {
    async read(task: Parameters<typeof readPage>[0], signal?: AbortSignal) {
      signal?.throwIfAborted()
      try {
        return await readPage(task)
      } finally {
        signal?.throwIfAborted()
      }
    },
    close: () => undefined,
  }
  return { open: () => reader, close: () => Promise.resolve() }
}
