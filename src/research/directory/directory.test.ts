import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Directory, openDirectory } from './directory.ts'
import { weldingBody } from './example-bodies.ts'

let folder: string
let directory: Directory

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'directory-'))
  mkdirSync(join(folder, 'bodies'))
  mkdirSync(join(folder, 'names'))
  const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content))
  write('bodies/ews.json', weldingBody)
  write('bodies/brazing.json', {
    ...weldingBody,
    name: 'Brazing Council',
    abbreviations: ['BC'],
    formerNames: [],
    website: 'https://trades.example/brazing',
  })
  write('bodies/soldering.json', {
    ...weldingBody,
    name: 'Soldering Council',
    abbreviations: ['SC'],
    formerNames: [],
    website: 'https://trades.example/soldering',
  })
  const named = { abbreviations: ['EWS'], website: 'https://ews.example/', country: 'US', industry: 'construction-trades' }
  write('names/trades.json', [
    { ...named, name: 'Example Welders' },
    {
      ...named,
      name: 'Elm Wood Society',
      website: 'https://elm.example',
      description: 'Invented.',
      credentials: ['Certified Woodworker (CWW)'],
    },
  ])
  directory = openDirectory(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the directory', () => {
  test('finds bodies it describes in full before those it only names, and leaves out names of the former', () => {
    expect(directory.find('EWS').map(({ name, detailed }) => [name, detailed])).toEqual([
      ['Example Welding Society', true],
      ['Elm Wood Society', false],
    ])
    expect(directory.find('CWW')[0]).toMatchObject({
      name: 'Elm Wood Society',
      description: 'Invented.',
      reason: 'It awards the CWW.',
    })
  })

  test('answers for a found body', () => {
    const match = directory.find('Arc Welders Guild')[0]
    expect(match && directory.answer(match)?.certifications.map(({ id }) => id)).toEqual(['ews-cei', 'ews-example-welder-plus'])
  })

  test.each([
    ['by its website, however it is called', { name: 'Welders', website: 'ews.example' }, 'Example Welding Society'],
    ['by its name alone', { name: 'example welding society, inc.' }, 'Example Welding Society'],
    ['by a former name', { name: 'Arc Welders Guild' }, 'Example Welding Society'],
    ['by the path of a shared host', { name: 'Trades', website: 'https://www.trades.example/soldering/' }, 'Soldering Council'],
    ['by the name on a shared host', { name: 'Brazing Council', website: 'https://trades.example' }, 'Brazing Council'],
  ])('answers for a body %s', (_, organization, name) => {
    expect(directory.answer({ description: '', ...organization })?.organization.name).toBe(name)
  })

  test.each([
    ['another website', { name: 'Example Welding Society', website: 'https://other.example' }],
    ['a shared host alone', { name: 'Trades', website: 'https://trades.example' }],
    ['an abbreviation alone', { name: 'EWS' }],
    ['a body it only names', { name: 'Elm Wood Society', website: 'https://elm.example' }],
  ])('does not answer for %s', (_, organization) => {
    expect(directory.answer({ description: '', ...organization })).toBeUndefined()
  })
})
