// A throw-away PostgreSQL server on loopback for the tests: the one installed, else Debian's package when root.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, withProgress } from './prepare.mjs'

/**
 * Starts a server with an empty cluster in a temporary folder.
 * @param {{ fsync?: boolean }} [options] fsync: whether it flushes to the disk as a real one does
 * @returns {Promise<import('./postgres.d.mts').PostgresServer>}
 */
export async function startPostgres({ fsync = false } = {}) {
  const programs = await ensurePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'credscout-postgres-'))
  // PostgreSQL refuses to run as root; nobody owns the cluster then.
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = [
    `fsync=${fsync ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ]
  let server
  const start = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((one) => ['-c', one])], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(server)
  }
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    kill: async () => {
      const gone = new Promise((resolve) => server.on('close', resolve))
      for (const id of [...childrenOf(server.pid), server.pid]) killNow(id)
      await gone
    },
    stop: () =>
      new Promise((resolve) => {
        server.on('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        server.kill('SIGINT')
      }),
  }
}

/** Process numbers of the children of a process (Linux). */
function childrenOf(parent) {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function killNow(id) {
  try {
    process.kill(id, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Folder of initdb and postgres. */
async function ensurePostgres() {
  const found = programsFolder()
  if (found !== undefined) return found
  if (process.getuid?.() !== 0) throw new Error('The tests need PostgreSQL. Install it (Debian: apt-get install postgresql).')
  await withProgress('Installing the postgresql package', async () => {
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', 'postgresql'], { quiet: true })
  })
  const installed = programsFolder()
  if (installed === undefined) throw new Error('PostgreSQL was installed, but its programs were not found.')
  return installed
}

function programsFolder() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}
