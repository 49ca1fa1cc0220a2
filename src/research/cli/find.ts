import { createInterface } from 'node:readline'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { CatalogueError } from '../directory/catalogue.ts'
import { type Directory, openDirectory } from '../directory/directory.ts'
import { catalogueFolder } from '../directory/location.ts'
import { commandLine } from './command-line.ts'
import { exitStatus, type Streams } from './streams.ts'

const usage = `Usage: credscout find NAME… [--json]
Finds credentialing bodies by name, abbreviation, credential or web address.
Without a NAME, names are read from standard input, one a line.
  --json   one JSON line for each name: {query, results: [{name, abbreviation, website, description}]}
`
const flags = { json: { type: 'boolean' } } as const

/**
 * `credscout find`: resolves bodies only.
 * @returns exit status: 0 when a name had a result, 1 when none had, 2 for wrong use
 */
export async function findCommand(args: string[], io: Streams): Promise<number> {
  const asked = commandLine(
    args,
    { usage, options: flags, needs: io.stdin.isTTY === true ? 'Name the bodies to find.' : undefined },
    io,
  )
  if (typeof asked === 'number') return asked
  const { values, words } = asked
  let directory: Directory
  try {
    directory = openDirectory(catalogueFolder)
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    io.stderr.write(`${error.message}\n`)
    return exitStatus.nothing
  }
  const print = values.json === true ? jsonLine : readableLines
  let found = false
  for await (const query of words.length > 0 ? words : linesOf(io.stdin)) {
    const results = directory.find(query)
    if (results.length > 0) found = true
    io.stdout.write(print(query, results))
  }
  return found ? exitStatus.found : exitStatus.nothing
}

async function* linesOf(stdin: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') yield line.trim()
  }
}

function jsonLine(query: string, matches: readonly OrganizationMatch[]): string {
  const results = matches.map(({ name, abbreviation = '', website = '', description }) => ({
    name,
    abbreviation,
    website,
    description,
  }))
  return `${JSON.stringify({ query, results })}\n`
}

function readableLines(query: string, matches: readonly OrganizationMatch[]): string {
  if (query.trim() === '') return 'An empty name means no body.\n'
  if (matches.length === 0) return `${query}: no body found. Try its full name or its web address.\n`
  const lines = matches.map(({ name, abbreviation, website, reason, description, detailed }, index) => {
    const title = abbreviation === undefined || abbreviation === name ? name : `${name} (${abbreviation})`
    const known = detailed ? '' : ' Details not read yet.'
    const about = description === '' ? '' : `\n     ${description}`
    return `  ${index + 1}. ${title}, ${website ?? ''}\n     ${reason}${known}${about}\n`
  })
  return `${query}\n${lines.join('')}`
}
