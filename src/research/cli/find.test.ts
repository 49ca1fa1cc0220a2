import { describe, expect, test } from 'vitest'
import { capturedStreams } from './example-streams.ts'
import { findCommand } from './find.ts'

async function run(args: string[], input?: string, terminal?: boolean) {
  const { io, out, err } = capturedStreams(input, terminal)
  const status = await findCommand(args, io)
  return { status, out: out(), err: err() }
}

describe('credscout find', () => {
  test('prints one JSON line for each name of the arguments', async () => {
    const { status, out } = await run(['--json', 'P.M.I.', 'zzqx'])
    const [pmi, nothing] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(0)
    expect(pmi.query).toBe('P.M.I.')
    expect(Object.keys(pmi.results[0])).toEqual(['name', 'abbreviation', 'website', 'description'])
    expect(pmi.results[0]).toMatchObject({ name: 'Project Management Institute', abbreviation: 'PMI' })
    expect(nothing).toEqual({ query: 'zzqx', results: [] })
  })

  test('reads names from standard input, one a line, and leaves empty lines out', async () => {
    const { status, out } = await run(['--json'], 'AWS\r\n\n  pmi.org  \nlast without line end: zzqx')
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(0)
    expect(lines.map(({ query }) => query)).toEqual(['AWS', 'pmi.org', 'last without line end: zzqx'])
    expect(lines.map(({ results }) => results.length > 0)).toEqual([true, true, false])
  })

  test('says of an empty name that it is empty', async () => {
    expect(await run([''])).toMatchObject({ status: 1, out: 'An empty name means no body.\n' })
    expect(await run(['', '--json'])).toMatchObject({ status: 1, out: '{"query":"","results":[]}\n' })
  })

  test('prints readable lines with the reason', async () => {
    const { status, out } = await run(['PMI', 'zzqx'])
    expect(status).toBe(0)
    expect(out).toContain('PMI\n  1. Project Management Institute (PMI), https://www.pmi.org')
    expect(out).toContain('\n     PMI is its abbreviation.\n')
    expect(out).toContain('zzqx: no body found. Try its full name or its web address.\n')
  })

  test('ends with 1 when no name had a result', async () => {
    expect(await run(['--json', 'zzqx'])).toEqual({ status: 1, out: '{"query":"zzqx","results":[]}\n', err: '' })
    expect((await run(['--json'], '')).status).toBe(1)
  })

  test('ends with 2 and the usage for wrong use', async () => {
    const wrong = [await run(['--nope', 'PMI']), await run([], '', true)]
    expect(wrong.map(({ status, out }) => [status, out])).toEqual([
      [2, ''],
      [2, ''],
    ])
    expect(wrong[0]?.err).toContain('Usage: credscout find NAME… [--json]')
  })

  test('explains itself', async () => {
    const { status, out } = await run(['--help'])
    expect([status, out.startsWith('Usage: credscout find')]).toEqual([0, true])
  })
})
