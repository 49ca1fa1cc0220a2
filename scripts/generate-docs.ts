/**
 * `npm run docs`: writes the documents that are made from the code. With `--check` it writes nothing and fails when one is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '../src/research/directory/catalogue.ts'
import { catalogueFolder } from '../src/research/directory/location.ts'
import { settings } from '../src/server/settings.ts'
import { asvsPage } from '../test/asvs/page.ts'
import { coveragePage } from './catalogue-coverage.ts'
import { decisionsIndex } from './decisions-index.ts'
import { limitsTables } from './limits-table.ts'

const root = join(import.meta.dirname, '..')

/** A document and its text as it should be. */
const documents: Record<string, () => string> = {
  'docs/operating.md': () => between('settings', settingsTable(), 'docs/operating.md'),
  'docs/security.md': () => between('limits', limitsTables(), 'docs/security.md'),
  '.env.example': exampleEnvironment,
  'docs/catalogue.md': () => coveragePage(loadCatalogue(catalogueFolder)),
  'docs/asvs.md': asvsPage,
  'docs/decisions/README.md': decisionsIndex,
}

function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { default: fallback, meaning }]) => `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
  )
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** A document with what is made put between its two marks. */
function between(mark: string, made: string, path: string): string {
  const page = readFileSync(join(root, path), 'utf8')
  const place = new RegExp(`(<!-- ${mark} -->\\n)[^]*?(\\n<!-- end of ${mark} -->)`)
  if (!place.test(page)) throw new Error(`${path} has no place for ${mark}.`)
  return page.replace(place, (_, before: string, after: string) => before + made + after)
}

function exampleEnvironment(): string {
  const lines = Object.entries(settings).map(([name, { default: fallback, meaning }]) => `# ${meaning}\n# ${name}=${fallback}\n`)
  return ['# Settings of Credscout; every one is optional. Set them in the environment of `npm start`.\n', ...lines].join('\n')
}

const check = process.argv.includes('--check')
const stale: string[] = []
for (const [path, make] of Object.entries(documents)) {
  const wanted = make()
  const file = join(root, path)
  if (current(file) === wanted) continue
  stale.push(path)
  if (!check) writeFileSync(file, wanted)
}
if (check && stale.length > 0) {
  process.stderr.write(`Not up to date: ${stale.join(', ')}. Run npm run docs and commit.\n`)
  process.exitCode = 1
} else {
  process.stdout.write(stale.length === 0 ? 'Documents are up to date.\n' : `Written: ${stale.join(', ')}\n`)
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
