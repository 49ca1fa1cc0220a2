// Brings a fresh clone to a state that runs: packages, Node.js, built web.
// Plain JavaScript, because it runs on the system's Node.js (20 or newer) before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const wantedMajor = 24
const installStamp = join(root, 'node_modules', '.credscout-installed')
const buildStamp = join(root, 'dist', '.built-from')

/** Installs the locked packages unless the lock file is the one installed last. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await withProgress('Installing packages', () => run(npm, flags, { quiet: true }))
  writeFileSync(installStamp, wanted)
}

/** Builds the web unless nothing it is made of has changed. */
export async function ensureBuilt() {
  const wanted = fingerprint(['src/web', 'src/domain', 'src/contract', 'vite.config.ts', 'package-lock.json'])
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  await withProgress('Building the pages', () => run(nodeBinary(), [vite, 'build', '--logLevel', 'error'], { quiet: true }))
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, wanted)
}

/** The Node.js that runs the product: the one npm brought, else this one when it is new enough. */
export function nodeBinary() {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const brought = join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(brought)) return brought
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  throw new Error(
    `Credscout needs Node.js ${wantedMajor} or newer; this is ${process.version}. Install it from nodejs.org and start again.`,
  )
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined> }} [options] quiet: output is shown only when it fails
 * @returns {Promise<void>} rejects with the program's output when it fails
 */
export function run(command, args, { quiet = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: command.endsWith('.cmd'),
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${[command, ...args].join(' ')} ended with status ${code}.\n${output.trim()}`.trim()))
    })
  })
}

/**
 * Replaces this process by another as far as signals and exit status go: SIGTERM and SIGINT are passed on.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 */
export function become(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  endWithStarter(child)
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
}

/**
 * Ends a child when npm, which started this, has ended: killed, it passes no signal on, and the shell between them swallows some.
 * Only under npm: whoever starts this by itself may leave it running.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithStarter(child) {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}

/** The process that started another; undefined where the system does not tell. There the shell gives its place to its command. */
function parentOf(process) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

/**
 * Says what is being done, and how long it has been when it takes longer than two seconds.
 * @param {string} what
 * @param {() => Promise<void>} work
 */
export async function withProgress(what, work) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const terminal = process.stderr.isTTY
  process.stderr.write(`${what} …${terminal ? '' : '\n'}`)
  const timer = setInterval(
    () => process.stderr.write(terminal ? `\r${what} … ${seconds()} s` : `  ${seconds()} s\n`),
    terminal ? 1_000 : 10_000,
  )
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  process.stderr.write(`${terminal ? '\r' : ''}${what}: done in ${seconds()} s\n`)
}

/** SHA-256 over names and contents of files and folders of the project. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)))
}
