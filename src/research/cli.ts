import { stderr, stdin, stdout } from 'node:process'
import { exitStatus, type Streams } from './cli/streams.ts'

/** A sub-command: its arguments in, its exit status out. */
type Command = (args: string[], streams: Streams) => Promise<number>

/** Sub-commands, loaded only when asked for. */
const commands: Record<string, () => Promise<Command>> = {
  find: async () => (await import('./cli/find.ts')).findCommand,
  extract: async () => (await import('./cli/extract.ts')).extractCommand,
  lookup: async () => (await import('./cli/lookup.ts')).lookupCommand,
  catalogue: async () => (await import('./cli/catalogue.ts')).catalogueCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const load = commands[name]
if (load === undefined) {
  stderr.write(`There is no command '${name}'. Try: credscout help\n`)
  process.exitCode = exitStatus.wrongUse
} else {
  const command = await load()
  process.exitCode = await command(args, { stdin, stdout, stderr })
}
