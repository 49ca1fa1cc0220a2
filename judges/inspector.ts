import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostileArguments } from '../test/hostile/tool-arguments.ts'
import { type InspectedWorld, startInspectedWorld } from './inspected-world.ts'

const inspector = '@modelcontextprotocol/inspector'
const version = '2.12.0'
const program = ['node_modules', inspector, 'clients/launcher/build/index.js']
/** Milliseconds that a program gets to start, also where others keep the machine busy. */
const longestStart = 120_000
const credscout = join(import.meta.dirname, '../bin/credscout.mjs')

/** A way to the tools, as the inspector's command line takes it. */
interface Door {
  name: string
  env: string[]
  to: string[]
  hasProspects: boolean
  mayWrite: boolean
}

/** What a call of the inspector came to. */
interface Inspected {
  status: number
  output: string
  errors: string
}

type Inspect = (door: Door, method: string, ...args: string[]) => Promise<Inspected>

/**
 * Lets the command line of the MCP inspector list and call everything, through standard input and output and through /mcp, with a
 * token of each scope and with arguments that are wrong.
 * @param folder where the inspector is installed; a temporary one, and it is installed there, unless given
 * @returns whether all went as it should; true with a word where the inspector cannot be had
 */
export async function judgeByInspector(folder?: string): Promise<boolean> {
  const own = mkdtempSync(join(tmpdir(), 'credscout-inspector-'))
  try {
    if (folder === undefined && !install(own)) {
      process.stdout.write('inspector: skipped, since it could not be installed\n')
      return true
    }
    const world = await startInspectedWorld()
    try {
      return await judge(world, inspecting(join(folder ?? own, ...program), own))
    } finally {
      await world.stop()
    }
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

function install(folder: string): boolean {
  const flags = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  return spawnSync(npm, [...flags, `${inspector}@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/** @param home where the inspector keeps what it remembers */
function inspecting(script: string, home: string): Inspect {
  const flags = ['--cli', '--quiet', '--format', 'json', '--stored-auth-only', '--connect-timeout', String(longestStart)]
  return ({ env, to }, method, ...args) =>
    new Promise((resolve, reject) => {
      const given = [script, ...flags, '--method', method, ...args, ...env.flatMap((one) => ['-e', one]), ...to]
      const child = spawn(process.execPath, given, {
        env: { ...process.env, HOME: home, USERPROFILE: home },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let [output, errors] = ['', '']
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
      child.on('error', reject)
      child.on('close', (status) => resolve({ status: status ?? 1, output, errors }))
    })
}

function doorsOf({ origin, tokens }: InspectedWorld): Door[] {
  const stdio = ['--', process.execPath, credscout, 'mcp']
  const scopes = ['read', 'write'] as const
  return [
    { name: 'credscout mcp alone', env: ['LIVE_READING=off'], to: stdio, hasProspects: false, mayWrite: false },
    ...scopes.map((scope) => ({
      name: `credscout mcp with a token that may ${scope}`,
      env: [`CREDSCOUT_URL=${origin}`, `CREDSCOUT_TOKEN=${tokens[scope]}`],
      to: stdio,
      hasProspects: true,
      mayWrite: scope === 'write',
    })),
    ...scopes.map((scope) => ({
      name: `/mcp with a token that may ${scope}`,
      env: [],
      to: ['--header', `Authorization: Bearer ${tokens[scope]}`, '--server-url', `${origin}/mcp`],
      hasProspects: true,
      mayWrite: scope === 'write',
    })),
  ]
}

async function judge(world: InspectedWorld, inspect: Inspect): Promise<boolean> {
  let [count, wrong] = [0, 0]
  /** @param expected what the answer holds; of a refusal, what its words hold */
  const expectIt = async (door: Door, asked: readonly string[], expected: string, isRefused = false) => {
    const [method = '', ...args] = asked
    const { status, output, errors } = await inspect(door, method, ...args)
    count += 1
    if ((status !== 0) === isRefused && (output + errors).includes(expected)) return
    wrong += 1
    process.stdout.write(`${door.name}: ${asked.join(' ')}: ${status}, not ${expected}: ${(output + errors).slice(0, 500)}\n`)
  }
  const call = (tool: string, given: object) => ['tools/call', '--tool-name', tool, '--tool-args-json', JSON.stringify(given)]
  const doors = doorsOf(world)
  for (const door of doors) {
    await expectIt(door, ['tools/list', '--strict'], '"find_organization"')
    await expectIt(door, ['prompts/list'], '"prompts":[]')
    await expectIt(door, ['resources/templates/list'], 'credscout://')
    await expectIt(door, call('find_organization', { searchTerm: 'PMI' }), 'Project Management Institute')
    await expectIt(door, call('look_up_certifications', { organization: 'PMI' }), 'Project Management Professional')
    await expectIt(door, call('check_line', { organization: 'PMI', line: world.line }), door.hasProspects ? 'said' : 'not-read')
    if (!door.hasProspects) {
      await expectIt(door, ['resources/list'], '"resources":[]')
      await expectIt(door, call('list_prospects', {}), 'list_prospects', true)
      continue
    }
    const kept = `/pages/${'f'.repeat(64)}`
    const page = `credscout://prospects/${world.own}${kept}`
    // A page that several prospects quote is listed once.
    await expectIt(door, ['resources/list'], kept)
    await expectIt(door, ['resources/read', '--uri', page], world.line)
    await expectIt(door, ['resources/read', '--uri', page.replace(world.own, world.foreign)], 'NOT_FOUND', true)
    await expectIt(door, ['resources/read', '--uri', 'file:///etc/passwd'], 'file:///etc/passwd', true)
    await expectIt(door, call('list_prospects', {}), '"prospects"')
    await expectIt(door, call('get_prospect', { id: Number(world.own) }), '"prospect"')
    await expectIt(door, call('get_prospect', { id: Number(world.foreign) }), 'NOT_FOUND', true)
    await expectIt(
      door,
      call('share_prospect', { id: Number(world.own) }),
      door.mayWrite ? '/share/' : 'TOKEN_SCOPE',
      !door.mayWrite,
    )
    await expectIt(door, call('share_prospect', { id: Number(world.foreign) }), door.mayWrite ? 'NOT_FOUND' : 'TOKEN_SCOPE', true)
    const { lookupId } = await foundBy(inspect, door, call('look_up_certifications', { organization: 'PMI' }))
    const before = (await world.saved()).length
    await expectIt(door, call('save_prospect', { lookupId }), door.mayWrite ? '"prospect"' : 'TOKEN_SCOPE', !door.mayWrite)
    if ((await world.saved()).length !== before + (door.mayWrite ? 1 : 0)) wrong += 1
  }
  const [alone] = doors
  const open = doors.at(-1)
  const before = (await world.saved()).length
  for (const { tool, given, field } of hostileArguments.filter((one) => !isMendedByInspector(one.given))) {
    if (open !== undefined) await expectIt(open, call(tool, given), field, true)
    if (alone !== undefined && !tool.endsWith('_prospect') && !tool.endsWith('_prospects')) {
      await expectIt(alone, call(tool, given), field, true)
    }
  }
  const changed = (await world.saved()).length !== before
  if (changed) process.stdout.write('Arguments that are wrong changed something.\n')
  const stranger: Door = {
    name: '/mcp without a token',
    env: [],
    to: ['--server-url', `${world.origin}/mcp`],
    hasProspects: false,
    mayWrite: false,
  }
  await expectIt(stranger, ['tools/list'], 'auth', true)
  process.stdout.write(`inspector ${version}: ${count} calls through ${doors.length + 1} doors, ${wrong} not as they should be\n`)
  return wrong === 0 && !changed
}

/** The inspector makes a truth value of 'yes' before it is sent. */
function isMendedByInspector(given: Record<string, unknown>): boolean {
  return typeof given['readLive'] === 'string'
}

async function foundBy(inspect: Inspect, door: Door, [method = '', ...args]: string[]): Promise<{ lookupId?: string }> {
  const { output } = await inspect(door, method, ...args)
  const found = /"lookupId":"(?<lookupId>[\w-]+)"/.exec(output)?.groups?.['lookupId']
  return found === undefined ? {} : { lookupId: found }
}
