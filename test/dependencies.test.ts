import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const locked = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), integrity: z.optional(z.string()), resolved: z.optional(z.string()) }),
  ),
})
const wanted = z.object({
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})
const packages = Object.entries(locked.parse(JSON.parse(read('package-lock.json'))).packages).filter(([path]) => path !== '')

test('every package is locked to one version by the hash of its content, from wherever it comes', () => {
  expect(packages.length).toBeGreaterThan(100)
  for (const [path, { version, integrity, resolved }] of packages) {
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/)
    expect(integrity, path).toMatch(/^sha512-/)
    // No package comes from a place of its own: a repository, an archive, a folder.
    expect(resolved, path).toBeUndefined()
  }
})

test('every wanted package is named by one version', () => {
  const { dependencies, optionalDependencies, devDependencies } = wanted.parse(JSON.parse(read('package.json')))
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  }
})

test('no install script of a package runs', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
})
