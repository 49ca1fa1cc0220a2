import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ExportedFile, exportedFiles } from './exported-files.ts'
import { rowsOfFlatSheet } from './flat-sheet.ts'

/** As whoever opens the file chooses it: commas, quotation marks, UTF-8. */
const opened = 'CSV:44,34,76'
/** Milliseconds that the first start of a new profile gets. */
const longest = 180_000

/**
 * Lets LibreOffice open the list and the facts that people export as CSV, full of what breaks such files, and reads back what it
 * shows: columns, rows, every cell, and that none became a formula. A file that is not defused has to be seen as such, for else the
 * judge would find nothing anywhere.
 * @returns whether all is as it was written; true with a word where LibreOffice is not installed
 */
export async function judgeCsv(): Promise<boolean> {
  if (spawnSync('soffice', ['--version']).error !== undefined) {
    process.stdout.write('csv: skipped, since LibreOffice is not installed (Debian: apt-get install libreoffice-calc)\n')
    return true
  }
  const folder = mkdtempSync(join(tmpdir(), 'credscout-csv-'))
  try {
    const verdicts = (await exportedFiles()).map((file) => {
      const found = faultsOf(folder, file)
      const cells = file.rows.length * (file.rows[0]?.length ?? 0)
      process.stdout.write(`${file.name}: ${file.rows.length} rows, ${cells} cells: ${found.join('\n') || 'all as written'}\n`)
      return found.length === 0
    })
    const bare = faultsOf(folder, { name: 'not-defused', csv: 'Name\r\n=1+1\r\n', rows: [['Name'], ['=1+1']] })
    process.stdout.write(`a file that is not defused: ${bare.length > 0 ? 'seen' : 'not seen'}\n`)
    return verdicts.every(Boolean) && bare.length > 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Where what LibreOffice shows is not what was written, in sentences. */
function faultsOf(folder: string, { name, csv, rows }: ExportedFile): string[] {
  const shown = open(folder, name, csv)
  const faults = rows.flatMap((row, place) =>
    row.flatMap((written, column) => {
      const { text = '', isFormula = false } = shown[place]?.[column] ?? {}
      const where = `row ${place + 1}, ${rows[0]?.[column]}`
      if (isFormula) return [`${where}: a formula from ${JSON.stringify(written)}`]
      return text === written ? [] : [`${where}: ${JSON.stringify(text)} in place of ${JSON.stringify(written)}`]
    }),
  )
  const widest = Math.max(...shown.map((row) => row.length))
  return [
    ...(shown.length === rows.length ? [] : [`${shown.length} rows in place of ${rows.length}`]),
    ...(widest === rows[0]?.length ? [] : [`${widest} columns in place of ${rows[0]?.length}`]),
    ...faults,
  ]
}

function open(folder: string, name: string, csv: string) {
  const file = join(folder, `${name}.csv`)
  writeFileSync(file, csv)
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  const convert = ['--headless', `--infilter=${opened}`, '--convert-to', 'fods', '--outdir', folder, file]
  const { status, stderr } = spawnSync('soffice', [profile, ...convert], { encoding: 'utf8', timeout: longest })
  if (status !== 0) throw new Error(`LibreOffice could not open ${name}.csv: ${stderr}`)
  return rowsOfFlatSheet(readFileSync(join(folder, `${name}.fods`), 'utf8'))
}
