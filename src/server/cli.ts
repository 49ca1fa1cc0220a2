import { addUser } from './accounts/add-user.ts'
import { enableByOperator, giveRoleByOperator } from './accounts/by-operator.ts'
import { makeResetLink } from './accounts/password-reset.ts'
import { readConfig } from './config.ts'
import { type Context, openContext } from './context.ts'
import { readEnvironment } from './environment.ts'
import { removeFactorsByOperator } from './factors/removal.ts'
import { reasonOf } from './reason-of.ts'

const usage = `Usage: credscout user add NAME EMAIL
       credscout user reset NAME
       credscout user role NAME admin|member
       credscout user enable NAME
       credscout user remove-factors NAME

'add' makes an account and prints its password once; while the server runs on the embedded database,
use 'Manage Users' on its pages instead. 'reset' prints a link that sets a new password, once, within
an hour: for an installation without a mail server. 'role' makes an administrator or a member of an
account, 'enable' opens a disabled one, 'remove-factors' takes app, passkeys and recovery codes from
one: the ways back when no administrator can sign in. Stop a server on the embedded database first.
`

const [noun, verb, username, second, ...more] = process.argv.slice(2)
const command = noun === 'user' && more.length === 0 ? commandOf(verb, username, second) : undefined
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
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

/** What was asked for, as work that gives the line to print; undefined when it is nothing there is. */
function commandOf(
  asked: string | undefined,
  name: string | undefined,
  value: string | undefined,
): ((context: Context) => Promise<string>) | undefined {
  if (name === undefined) return undefined
  if (asked === 'add' && value !== undefined) {
    return async (context) => `Account ${name} has been made. Its password: ${await addUser(context, name, value)}`
  }
  if (asked === 'role' && value !== undefined) return (context) => giveRoleByOperator(context, name, value)
  if (asked === 'enable' && value === undefined) return (context) => enableByOperator(context, name)
  if (asked === 'remove-factors' && value === undefined) return (context) => removeFactorsByOperator(context, name)
  if (asked === 'reset' && value === undefined) {
    return async (context) => `This link works once, within an hour: ${await makeResetLink(context, name)}`
  }
  return undefined
}
