import { readConfig } from '../config.ts'
import { databaseTimeouts, openDatabase } from '../db/connect.ts'
import { readEnvironment } from '../environment.ts'
import { writeBackup } from './backup.ts'
import type { TableSum } from './backup-file.ts'
import { restoreBackup } from './restore.ts'
import { reasonOf } from '../reason-of.ts'

const usage = `Usage: credscout backup FILE
       credscout restore FILE

'backup' writes everything the database holds to a file, which nobody but you may read. A server on DATABASE_URL
keeps serving in the meantime; stop one on the embedded database first. 'restore' puts it into an empty database:
a fresh DATA_DIR, or a DATABASE_URL without tables. Both print what each table came to: restored right, the lines are the same.
`

/** Milliseconds a statement may take here; a table may be large. */
const patience = 3_600_000

const [verb, file, ...more] = process.argv.slice(2)
if ((verb !== 'backup' && verb !== 'restore') || file === undefined || more.length > 0) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  try {
    const { db, description, close } = await openDatabase(readConfig(readEnvironment()), {
      ...databaseTimeouts,
      statementTimeout: patience,
    })
    try {
      const sums = verb === 'backup' ? await writeBackup(db, file, new Date()) : await restoreBackup(db, file)
      process.stdout.write(sums.map(print).join(''))
      process.stdout.write(
        verb === 'backup' ? `${description} is backed up in ${file}.\n` : `${file} is restored into ${description}.\n`,
      )
    } finally {
      await close()
    }
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

function print({ table, rows, sha256 }: TableSum): string {
  return `${table.padEnd(20)} ${String(rows).padStart(9)} rows  sha256 ${sha256}\n`
}
