import { addUser } from './accounts/add-user.ts'
import { makeResetLink } from './accounts/password-reset.ts'
import { readConfig } from './config.ts'
import { type Context, openContext } from './context.ts'
import { readEnvironment } from './environment.ts'

const usage = `Usage: credscout user add NAME EMAIL
       credscout user reset NAME

'add' makes an account and prints its password once; while the server runs on the embedded database,
use 'Manage Users' on its pages instead. 'reset' prints a link that sets a new password, once, within
an hour: for an installation without a mail server. Stop a server on the embedded database first.
`

const [noun, verb, username, email, ...more] = process.argv.slice(2)
const command = noun === 'user' && more.length === 0 ? commandOf(verb, username, email) : undefined
if (command === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  try {
    const { context, close } = await openContext(readConfig(readEnvironment()))
    try {
      process.stdout.write(`${await command(context)}\n`)
    } finally {
      await close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** What was asked for, as work that gives the line to print; undefined when it is nothing there is. */
function commandOf(
  asked: string | undefined,
  name: string | undefined,
  address: string | undefined,
): ((context: Context) => Promise<string>) | undefined {
  if (asked === 'add' && name !== undefined && address !== undefined) {
    return async (context) => `Account ${name} has been made. Its password: ${await addUser(context, name, address)}`
  }
  if (asked === 'reset' && name !== undefined && address === undefined) {
    return async (context) => `Within an hour, once: ${await makeResetLink(context, name)}`
  }
  return undefined
}
