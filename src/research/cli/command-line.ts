import { parseArgs, type ParseArgsConfig } from 'node:util'
import { exitStatus, type Streams } from './streams.ts'

const help = { help: { type: 'boolean', short: 'h' } } as const

/**
 * The words and options of a command; its exit status where somebody asks how it is used, or uses it wrongly.
 * @param needs what is missing without a word, as a sentence; undefined where it needs none
 */
export function commandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  { usage, options, needs }: { usage: string; options: Options; needs: string | undefined },
  io: Streams,
) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...options, ...help } })
    if ('help' in values) {
      io.stdout.write(usage)
      return exitStatus.found
    }
    if (positionals.length > 0 || needs === undefined) return { values, words: positionals }
    return usedWrongly(needs, usage, io)
  } catch (error) {
    return usedWrongly(problemOf(error), usage, io)
  }
}

/** Which option is wrong: the first sentence of what Node says, 'Unknown option '--bogus''. What follows tells of file names. */
function problemOf(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)
  return `${sentence.replace(/\.$/, '')}.`
}

/** Says what is wrong, and how a command is used. @returns its exit status */
export function usedWrongly(problem: string, usage: string, io: Streams): number {
  io.stderr.write(`${problem}\n\n${usage}`)
  return exitStatus.wrongUse
}
