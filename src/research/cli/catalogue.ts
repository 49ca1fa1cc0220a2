import { counted } from '#domain/text/counted.ts'
import { parseArgs } from 'node:util'
import { lookupResultOf } from '../directory/answer.ts'
import { textOfResult } from '../directory/body-text.ts'
import { CatalogueError, type DetailedBody, linesOfBody, loadCatalogue, readBody } from '../directory/catalogue.ts'
import { problemsOf } from '../directory/check.ts'
import { type Drawn, drawnTable } from '../directory/draw.ts'
import { catalogueFolder } from '../directory/location.ts'
import { exitStatus, type Streams } from './streams.ts'

const usage = `Usage: credscout catalogue check              checks every file of catalogue/bodies
       credscout catalogue check FILE…        checks files and shows them as the application would
       credscout catalogue draw --seed N --lines COUNT | --prices COUNT
                                              draws lines, or prices alone, for a second reader
`

/**
 * `credscout catalogue`: for whoever edits the built-in catalogue.
 * @returns exit status: 0 when all is well, 1 when a file has a problem, 2 for wrong use
 */
export async function catalogueCommand(args: string[], io: Streams): Promise<number> {
  const [command, ...rest] = args
  if (command === 'draw') {
    const asked = drawAskedFor(rest)
    if (asked !== undefined) return drawLines(asked, io)
  }
  const options = rest.some((word) => word.startsWith('-'))
  if (command === 'check' && !options) return rest.length === 0 ? checkAll(io) : checkFiles(rest, io)
  io.stderr.write(usage)
  return exitStatus.wrongUse
}

function checkFiles(files: readonly string[], io: Streams): number {
  const sound = files.map((file) =>
    sentenceOnError(io, () => {
      const body = readBody(file)
      io.stdout.write(`${textOfResult(lookupResultOf(body))}\n`)
      return report(body, file, io) === 0
    }),
  )
  return sound.every(Boolean) ? exitStatus.found : exitStatus.nothing
}

function checkAll(io: Streams): number {
  const sound = sentenceOnError(io, () => {
    const { bodies } = loadCatalogue(catalogueFolder)
    const findings = bodies.reduce((sum, body) => sum + report(body, `catalogue/bodies/${body.slug}.json`, io), 0)
    const lines = bodies.reduce((sum, body) => sum + linesOfBody(body).length, 0)
    io.stdout.write(`${counted(bodies.length, 'file')}, ${counted(lines, 'line')}, ${counted(findings, 'finding')}.\n`)
    return findings === 0
  })
  return sound ? exitStatus.found : exitStatus.nothing
}

/** Writes what is wrong with a body, a line each. @returns how many lines */
function report(body: DetailedBody, file: string, io: Streams): number {
  const problems = problemsOf(body, new Date().toISOString().slice(0, 10))
  for (const { field, why } of problems) io.stderr.write(`${file}: ${field}: ${why}\n`)
  return problems.length
}

interface Draw {
  kind: Drawn
  seed: number
  size: number
}

/** @returns undefined for anything but a seed and one count, both whole numbers */
function drawAskedFor(args: readonly string[]): Draw | undefined {
  const options = { seed: { type: 'string' }, lines: { type: 'string' }, prices: { type: 'string' } } as const
  const words = args.every((word) => /^--(?:seed|lines|prices)$|^\d+$/.test(word)) && args.length === 4
  if (!words) return undefined
  const { seed, lines, prices } = parseArgs({ args: [...args], options, strict: false }).values
  const size = Number(lines ?? prices)
  return typeof seed !== 'string' || !(size > 0)
    ? undefined
    : { kind: lines === undefined ? 'prices' : 'lines', seed: Number(seed), size }
}

function drawLines({ kind, seed, size }: Draw, io: Streams): number {
  const drawn = sentenceOnError(io, () => {
    io.stdout.write(drawnTable(loadCatalogue(catalogueFolder).bodies, kind, seed, size))
    return true
  })
  return drawn ? exitStatus.found : exitStatus.nothing
}

/** A catalogue that cannot be used is the editor's business: its sentence is printed, anything else goes up. */
function sentenceOnError(io: Streams, run: () => boolean): boolean {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    io.stderr.write(`${error.message}\n`)
    return false
  }
}
