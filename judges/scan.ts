import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JudgedWorld, startWorld } from './world.ts'

/** All but that for headers, which asks for one that browsers have given up; ours are held by src/server/security-headers.test.ts. */
const modules = 'all,-http_headers'
/** Seconds that wapiti gets. */
const longest = 600

/**
 * Lets two scanners of Debian's packages look for holes, signed in and signed out: wapiti over pages and forms, sqlmap over calls
 * with every parameter and field. Where one is not installed it is skipped with a word.
 * @returns whether nothing was found
 */
export async function judgeByScanners(): Promise<boolean> {
  const world = await startWorld()
  const folder = mkdtempSync(join(tmpdir(), 'credscout-scan-'))
  try {
    const clean = [await scanPages(world, folder), await scanCalls(world, folder)]
    return clean.every(Boolean)
  } finally {
    await world.stop()
    rmSync(folder, { recursive: true })
  }
}

async function scanPages(world: JudgedWorld, folder: string): Promise<boolean> {
  if (!isInstalled('wapiti')) return skipped('wapiti')
  let clean = true
  for (const [who, cookie] of [
    ['signed out', ''],
    ['signed in', world.cookie],
  ] as const) {
    const report = join(folder, `wapiti-${who}.json`)
    const starts = world.addresses.flatMap(({ path }) => ['-s', world.origin + path])
    const flags = ['--flush-session', '--store-session', folder, '--store-config', folder, '--no-bugreport', '--color']
    const bounds = ['--scope', 'domain', '--max-scan-time', String(longest), '--max-links-per-page', '100', '-d', '4']
    const header = cookie === '' ? [] : ['-H', `Cookie: ${cookie}`]
    await run('wapiti', [
      '-u',
      `${world.origin}/`,
      '-m',
      modules,
      ...starts,
      ...flags,
      ...bounds,
      ...header,
      '-f',
      'json',
      '-o',
      report,
    ])
    const found = weakPointsIn(readFileSync(report, 'utf8'))
    process.stdout.write(`wapiti, ${who}: ${found.length === 0 ? 'nothing found' : found.join('\n')}\n`)
    clean &&= found.length === 0
  }
  return clean
}

/** Kinds and places of what a report of wapiti lists as vulnerabilities or anomalies. */
function weakPointsIn(report: string): string[] {
  const parsed: {
    vulnerabilities?: Record<string, { path: string; info: string }[]>
    anomalies?: Record<string, { path: string; info: string }[]>
  } = JSON.parse(report)
  return Object.entries({ ...parsed.vulnerabilities, ...parsed.anomalies }).flatMap(([kind, places]) =>
    places.map(({ path, info }) => `${kind}: ${path} (${info})`),
  )
}

async function scanCalls(world: JudgedWorld, folder: string): Promise<boolean> {
  if (!isInstalled('sqlmap')) return skipped('sqlmap')
  let clean = true
  for (const { name, request } of world.requests) {
    const file = join(folder, 'request.txt')
    writeFileSync(file, request)
    const flags = [
      '--batch',
      '--ignore-stdin',
      '--flush-session',
      '--level',
      '2',
      '--risk',
      '1',
      '--disable-coloring',
      '--ignore-code',
      '401,404,429',
    ]
    const output = await run('sqlmap', ['-r', file, ...flags, '--output-dir', folder])
    // Only its own word that it tried everything counts; a scan that did not happen finds nothing, either.
    const tried = /all tested parameters do not appear to be injectable|does not seem to be injectable/.test(output)
    process.stdout.write(`sqlmap, ${name}: ${tried ? 'nothing found' : output.split('\n').slice(-30).join('\n')}\n`)
    clean &&= tried
  }
  return clean
}

function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined
}

function skipped(program: string): true {
  process.stdout.write(`${program}: skipped, since it is not installed (Debian: apt-get install ${program})\n`)
  return true
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}
