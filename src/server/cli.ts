import { addUser } from './accounts/add-user.ts'
import { readConfig } from './config.ts'
import { openContext } from './context.ts'
import { readEnvironment } from './environment.ts'

const usage = `Usage: credscout user add NAME EMAIL

Makes an account and prints its password once. While the server runs on the embedded database,
use 'Manage Users' on its pages instead.
`

const [noun, verb, username, email, ...more] = process.argv.slice(2)
if (noun !== 'user' || verb !== 'add' || username === undefined || email === undefined || more.length > 0) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  try {
    const { context, close } = await openContext(readConfig(readEnvironment()))
    try {
      const password = await addUser(context, username, email)
      process.stdout.write(`Account ${username} has been made. Its password: ${password}\n`)
    } finally {
      await close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
