import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Sites of people who mean harm, one for each hostile file. */
export interface HostileSites {
  website: (number: number) => string
  close: () => Promise<number>
}

/** Serves hostile files from a thread of its own, each as a site on an address of loopback of its own. */
export async function serveHostileSites(count: number, seed: number): Promise<HostileSites> {
  const worker = new Worker(new URL('../hostile/pages/serve-files.ts', import.meta.url), { workerData: { count, seed } })
  const [port]: unknown[] = await once(worker, 'message')
  return { website: (number) => `http://127.0.0.${number + 1}:${Number(port)}`, close: () => worker.terminate() }
}
