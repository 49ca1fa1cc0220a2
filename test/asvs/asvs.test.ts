import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { deviations, items } from './items.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The titles of a file's tests, as they are written: the first text that a call of `test`, `it` or one of their kinds is given. */
function titlesOf(source: string): Set<string> {
  const calls = source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:\{[^}]*\},\s*)?(?:async )?\(/g)
  return new Set(Array.from(calls, ([, , title = '']) => title.replace(/\\(['"`])/g, '$1')))
}

test('holds every item of both levels once', () => {
  // 70 and 183 are the numbers of version 5.0.0.
  expect(items.filter(({ level }) => level === 1)).toHaveLength(70)
  expect(items.filter(({ level }) => level === 2)).toHaveLength(183)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

describe('every proof is where it is said to be', () => {
  const proofs = items.flatMap(({ id, standing }) =>
    standing.kind === 'proven' ? standing.tests.map((proof) => ({ id, proof })) : [],
  )

  test.each([...new Set(proofs.map(({ proof: [file] }) => file))])('%s', (file) => {
    const titles = titlesOf(read(file))
    for (const { id, proof } of proofs.filter(({ proof: [named] }) => named === file)) {
      expect(titles.has(proof[1]), `${id}: ${proof[1]}`).toBe(true)
    }
  })

  test('every requirement has at least one proof', () => {
    expect(items.filter(({ standing }) => standing.kind === 'proven' && standing.tests.length === 0)).toEqual([])
  })
})

describe('what the document on security says of tests is so', () => {
  const document = read('docs/security.md')
  const section = document.split('\n## Past findings and their regression tests\n')[1]?.split('\n## ')[0] ?? ''
  const proofs = document.split('\n').flatMap((row) =>
    row
      .split(/`((?:src|test)\/[^`]+\.(?:test|spec)\.ts)`: /)
      .slice(1)
      .reduce<{ file: string; title: string }[]>((found, part, place, parts) => {
        const titles = place % 2 === 0 ? [] : part.replace(/ (?:· |\|)$/, '').split(' · ')
        return [...found, ...titles.map((title) => ({ file: parts[place - 1] ?? '', title }))]
      }, []),
  )

  test('for every finding', () => {
    for (const finding of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(section).toContain(`\n| ${finding} |`)
    expect(proofs.length).toBeGreaterThan(65)
  })

  test('every file that it names is there', () => {
    const names = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, name = '']) => name)
    const files = ['src', 'test'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
    )
    expect(names.length).toBeGreaterThan(40)
    for (const name of names)
      expect(
        files.some((file) => file.endsWith(`/${name}`)),
        name,
      ).toBe(true)
  })

  test.each(proofs)('$file: $title', ({ file, title }) => {
    expect(titlesOf(read(file))).toContain(title)
  })
})

test('what is written down stands under its heading', () => {
  const written = items.flatMap(({ id, standing }) => (standing.kind === 'written' ? [{ id, ...standing }] : []))
  expect(written.length).toBeGreaterThan(10)
  for (const { id, file, heading } of written) {
    const section = read(file).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
    expect(section.length, `${id}: ${heading}`).toBeGreaterThan(100)
  }
})

test('there are at most six deviations, each dated, argued and of use', () => {
  expect(Object.keys(deviations).length).toBeLessThanOrEqual(6)
  for (const [name, { on, why }] of Object.entries(deviations)) {
    expect(on).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(why.length).toBeGreaterThan(150)
    expect(
      items.some(({ standing }) => standing.kind === 'deviation' && standing.deviation === name),
      name,
    ).toBe(true)
  }
})
