import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDecision } from '../scripts/decisions-index.ts'

const root = join(import.meta.dirname, '..')
const known = new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4)))

/** Records that a text names, by the four digits of decision 0001. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/decisions?[ /](\d{4})\b/gi)].flatMap(([, number]) => number ?? [])
}

test('every decision that code or a document names by four digits is a file', () => {
  expect(namedIn('Source: decision 0049, docs/decisions/0075 and decisions.md 28')).toEqual(['0049', '0075'])
  const files = ['src', 'test', 'scripts', 'bench', 'evaluation', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs|md|css)$/.test(file))
      .map((file) => join(folder, file)),
  )
  const missing = files.flatMap((file) =>
    namedIn(readFileSync(join(root, file), 'utf8'))
      .filter((number) => !known.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(missing).toEqual([])
})

test('a record begins with its number and a heading, and says its context and what was decided', () => {
  expect(() => readDecision('0046-events.md', '# 0046 – What happens is rows\n')).toThrow('0046-events.md')
  expect(() => readDecision('0047-events.md', '# 0046 What happens is rows\n')).toThrow('0047-events.md')
  const records = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md')
  expect(records.length).toBeGreaterThan(80)
  for (const file of records) {
    const text = readFileSync(join(root, 'docs/decisions', file), 'utf8')
    expect(readDecision(file, text).number).toBe(file.slice(0, 4))
    expect(text, file).toMatch(/^## Context\n\n[^]*^## Decision\b/m)
  }
  expect(new Set(records.map((file) => file.slice(0, 4))).size).toBe(records.length)
})
