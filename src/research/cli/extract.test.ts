import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { capturedStreams } from './example-streams.ts'
import { extractCommand } from './extract.ts'

let folder = ''
let chi = ''
let empty = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-'))
  chi = join(folder, 'chi.txt')
  empty = join(folder, 'empty.txt')
  writeFileSync(
    chi,
    'URL: https://www.nbmce.example/chi\n# Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors.\n\nExam fee: $300\n\nIt is valid for two years.',
  )
  writeFileSync(empty, 'We paint ships.')
})

afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const { io, out, err } = capturedStreams()
  const status = await extractCommand(args, io)
  return { status, out: out(), err: err() }
}

describe('credscout extract', () => {
  test('prints one JSON line for each file', async () => {
    const { status, out, err } = await run('--json', chi, empty)
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect([status, err]).toEqual([0, ''])
    expect(lines.map(({ file }) => file)).toEqual([chi, empty])
    expect(Object.keys(lines[0])).toEqual(['file', 'organization', 'certifications'])
    expect(lines[0].certifications).toMatchObject([
      {
        name: 'Certified Hull Inspector',
        acronym: 'CHI',
        summary: 'The Certified Hull Inspector (CHI) credential is for inspectors.',
        requirements: [],
        validityPeriod: '2 years',
        renewalRequirements: [],
        fees: ['$300 exam'],
        evidence: { '/fees/0': [{ kind: 'page' }] },
      },
    ])
    expect(lines[1].certifications).toEqual([])
  })

  test('says nothing of the certifications of a file that is not there', async () => {
    const missing = join(folder, 'missing.txt')
    expect(await run(missing)).toEqual({ status: 1, out: '', err: `${missing}: There is no such file.\n` })
  })

  test('prints readable lines', async () => {
    const { out } = await run(chi, empty)
    expect(out).toBe(
      `${chi}: nbmce.example\n  Certified Hull Inspector (CHI)\n    The Certified Hull Inspector (CHI) credential is for inspectors.\n    Valid for: 2 years\n    Fees: $300 exam\n${empty}: no certification found.\n`,
    )
  })

  test('names the given body', async () => {
    const { out } = await run('--json', '--organization', 'Marine Board', chi)
    expect(JSON.parse(out).organization.name).toBe('Marine Board')
  })

  test('goes on after a file that cannot be read', async () => {
    const missing = join(folder, 'missing.txt')
    const { status, out, err } = await run('--json', missing, folder, chi)
    const files = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(0)
    expect(files.map(({ certifications }) => certifications.length)).toEqual([0, 0, 1])
    expect(err).toBe(`${missing}: There is no such file.\n${folder}: This is a folder, not a file.\n`)
  })

  test('ends with 1 when no file has a certification, with 2 for wrong use', async () => {
    expect((await run('--json', empty)).status).toBe(1)
    expect((await run()).status).toBe(2)
    expect(await run('--nope', chi)).toMatchObject({ status: 2, out: '' })
  })

  test('explains itself', async () => {
    const { status, out } = await run('--help')
    expect([status, out.startsWith('Usage: credscout extract')]).toEqual([0, true])
  })
})

test('on a terminal the progress is drawn on one line, and taken away', async () => {
  const { io, out, err } = capturedStreams('', true)
  expect(await extractCommand([chi, join(folder, 'missing.txt')], io)).toBe(0)
  expect(out()).toContain('Certified Hull Inspector')
  expect(err()).toContain('page 1 of 2  0 certifications  chi.txt')
  expect(err()).toContain('page 2 of 2  1 certification  missing.txt')
  expect(err()).toMatch(/missing\.txt: There is no such file\.\n/)
  expect(err().endsWith('\r\u001B[K')).toBe(true)
})

test('a model that is set by half is wrong use, told before any page is read', async () => {
  vi.stubEnv('AI_PROVIDER', 'openai')
  const { status, out, err } = await run(chi)
  vi.unstubAllEnvs()
  expect([status, out, err]).toEqual([2, '', 'AI_MODEL is not set, but AI_PROVIDER=openai needs it.\n'])
})
