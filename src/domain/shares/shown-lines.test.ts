import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import { priya, quoted as page, tester as certification } from '../certifications/example-certification.ts'
import type { Evidence, PageEvidence } from '../evidence/evidence.ts'
import { shownThroughLink, withHiddenLines, withoutDoubt } from './shown-lines.ts'

const exam = page('The exam costs $405.')
const person: Evidence = { kind: 'person', ...priya }
const conflict: PageEvidence[] = [
  { ...exam, says: '$405' },
  { ...exam, says: '$450' },
]

const mixed = certification({
  summary: 'Nobody says this.',
  validityPeriod: '3 years',
  fees: ['hidden 1', 'quoted', 'hidden 2', 'stated', 'two answers'],
  evidence: { '/validityPeriod': [exam], '/fees/1': [exam], '/fees/3': [person], '/fees/4': conflict },
})

/** What somebody with a link sees of one certification. */
function seen(one: Certification): Certification {
  const [only] = withoutDoubt([one])
  if (only === undefined) throw new Error('The certification is not shown.')
  return only
}

describe('withoutDoubt', () => {
  it('leaves out what is not confirmed, keeps what sources disagree about, and moves evidence with its line', () => {
    expect(seen(mixed)).toEqual({
      ...mixed,
      summary: '',
      fees: ['quoted', 'stated', 'two answers'],
      evidence: { '/validityPeriod': [exam], '/fees/0': [exam], '/fees/1': [person], '/fees/2': conflict },
    })
  })

  it('leaves out a summary in disagreement, which can ask nothing', () => {
    const summary = certification({ summary: 'This or that.', evidence: { '/summary': conflict } })
    expect(seen(summary).summary).toBe('')
    expect(withHiddenLines([seen(summary)], [summary])).toEqual([summary])
  })

  it('always keeps the name', () => {
    expect(seen(certification({})).name).toBe('Tester')
  })
})

function shown(evidence: Evidence[]) {
  return shownThroughLink([certification({ fees: ['a'], evidence: { '/fees/0': evidence } })])[0]?.evidence
}

describe('shownThroughLink', () => {
  it('shows no e-mail address of a person', () => {
    expect(shown([{ ...person, by: 'priya@example.org' }])).toEqual({ '/fees/0': [{ ...person, by: 'the sender' }] })
  })

  it('shows the line before only where it may be shown itself', () => {
    const quoted = { text: 'b', evidence: [exam] }
    const told = { ...person, by: 'the sender' }
    expect(shown([{ ...person, before: quoted }])).toEqual({ '/fees/0': [{ ...told, before: quoted }] })
    expect(shown([{ ...person, before: { text: 'b', evidence: [] } }])).toEqual({ '/fees/0': [told] })
    const disputed = { text: 'b', evidence: conflict }
    expect(shown([{ ...person, before: disputed }])).toEqual({ '/fees/0': [{ ...told, before: disputed }] })
  })

  it('says of a field whose lines are all hidden that they are left out', () => {
    const hidden = certification({ fees: ['no source'], requirements: ['a'], evidence: { '/requirements/0': [exam] } })
    expect(shownThroughLink([hidden])[0]?.leftOut).toEqual(['fees'])
    expect(shownThroughLink([certification({})])[0]?.leftOut).toBeUndefined()
  })
})

describe('withHiddenLines', () => {
  it('gives back everything that an untouched view left out', () => {
    expect(withHiddenLines([seen(mixed)], [mixed])).toEqual([mixed])
  })

  it('keeps hidden lines beside their neighbours when the edit adds, moves and deletes', () => {
    const edited = { ...seen(mixed), fees: ['new', 'stated'], evidence: { '/fees/0': [person], '/fees/1': [person] } }
    expect(withHiddenLines([edited], [mixed])[0]).toMatchObject({
      fees: ['hidden 1', 'hidden 2', 'new', 'stated'],
      evidence: { '/fees/2': [person], '/fees/3': [person] },
    })
  })

  it('does not double a hidden line that the edit states', () => {
    const edited = { ...seen(mixed), fees: ['hidden 1'], evidence: { '/fees/0': [person] } }
    expect(withHiddenLines([edited], [mixed])[0]).toMatchObject({
      fees: ['hidden 1', 'hidden 2'],
      evidence: { '/fees/0': [person] },
    })
  })

  it('lets the edit write over a hidden summary', () => {
    const edited = { ...seen(mixed), summary: 'For testers.', evidence: { '/summary': [person] } }
    expect(withHiddenLines([edited], [mixed])[0]?.summary).toBe('For testers.')
  })

  it('deletes the hidden lines of a certification that the edit deletes', () => {
    expect(withHiddenLines([], [mixed])).toEqual([])
  })

  it('loses no hidden line, whatever the edit does to the shown ones', () => {
    const lines = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.boolean()), {
      selector: ([text]) => text,
      maxLength: 8,
    })
    fc.assert(
      fc.property(lines, fc.array(fc.string(), { maxLength: 8 }), (before, edit) => {
        const evidence = Object.fromEntries(before.flatMap(([, quoted], index) => (quoted ? [[`/fees/${index}`, [exam]]] : [])))
        const current = certification({ fees: before.map(([text]) => text), evidence })
        const result = withHiddenLines([{ ...seen(current), fees: edit, evidence: {} }], [current])[0]
        const hidden = before.flatMap(([text, quoted]) => (quoted || text.trim() === '' ? [] : [text]))
        expect(result?.fees).toEqual(expect.arrayContaining([...edit, ...hidden]))
        expect(result?.fees).toHaveLength(edit.length + hidden.filter((text) => !edit.includes(text)).length)
      }),
    )
  })
})
