import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log: one JSON line an event, on standard error. What must never be in it is left out where it arises
 * (paths of links, bodies, error details); the list here catches what is logged by name.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination({ dest: 2, sync: false })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (line) => withoutSecrets(line) },
      serializers: { err: describeError },
    },
    destination,
  )
}

const secretNames: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'token',
  'cookie',
  'authorization',
  'email',
  'shareId',
  'apiKey',
  'clientSecret',
  'smtpUrl',
  'databaseUrl',
  'metricsToken',
])

/** Levels of objects in a line that are looked into; deeper ones are left out whole. */
const deepest = 3

/**
 * What a line holds, without values under the name of a secret. Written by hand because every request pays for it: the logging
 * library's own list of paths costs twice as much as printing the line.
 */
function withoutSecrets(line: Record<string, unknown>, level = 1): Record<string, unknown> {
  let kept = line
  for (const [name, value] of Object.entries(line)) {
    const shown = secretNames.has(name) ? leftOut : shownOf(value, level)
    if (shown === value) continue
    if (kept === line) kept = { ...line }
    kept[name] = shown
  }
  return kept
}

function shownOf(value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value
  if (level === deepest) return leftOut
  if (!Array.isArray(value)) return withoutSecrets({ ...value }, level + 1)
  const items: unknown[] = value
  return items.map((item) => shownOf(item, level + 1))
}

const leftOut = '[left out]'

/** An error without the values it happened to: the driver's `detail` quotes rows. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {}
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  return { type: error.name, message: error.message, ...code, ...constraint, stack: error.stack, ...cause }
}

/**
 * A path as it may be logged: whatever could be the secret part of a link is left out, also where the path is written so that it
 * leads nowhere – with slashes twice, letters escaped, in capitals, or behind another word.
 */
export function loggablePath(path: string): string {
  const words = unescaped(path)
    .split('/')
    .filter((word) => word !== '')
  const shown = words.map((word, index) => {
    if (index > 0 && namesBeforeSecrets.has((words[index - 1] ?? '').toLowerCase())) return '…'
    if (/^share_/i.test(word)) return 'share_…'
    return /^[\w-]{20,}$/.test(word) ? '…' : word
  })
  return `/${shown.join('/')}`
}

/** Words of an address that the key of a link follows. */
const namesBeforeSecrets: ReadonlySet<string> = new Set(['share', 'waitlist', 'learn', 'mail'])

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replace(/%[\da-f]{2}/gi, '%')
  }
}
