/**
 * `node scripts/sample-catalogue.ts <seed> [count]`: draws lines of the catalogue for a second reader, as rows of a Markdown table.
 * The same files and the same seed always give the same lines.
 */
import { type DetailedBody, linesOfBody, loadCatalogue } from '../src/research/directory/catalogue.ts'
import { catalogueFolder } from '../src/research/directory/location.ts'

const [seedText = '', countText = '60'] = process.argv.slice(2)
const seed = Number(seedText)
const count = Number(countText)

if (seedText === '' || !Number.isInteger(seed) || !Number.isInteger(count) || count < 1) {
  process.stderr.write('Usage: node scripts/sample-catalogue.ts <seed> [count], both whole numbers.\n')
  process.exitCode = 1
} else {
  const rows = loadCatalogue(catalogueFolder).bodies.flatMap(rowsOf)
  const drawn = draw(rows, count, generator(seed))
  process.stdout.write(
    ['| # | Line | Certification | Body | Source |', '|---|---|---|---|---|']
      .concat(drawn.map((row, index) => `| ${[index + 1, ...row].join(' | ')} |`))
      .concat('')
      .join('\n'),
  )
}

/** A row for every line of a body: its group and text, certification, body and file name, addresses. */
function rowsOf(body: DetailedBody): string[][] {
  return linesOfBody(body).map(({ field, line, certification }) => {
    const group = field.split('.')[2] ?? ''
    const addresses = line.sources.flatMap((key) => body.sources[key]?.url ?? [])
    const cells = [
      `${group}: ${line.text}`,
      certification.acronym === undefined ? certification.name : `${certification.name} (${certification.acronym})`,
      `${body.name} (${body.slug})`,
      addresses.map((url) => `<${url}>`).join(' '),
    ]
    return cells.map((cell) => cell.replaceAll('|', '\\|'))
  })
}

/** `size` of them, each at most once. */
function draw<T>(from: readonly T[], size: number, random: () => number): T[] {
  const rest = [...from]
  return Array.from({ length: Math.min(size, rest.length) }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat()
}

/** Numbers in [0, 1) that depend on the seed only (mulberry32). */
function generator(start: number): () => number {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
