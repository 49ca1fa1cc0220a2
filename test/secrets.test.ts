import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folders = ['.', '.ci', 'bench', 'bin', 'catalogue', 'docs', 'evaluation', 'scripts', 'src', 'test']

/** How keys of well-known services, and keys as such, look. */
const shapes = [
  /-----BEGIN (RSA |EC |OPENSSH |PGP )?PRIVATE KEY/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bsk-(ant-|proj-)?[A-Za-z0-9_-]{32,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  /\bBSA[A-Za-z0-9_-]{28}\b/,
  /\btvly-[A-Za-z0-9-]{24,}/,
]

/** Text of every file of the project, by its path; of the root only what lies in it directly. */
const texts = new Map(
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== '.', withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const isOwn = entry.isFile() && !/\.(pdf|png|tar|woff2?)$/.test(path) && !/(^|\/)\.env$/.test(path)
      return isOwn ? [[path.slice(root.length + 1), readFileSync(path, 'utf8')] as const] : []
    }),
  ),
)

test.each(shapes)('no file of the project holds %s', (shape) => {
  expect(texts.size).toBeGreaterThan(100)
  expect([...texts].flatMap(([path, text]) => (shape.test(text) ? [path] : []))).toEqual([])
})
