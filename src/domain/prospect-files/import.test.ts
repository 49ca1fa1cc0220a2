import { describe, expect, it } from 'vitest'
import { heldAmong, readImportFile } from './import.ts'

const held = heldAmong([
  { name: 'Project Management Institute', abbreviation: 'PMI', website: 'https://www.pmi.org/' },
  { name: 'Nurses’ Board' },
  { name: 'American Welding Society', abbreviation: 'AWS', website: 'https://www.aws.org' },
  { name: 'Amazon Web Services', abbreviation: 'AWS', website: 'https://aws.amazon.com' },
  { name: 'Project Management Institute', website: 'https://pmi.org' },
  { name: 'Board A', website: 'https://sites.google.com/view/board-a' },
  { name: 'State Board', website: 'https://www.gov.example/one' },
  { name: 'State Board', website: 'https://www.gov.example/two' },
])
const rowOf = (cells: string) => {
  const [first] = readImportFile(`Organization,Website\n${cells}`).rows
  if (first === undefined) throw new Error('The file holds no row.')
  return first.row
}

describe('a cell that is not right', () => {
  const read = (cells: string) => readImportFile(`Organization,Website,Contact first name,Email,Due\n${cells}`).rows[0]

  it('is left out of its row where the row can do without it, and the row says so', () => {
    expect(read('PMI,,Maria,maria(at)pmi.org,')).toEqual({
      number: 1,
      row: expect.objectContaining({ organization: 'PMI', contactFirstName: 'Maria', email: undefined }),
      without: 'Without the email “maria(at)pmi.org”: Please enter a valid email address.',
    })
    const two = read('PMI,,M,m@,soon')
    expect(two?.problem).toBeUndefined()
    expect(two?.without).toMatch(/^Without the contact “M”: .+ Without the email “m@”: .+ Without the due date “soon”: /)
  })

  it('leaves the row out where it says which body is meant', () => {
    expect(read('P,,Maria,maria@pmi.org,')?.problem).toBe('Organization name must be at least 2 characters.')
    expect(read(`PMI,${'w'.repeat(3_000)},,,`)?.problem).toMatch(/^Website/)
  })

  it('says nothing of a row without one', () => {
    expect(read('PMI,,Maria,maria@pmi.org,')).toEqual({ number: 1, row: expect.anything() })
  })
})

describe('a row of a body that is held already', () => {
  it.each([
    ['Project Management Institute', true],
    ['project management institute,', true],
    ['PMI', true],
    ['pmi.org', true],
    ['https://pmi.org/certifications', true],
    ['Another name,www.PMI.org', true],
    ['Nurses Board', true],
    // The website decides where the row gives one.
    ['PMI,pmi.example', false],
    ['PM', false],
    ['ISC2', false],
    ['notpmi.org', false],
    // Two that are held go by it.
    ['AWS', false],
    ['American Welding Society', true],
    // A path can name the body.
    ['Board B,sites.google.com/view/board-b', false],
    ['sites.google.com/view/board-a/exams?from=list', true],
    ['State Board', false],
    ['gov.example/two', true],
    ['gov.example', false],
  ])('%s: %s', (cells, isHeld) => {
    expect(held(rowOf(cells)) !== undefined).toBe(isHeld)
  })
})
