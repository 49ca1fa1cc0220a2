import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { counted } from '#domain/text/counted.ts'
import { skipSentences } from '#domain/lookups/lookup.ts'
import { type Extraction, extractFile, type SecondWitness } from '../files/extract-file.ts'
import type { Readers } from '../readers/page-task.ts'
import { createReaderPool } from '../readers/reader-pool.ts'
import { certificationLines } from './certification-lines.ts'
import { commandLine } from './command-line.ts'
import { modelOrSentence } from './configured-model.ts'
import { type ProgressLine, progressLine } from './progress-line.ts'
import { exitStatus, type Streams } from './streams.ts'

const usage = `Usage: credscout extract FILE… [--organization NAME] [--json] [--explain]
Reads the certifications on saved pages, one by one: HTML, PDF, or plain text. A first line 'URL: …' of a text file names its address.
  --organization NAME  the body the pages belong to; else it is read from each page
  --json               one JSON line for each file: {file, organization, certifications}
  --explain            say under each line whether its reader is sure of it, and what it goes by
AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL name a language model that helps to read; without one the built-in reader reads alone.
`
const flags = { organization: { type: 'string' }, json: { type: 'boolean' }, explain: { type: 'boolean' } } as const

/**
 * `credscout extract`: reads saved pages, without network.
 * A file that cannot be read gives no certifications and a word on stderr; the others are read all the same.
 * @returns exit status: 0 when a file had a certification, 1 when none had, 2 for wrong use
 */
export async function extractCommand(args: string[], io: Streams): Promise<number> {
  const asked = commandLine(args, { usage, options: flags, needs: 'Name the files to read.' }, io)
  if (typeof asked === 'number') return asked
  const { values, words: files } = asked
  const model = modelOrSentence()
  if (typeof model === 'string') {
    io.stderr.write(`${model}\n`)
    return exitStatus.wrongUse
  }
  const line = progressLine(io.stderr)
  const notices = new Set<string>()
  const onNotice = (message: string) => {
    if (!notices.has(message)) line.print(message)
    notices.add(message)
  }
  const witness = model.reader === undefined ? undefined : { model: model.reader, onNotice }
  const readers = createReaderPool()
  let found = 0
  for (const [index, file] of files.entries()) {
    line.show(`page ${index + 1} of ${files.length}  ${counted(found, 'certification')}  ${basename(file)}`)
    const extraction = await extractionOf(file, readers, values.organization, witness, line)
    found += extraction.certifications.length
    line.end()
    if (values.json === true) io.stdout.write(jsonLine(file, extraction))
    else if (extraction.isRead) io.stdout.write(readableLines(file, extraction, values.explain))
  }
  await Promise.all([readers.close(), model.close()])
  return found > 0 ? exitStatus.found : exitStatus.nothing
}

async function extractionOf(
  file: string,
  readers: Readers,
  organization: string | undefined,
  witness: SecondWitness | undefined,
  line: ProgressLine,
): Promise<Extraction & { isRead: boolean }> {
  try {
    const saved = { bytes: await readFile(file), name: basename(file) }
    const extraction = await extractFile(saved, readers, organization, witness)
    if (!('stopped' in extraction)) return { ...extraction, isRead: true }
    line.print(`${file}: This file was not read: ${skipSentences[extraction.stopped]}.`)
  } catch (error) {
    line.print(`${file}: ${sentenceOf(error)}`)
  }
  return { organization: { name: organization ?? '', description: '' }, certifications: [], isRead: false }
}

function sentenceOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EISDIR') return 'This is a folder, not a file.'
  if (code === 'EACCES') return 'You do not have permission to read this file.'
  return 'This file could not be read.'
}

function jsonLine(file: string, { organization, certifications }: Extraction): string {
  return `${JSON.stringify({ file, organization, certifications })}\n`
}

function readableLines(file: string, { organization, certifications }: Extraction, explains: boolean | undefined): string {
  if (certifications.length === 0) return `${file}: no certification found.\n`
  return `${file}: ${organization.name}\n${certifications.map((one) => certificationLines(one, explains)).join('')}`
}
