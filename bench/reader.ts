import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { taskFor } from '../src/research/files/extract-file.ts'
import { readPage } from '../src/research/readers/read-page.ts'
import { benchPages, type BenchPage } from './reader-pages.ts'

/** Milliseconds of CPU that a page of 30 kB of plain text may take, and megabytes that a process may grow by. */
const mostTime = 25
const mostGrowth = 30
/** Pages of each kind that are measured, after as many that are not; and after how many pages memory is looked at. */
const rounds = 24
const looks = [4, 44]
const megabyte = 1_048_576
/** As reader processes are started. */
const flags = ['--expose-gc', '--max-old-space-size=141', '--max-semi-space-size=4', '--v8-pool-size=1']

/** CPU and memory of the built-in reader at pages of 30 kB, from their bytes to proven lines: memory first, each in a process of its own. */
export async function benchReader(print: (line: string) => void): Promise<void> {
  for (const what of ['memory', 'time']) {
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, fileURLToPath(import.meta.url), what])
    print(stdout.trimEnd())
  }
}

async function read(page: BenchPage): Promise<number> {
  const before = process.cpuUsage()
  await readPage(taskFor(page, undefined, false))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** How much a process holds more than before its first page, and than after its first few. */
async function measureMemory(): Promise<void> {
  const pages = Object.values(benchPages())
  const held = [memory()]
  for (let number = 1; number <= Math.max(...looks); number += 1) {
    const ofKind = pages[number % pages.length] ?? []
    const page = ofKind[number % ofKind.length]
    if (page !== undefined) await read(page)
    if (looks.includes(number)) held.push(memory())
  }
  const last = held.at(-1)
  for (const [place, before] of held.slice(0, -1).entries())
    process.stdout.write(
      `grown since page ${looks[place - 1] ?? 0}, after ${looks.at(-1)}: ${((last?.rss ?? 0) - before.rss).toFixed(0)} MB (goal ≤ ${mostGrowth}), heap by ${((last?.heap ?? 0) - before.heap).toFixed(0)} MB\n`,
    )
}

/** Memory in megabytes, after what nobody uses was given back. */
function memory(): { rss: number; heap: number } {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { rss: rss / megabyte, heap: heapUsed / megabyte }
}

async function measureTime(): Promise<void> {
  process.stdout.write(`${'milliseconds of CPU, pages of 30 kB'.padEnd(38)}  least  middle  (goal ≤ ${mostTime})\n`)
  for (const [what, ofKind] of Object.entries(benchPages())) {
    const times: number[] = []
    for (let round = -rounds; round < rounds; round += 1) {
      const page = ofKind[(round + rounds) % ofKind.length]
      const time = page === undefined ? 0 : await read(page)
      if (round >= 0) times.push(time)
    }
    times.sort((one, other) => one - other)
    const [least = 0, middle = 0] = [times[0], times[Math.floor(rounds / 2)]]
    process.stdout.write(`${what.padEnd(38)} ${least.toFixed(1).padStart(6)} ${middle.toFixed(1).padStart(7)}\n`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await (process.argv[2] === 'memory' ? measureMemory() : measureTime())
