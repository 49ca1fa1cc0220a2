// `npm run check`: types, format, lint and what nothing uses, without the tests.
import { join } from 'node:path'
import { linted } from './linted.mjs'
import { ensureInstalled, nodeBinary, root, run } from './prepare.mjs'

try {
  await ensureInstalled()
  const node = nodeBinary()
  const env = { ...process.env, PATH: `${join(node, '..')}:${process.env.PATH}` }
  const tool = (path, ...args) => run(node, [join(root, 'node_modules', path), ...args], { env })
  await tool('typescript/bin/tsc', '-b')
  await tool('@biomejs/biome/bin/biome', 'format', '.')
  await tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...linted)
  await tool('knip/bin/knip.js')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
