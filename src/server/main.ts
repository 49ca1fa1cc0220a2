import { makeFirstAccount } from './accounts/first-account.ts'
import { readConfig } from './config.ts'
import { checkContent } from './content.ts'
import { openContext } from './context.ts'
import { readEnvironment } from './environment.ts'
import { keepHouse } from './housekeeping.ts'
import { createHttpApp } from './http/app.ts'
import { keepImporting } from './imports/keep-importing.ts'
import { listen } from './listen.ts'
import { keepLookupsAlive } from './lookups/keep-alive.ts'
import { keepDelivering } from './mail/delivery.ts'
import { keepRechecking } from './rechecks/keep-rechecking.ts'
import { keepDeliveringEvents } from './webhooks/delivery.ts'
import { promoteWaiting } from './interests/interest.ts'
import { reasonOf } from './reason-of.ts'

/** One line for the operator. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function start(): Promise<() => Promise<void>> {
  const config = readConfig(readEnvironment())
  checkContent()
  const { context, databaseDescription, close } = await openContext(config)
  try {
    say(`Database: ${databaseDescription}`)
    const first = await makeFirstAccount(context)
    if (first !== null) {
      const password = first.password === null ? 'the password of ADMIN_PASSWORD' : `password ${first.password}`
      say(`First account: ${first.username}, ${password}${first.file === null ? '' : ` (also in ${first.file})`}`)
    }
    await promoteWaiting(context)
    // Nothing works in the background of a server that cannot serve.
    const server = await listen(createHttpApp(context), config)
    const endLookups = await keepLookupsAlive(context)
    const house = keepHouse(context)
    const delivery = await keepDelivering(context)
    const rechecking = keepRechecking(context)
    const importing = keepImporting(context)
    const webhooks = await keepDeliveringEvents(context)
    const address = config.port === 0 ? `http://localhost:${server.port}` : config.publicUrl
    say(`Credscout is ready on ${address}`)
    return async () => {
      // Together: a request may be waiting for its look-up.
      await Promise.all([server.stop(), endLookups()])
      await Promise.all([house.stop(), delivery.stop(), rechecking.stop(), importing.stop(), webhooks.stop()])
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

try {
  const stop = await start()
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    })
  }
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}
