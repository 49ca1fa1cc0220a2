import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lookupResultOf } from '../directory/answer.ts'
import { textOfResult } from '../directory/body-text.ts'
import { CatalogueError, loadCatalogue, readBody } from '../directory/catalogue.ts'
import { problemsOf } from '../directory/check.ts'
import { coveragePage } from '../directory/coverage.ts'
import { catalogueFolder, coverageFile } from '../directory/location.ts'
import { exitStatus, type Streams } from './streams.ts'

const usage = `Usage: credscout catalogue check FILE…   checks files of catalogue/bodies and shows them as the application would
       credscout catalogue coverage      writes docs/catalogue.md
`

/**
 * `credscout catalogue`: for whoever edits the built-in catalogue.
 * @returns exit status: 0 when all is well, 1 when a file has a problem, 2 for wrong use
 */
export async function catalogueCommand(args: string[], io: Streams): Promise<number> {
  const [command, ...files] = args
  const options = files.some((file) => file.startsWith('-'))
  if (command === 'check' && files.length > 0 && !options) return checkFiles(files, io)
  if (command === 'coverage' && files.length === 0) return writeCoverage(io)
  io.stderr.write(usage)
  return exitStatus.wrongUse
}

function checkFiles(files: readonly string[], io: Streams): number {
  const today = new Date().toISOString().slice(0, 10)
  const sound = files.map((file) =>
    sentenceOnError(io, () => {
      const body = readBody(file)
      io.stdout.write(`${textOfResult(lookupResultOf(body))}\n`)
      const problems = problemsOf(body, today)
      for (const { field, why } of problems) io.stderr.write(`${file}: ${field}: ${why}\n`)
      return problems.length === 0
    }),
  )
  return sound.every(Boolean) ? exitStatus.found : exitStatus.nothing
}

function writeCoverage(io: Streams): number {
  const written = sentenceOnError(io, () => {
    const page = coveragePage(loadCatalogue(catalogueFolder))
    mkdirSync(dirname(coverageFile), { recursive: true })
    writeFileSync(coverageFile, page)
    io.stdout.write(`Wrote ${join('docs', 'catalogue.md')}.\n`)
    return true
  })
  return written ? exitStatus.found : exitStatus.nothing
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
