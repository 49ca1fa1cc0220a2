import { type DetailedBody, linesOfBody } from './catalogue.ts'
import { randomOf } from '../plain/random.ts'
import { amountsIn } from './figures.ts'

/** Which lines may be drawn: all, or the fees alone. */
export type Drawn = 'lines' | 'prices'

/**
 * Lines for a second reader who compares each with its source, as rows of a Markdown table.
 * The same files, kind, seed and size always give the same lines.
 * @param seed a whole number
 */
export function drawnTable(bodies: readonly DetailedBody[], kind: Drawn, seed: number, size: number): string {
  const rows = draw(
    bodies.flatMap((body) => rowsOf(body, kind)),
    size,
    randomOf(seed),
  )
  return ['| # | Line | Certification | Body | Source |', '|---|---|---|---|---|']
    .concat(rows.map((row, index) => `| ${[index + 1, ...row].join(' | ')} |`))
    .concat('')
    .join('\n')
}

/** A row for every line of a body: its group and text, certification, body and file name, addresses. */
function rowsOf(body: DetailedBody, kind: Drawn): string[][] {
  return linesOfBody(body).flatMap(({ field, line, certification }) => {
    const group = field.split('.')[2] ?? ''
    if (kind === 'prices' && (group !== 'fees' || amountsIn(line.text).length === 0)) return []
    const addresses = line.sources.flatMap((key) => body.sources[key]?.url ?? [])
    const cells = [
      `${group}: ${line.text}`,
      certification.acronym === undefined ? certification.name : `${certification.name} (${certification.acronym})`,
      `${body.name} (${body.slug})`,
      addresses.map((url) => `<${url}>`).join(' '),
    ]
    return [cells.map((cell) => cell.replaceAll('|', '\\|'))]
  })
}

/** `size` of them, each at most once. */
function draw<T>(from: readonly T[], size: number, random: () => number): T[] {
  const rest = [...from]
  return Array.from({ length: Math.min(size, rest.length) }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat()
}
