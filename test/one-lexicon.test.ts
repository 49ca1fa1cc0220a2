import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const room = join(import.meta.dirname, '../src/research')

/** Words of the field by their beginnings: an expression that tells three of these apart keeps a list of a concept. */
const families = [
  'accredit',
  'applica',
  'candidate',
  'certif',
  'charter',
  'continuing',
  'cost',
  'credential',
  'credits',
  'designat',
  'diplom',
  'eligib',
  'exam',
  'expir',
  'fee',
  'fellow',
  'holder',
  'licen',
  'maint',
  'member',
  'permit',
  'pric',
  'qualif',
  'regist',
  'renew',
  'requir',
  'retake',
  'valid',
]
const fewest = 3

/** Files with such words that are no words of a concept, and why. */
const others: readonly (readonly [path: RegExp, why: string])[] = [
  [/^lexicon\//, 'the one place'],
  [/^document\/voice\/(?!disowned)[\w-]+\.ts$/, 'who speaks: members and candidates who wrote, not whom a fee is for'],
  [/^document\/voice\/disowned\.ts$/, 'how a text takes back what it says, of fees as of everything'],
  [/^document\/page-facts\/unreadable\.ts$/, 'what a page says in place of its text: that members have to sign in'],
  [/^directory\//, 'the check of the catalogue reads one spelling that we set ourselves: decision 0032'],
]

const literal =
  /`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?\s])\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*|'(?:\\.|[^'\\\n])*'/g
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

/** The lists of words of the field in a file: expressions, and texts that they are made of. */
function listsIn(text: string): string[] {
  const literals = text.replaceAll(comment, '').matchAll(literal)
  return Array.from(literals, ([written]) => written).filter((written) => {
    const words = written
      .toLowerCase()
      .replaceAll(/\[sc\]/g, 'c')
      .replaceAll(/\\[a-z]/g, ' ')
      .split('|')
    if (words.length < fewest) return false
    const told = families.filter((family) => words.some((word) => new RegExp(`(?<![a-z])(?:re-?|non-?)?${family}`).test(word)))
    return told.length >= fewest
  })
}

test('a list of words of the field is found in an expression, and in a text that one is made of', () => {
  expect(listsIn('const heads = /^(?:members?|fees?|cost)$/i\nconst grammar = /\\b(?:of|for|the fee)\\b/')).toHaveLength(1)
  expect(listsIn('const nouns = `certif\\\\w+|licen[sc]es?|registration`')).toHaveLength(1)
  expect(listsIn("/** 'fee|exam|renewal' */\nconst kind: 'fee' | 'exam' | 'renewal' = 'fee'")).toEqual([])
})

test('words of the field are listed in the lexicon, and nowhere else in research', () => {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  const read = files.filter((path) => /(?<!\.test)\.ts$/.test(path) && !others.some(([other]) => other.test(path)))
  expect(read.length).toBeGreaterThan(150)
  const found = read.flatMap((path) =>
    listsIn(readFileSync(join(room, path), 'utf8')).map((list) => `${path}: ${list.slice(0, 60)}`),
  )
  expect(found).toEqual([])
})

test('what is left out still has such words', () => {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  for (const [other, why] of others) {
    const lists = files.filter((path) => other.test(path) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    expect(
      lists.some((path) => listsIn(readFileSync(join(room, path), 'utf8')).length > 0),
      why,
    ).toBe(true)
  }
})
