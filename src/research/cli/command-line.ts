import { parseArgs, type ParseArgsConfig } from 'node:util'
import { exitStatus, type Streams } from './streams.ts'

const help = { help: { type: 'boolean', short: 'h' } } as const

/**
 * The words and options of a command; its exit status where somebody asks how it is used, or uses it wrongly.
 * @param needsWords whether it is used wrongly without a word
 */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  { usage, options, needsWords }: { usage: string; options: Options; needsWords: boolean },
  io: Streams,
) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...options, ...help } })
    if (!('help' in values) && (positionals.length > 0 || !needsWords)) return { values, words: positionals }
    if (!('help' in values)) return usedWrongly(usage, io)
    io.stdout.write(usage)
    return exitStatus.found
  } catch {
    return usedWrongly(usage, io)
  }
}

/** Says how a command is used. @returns its exit status */
export function usedWrongly(usage: string, io: Streams): number {
  io.stderr.write(usage)
  return exitStatus.wrongUse
}
