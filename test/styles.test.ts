import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../src/web')
const textOf = (pattern: string) =>
  globSync(pattern, { cwd: web })
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n')

/** Set by a library on its own elements. */
const foreign = /^--radix-/

// A declaration with a property that nothing sets is dropped by browsers without a word.
test('every custom property that a style sheet asks for is set somewhere, and none is set for nothing', () => {
  const styles = textOf('**/*.css')
  const code = textOf('**/*.{ts,tsx}')
  const asked = new Set([...`${styles}\n${code}`.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  const set = new Set(
    [...styles.matchAll(/(--[\w-]+)\s*:/g), ...code.matchAll(/['"](--[\w-]+)['"]/g)].map(([, name = '']) => name),
  )
  expect(asked.size).toBeGreaterThan(20)
  expect([...asked].filter((name) => !set.has(name) && !foreign.test(name))).toEqual([])
  expect([...set].filter((name) => !asked.has(name))).toEqual([])
})
