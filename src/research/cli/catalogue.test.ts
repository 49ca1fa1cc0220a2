import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inspector, weldingBody } from '../directory/example-bodies.ts'
import { capturedStreams } from './example-streams.ts'
import { catalogueCommand } from './catalogue.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

async function run(args: string[]) {
  const { io, out, err } = capturedStreams()
  const status = await catalogueCommand(args, io)
  return { status, out: out(), err: err() }
}

describe('credscout catalogue check', () => {
  test('shows a sound file as the application would', async () => {
    const { status, out, err } = await run(['check', file('ews.json', weldingBody)])
    expect([status, err]).toEqual([0, ''])
    expect(out).toBe(`Example Welding Society (EWS)
https://www.ews.example
Invented society that certifies welders and inspectors.
From stored copies of 3 pages, 2 of them dated May 2024 to 2026, the others undated.

2 certifications

■ Certified Example Inspector (CEI)
  For inspectors of welds.
    https://www.ews.example/program (the body, page undated, read 2026-11-20)
  Requirements
    · Five years of inspecting welds
        https://www.ews.example/program (the body, page undated, read 2026-11-20)
        https://labor.example/welders (a government, page of 2024-05, read 2026-11-19)
  Valid for
    · 3 years
        https://www.ews.example/program (the body, page undated, read 2026-11-20)
  Renewal
    · 60 PDHs every 3 years
        https://www.ews.example/program (the body, page undated, read 2026-11-20)
  Fees
    · US$900 exam (members)
        https://www.ews.example/fees (the body, page of 2026, read 2026-11-21)
    · US$1,100 exam (non-members) or US$1,050 exam (non-members)  [sources disagree]
        https://www.ews.example/fees says 'US$1,100 exam (non-members)' (the body, page of 2026, read 2026-11-21)
        https://labor.example/welders says 'US$1,050 exam (non-members)' (a government, page of 2024-05, read 2026-11-19)

■ Example Welder+ – no longer offered
  For welders.
    https://www.ews.example/program (the body, page undated, read 2026-11-20)
  Requirements: Not read yet
  Valid for: Not read yet
  Renewal: Not read yet
  Fees: Not read yet

`)
  })

  test('names every problem and ends with 1', async () => {
    const dollars = {
      ...weldingBody,
      certifications: [{ ...inspector, fees: [{ text: '$9 exam', sources: ['program', 'fees', 'state'] }] }],
    }
    const path = file('dollars.json', dollars)
    const { status, err } = await run(['check', file('sound.json', weldingBody), path])
    expect([status, err]).toEqual([
      1,
      `${path}: certifications.0.fees.0: an amount in '$9 exam' is not well-formed or lacks its currency.\n`,
    ])
  })

  test('ends with 1 and one sentence for a file that cannot be used', async () => {
    const { status, out, err } = await run(['check', file('broken.json', { ...weldingBody, name: undefined })])
    expect([status, out]).toEqual([1, ''])
    expect(err).toMatch(/^The catalogue file .*\/broken\.json cannot be used: name: it must be a string\.\n$/)
    expect((await run(['check', join(folder, 'missing.json')])).err).toMatch(
      /missing\.json cannot be used: it cannot be read\.\n$/,
    )
  })

  test.each([
    [[]],
    [['check', '--all']],
    [['coverage']],
    [['burn']],
    [['draw', '--seed', '1']],
    [['draw', '--lines', '3']],
    [['draw', '--seed', 'x', '--lines', '3']],
    [['draw', '--seed', '1', '--lines', '0']],
  ])('ends with 2 for wrong use: %j', async (args) => {
    const { status, err } = await run(args)
    expect(status).toBe(2)
    expect(err).toContain('Usage: credscout catalogue check')
  })
})

describe('credscout catalogue check without files', () => {
  test('checks the whole catalogue and counts it', async () => {
    const { status, out, err } = await run(['check'])
    expect([status, err]).toEqual([0, ''])
    expect(out).toMatch(/^[\d,]+ files, [\d,]+ lines, 0 findings\.\n$/)
  })
})

describe('credscout catalogue draw', () => {
  test('draws as many lines of the catalogue as asked, the same for the same seed', async () => {
    const first = await run(['draw', '--seed', '5', '--lines', '7'])
    expect([first.status, first.err]).toEqual([0, ''])
    expect(first.out.trim().split('\n')).toHaveLength(9)
    expect((await run(['draw', '--seed', '5', '--lines', '7'])).out).toBe(first.out)
  })

  test('draws prices apart', async () => {
    const { out } = await run(['draw', '--prices', '40', '--seed', '5'])
    const rows = out.trim().split('\n').slice(2)
    expect(rows).toHaveLength(40)
    expect(rows.every((row) => / fees: /.test(row))).toBe(true)
  })
})
