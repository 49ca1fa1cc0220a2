import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { reasonOf } from '../reason-of.ts'

/**
 * A backup is text under gzip: one line of JSON a row as the database prints it, and between them lines that begin
 * with '# ' and say which table follows, and how many rows it had with which checksum. It does not depend on the version
 * of the database, and opens with ordinary tools.
 */
const headSchema = z.object({
  backup: z.literal('credscout'),
  format: z.literal(1),
  takenAt: z.string(),
  migrations: z.array(z.string()),
})
const tableSchema = z.object({ table: z.string() })
const sumSchema = z.object({ table: z.string(), rows: z.number(), sha256: z.string(), lastNumber: z.nullable(z.number()) })
const endSchema = z.object({ complete: z.literal(true) })

export type Head = z.infer<typeof headSchema>
/** What a table came to: its rows, and the SHA-256 of their lines in the order of its key. */
export type TableSum = z.infer<typeof sumSchema>

export const newHead = (takenAt: Date, migrations: string[]): Head => ({
  backup: 'credscout',
  format: 1,
  takenAt: takenAt.toISOString(),
  migrations,
})

/** A line that is no row. */
export function remark(content: Head | z.infer<typeof tableSchema> | TableSum | z.infer<typeof endSchema>): string {
  return `# ${JSON.stringify(content)}\n`
}

/** Counts rows and their checksum. */
export class Sum {
  readonly #hash: Hash = createHash('sha256')
  #rows = 0

  add(lines: readonly string[]): void {
    this.#rows += lines.length
    for (const line of lines) this.#hash.update(line).update('\n')
  }

  of(table: string, lastNumber: number | null): TableSum {
    return { table, rows: this.#rows, sha256: this.#hash.digest('hex'), lastNumber }
  }
}

/** What a backup holds, piece by piece. */
export type Piece = { head: Head } | { table: string; rows: string[] } | { sum: TableSum }

/** Rows handed on at once. */
const rowsAtOnce = 500
const bytesAtOnce = 1_000_000

/**
 * Reads a backup and checks each table against its checksum.
 * @throws Error with a sentence for the operator when it is damaged, cut off, or no backup at all
 */
export async function* readBackup(file: string): AsyncGenerator<Piece> {
  let table: string | undefined
  let sum = new Sum()
  let rows: string[] = []
  let bytes = 0
  let isComplete = false
  const handOn = function* (): Generator<Piece> {
    if (table !== undefined && rows.length > 0) yield { table, rows }
    rows = []
    bytes = 0
  }
  let isFirst = true
  for await (const line of linesOf(file)) {
    if (isFirst) {
      yield { head: parse(headSchema, line, file) }
      isFirst = false
    } else if (!line.startsWith('# ')) {
      sum.add([line])
      rows.push(line)
      bytes += line.length
      if (rows.length >= rowsAtOnce || bytes >= bytesAtOnce) yield* handOn()
    } else if (table === undefined) {
      const next = parse(z.union([tableSchema, endSchema]), line, file)
      if ('complete' in next) isComplete = true
      else table = next.table
    } else {
      yield* handOn()
      const wanted = parse(sumSchema, line, file)
      const found = sum.of(table, wanted.lastNumber)
      if (found.table !== wanted.table || found.rows !== wanted.rows || found.sha256 !== wanted.sha256) {
        throw new Error(`The backup ${file} is damaged: the rows of '${table}' are not those that were written.`)
      }
      yield { sum: wanted }
      table = undefined
      sum = new Sum()
    }
  }
  if (!isComplete) throw cutOff(file)
}

function parse<T>(schema: z.ZodMiniType<T>, line: string, file: string): T {
  let content: unknown
  try {
    content = JSON.parse(line.replace(/^# /, ''))
  } catch {
    throw noBackup(file)
  }
  const parsed = schema.safeParse(content)
  if (!parsed.success) throw noBackup(file)
  return parsed.data
}

const noBackup = (file: string) => new Error(`${file} is not a backup that this release can read.`)
const cutOff = (file: string) => new Error(`The backup ${file} is cut off: its end is missing.`)

/** Lines of a text under gzip. Only '\n' ends a line: texts of people hold other separators. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip()
  const reading = pipeline(createReadStream(file), text)
  reading.catch(() => {})
  let rest = ''
  try {
    text.setEncoding('utf8')
    for await (const chunk of text) {
      const lines = `${rest}${String(chunk)}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'Z_BUF_ERROR') throw cutOff(file)
    if (typeof code === 'string' && code.startsWith('Z_')) throw noBackup(file)
    throw new Error(`${file} cannot be read (${reasonOf(error)}).`, { cause: error })
  }
}
