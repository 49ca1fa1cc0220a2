import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { capturedStreams } from './example-streams.ts'
import { lookupCommand } from './lookup.ts'

async function run(...args: string[]) {
  const { io, out, err } = capturedStreams('', false)
  const status = await lookupCommand(args, io)
  return { status, out: out(), err: err() }
}

beforeEach(() => vi.stubEnv('LIVE_READING', 'off'))
afterEach(() => vi.unstubAllEnvs())

test('gives the facts in each format', async () => {
  const json = await run('PMI', '--format', 'json')
  expect(JSON.parse(json.out)).toMatchObject({ organization: { abbreviation: 'PMI' }, certifications: expect.any(Array) })
  expect((await run('PMI', '--json')).out).toBe(json.out)
  expect((await run('PMI', '--format', 'csv')).out).toMatch(
    /^Body,Abbreviation,Website,Certification,.*\r\nProject Management Institute,PMI,/,
  )
  expect((await run('PMI', '--format', 'markdown')).out).toMatch(/^# Project Management Institute \(PMI\)\n/)
  const ctdl = JSON.parse((await run('PMI', '--format', 'ctdl')).out)
  expect(ctdl['@graph'][1]).toMatchObject({ '@type': 'ceterms:Certification' })
})

test('takes no other format, and no other setting', async () => {
  expect(await run('PMI', '--format', 'xml')).toMatchObject({
    status: 2,
    err: expect.stringContaining('--format json|csv|ctdl|markdown'),
  })
  expect((await run('PMI', '--format', 'xml')).err).toMatch(
    /^There is no format 'xml'\. It must be json, csv, ctdl, or markdown\.\n\nUsage: /,
  )
  expect(await run('PMI', '--bogus')).toMatchObject({
    status: 2,
    err: expect.stringMatching(/^Unknown option '--bogus'\.\n\nUsage: /),
  })
  expect(await run()).toMatchObject({ status: 2, err: expect.stringMatching(/^Name the body to look up\.\n\nUsage: /) })
  expect(await run('PMI', '--site', 'not-a-url')).toMatchObject({
    status: 2,
    err: expect.stringMatching(/^--site must be a web address, such as https:\/\/www\.example\.org, not 'not-a-url'\.\n/),
  })
  vi.stubEnv('LIVE_READING', 'sometimes')
  expect(await run('PMI')).toEqual({ status: 2, out: '', err: 'LIVE_READING must be on, ask or off.\n' })
})

test('says of lines of the catalogue where they are from, and nothing of quotes', async () => {
  const { err } = await run('NBCOT')
  expect(err).toMatch(/: \d+ lines from the built-in catalogue\n/)
  expect(err).not.toContain('with a quote')
})

test('completes the catalogue from the website, and says when that is away', async () => {
  vi.stubEnv('LIVE_READING', 'on')
  const away = await run('PMI')
  expect(away.err).toContain('could not be reached, so this is the built-in catalogue alone.')
  expect(away.out).toContain('Project Management Institute (')
  vi.stubEnv('LIVE_READING', 'ask')
  expect((await run('PMI')).err).not.toContain('could not be reached')
})
