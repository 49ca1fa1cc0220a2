#!/usr/bin/env node
// The command `credscout`: each sub-command lives in the room it belongs to.
import { join } from 'node:path'
import { become, ensureInstalled, nodeBinary, root } from '../scripts/prepare.mjs'

const rooms = {
  serve: 'src/server/main.ts',
  user: 'src/server/cli.ts',
  backup: 'src/server/backup/cli.ts',
  restore: 'src/server/backup/cli.ts',
  doctor: 'src/server/doctor/cli.ts',
  mcp: 'src/server/mcp/cli.ts',
  find: 'src/research/cli.ts',
  lookup: 'src/research/cli.ts',
  extract: 'src/research/cli.ts',
  catalogue: 'src/research/cli.ts',
}
const usage = `Usage: credscout COMMAND

  serve                                      start the server (as npm start does)
  user add NAME EMAIL                        create an account and print its password
  user reset NAME                            print a link that sets a new password
  user role NAME admin|member                make an administrator or a member of an account
  user enable NAME                           open a disabled account again
  user remove-factors NAME                   take app, passkeys and recovery codes from an account
  backup FILE                                write everything the database holds to a file
  restore FILE                               put a backup into an empty database
  doctor                                     look at settings, database, disk, clock, mail server and model
  mcp                                        tools for an assistant (Model Context Protocol), on standard input and output
  find NAME… [--json]                        which bodies a name means; names as arguments or one a line on standard input
  lookup NAME [--site URL] [--format json|csv|ctdl|markdown] [--explain]   read the certifications of a body
  extract FILE… [--organization NAME] [--json]    read saved pages: HTML, PDF or plain text
  catalogue check [FILE…]                    check catalogue files and show them as the app would; without files, check all
  catalogue draw --seed N --lines N|--prices N   draw lines to compare with their sources
`

const [command, ...rest] = process.argv.slice(2)
const room = command === undefined ? undefined : rooms[command]
if (command === 'help' || command === '--help') {
  process.stdout.write(usage)
} else if (room === undefined) {
  process.stderr.write(command === undefined ? usage : `There is no command '${command}'.\n\n${usage}`)
  process.exitCode = 2
} else {
  try {
    await ensureInstalled()
    if (command === 'serve') await import('../scripts/start.mjs')
    else become(nodeBinary(), [join(root, room), command, ...rest])
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
