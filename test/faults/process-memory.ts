import { readdirSync, readFileSync } from 'node:fs'

/** Bytes that a process and those it started hold in memory. Linux only. */
export function memoryOf(pid: number): number {
  const children = childrenOf()
  let sum = 0
  const queue = [pid]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    sum += residentBytes(next)
    queue.push(...(children.get(next) ?? []))
  }
  return sum
}

function childrenOf(): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(/^\d+ \(.*\) \S (\d+)/s.exec(readProcess(`/proc/${name}/stat`))?.[1] ?? 0)
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  return children
}

function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readProcess(`/proc/${pid}/status`))?.[1] ?? 0) * 1_024
}

/** '' for a process that ended meanwhile. */
function readProcess(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
