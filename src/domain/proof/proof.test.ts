import { describe, expect, it } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import { priya, quoted as page, tester as certification } from '../certifications/example-certification.ts'
import type { CatalogueEvidence, Evidence } from '../evidence/evidence.ts'
import { carryProof, passagesIntroduced, type ProofSources, textsWithoutSource, withStableIds } from './proof.ts'

const author = priya
const stated: Evidence = { kind: 'person', ...author }

/** The evidence after an edit of one certification. */
function prove(edited: Partial<Certification>, previous: Partial<Certification> | null, ...further: Partial<Certification>[]) {
  const sources = {
    previous: previous === null ? [] : [certification(previous)],
    further: further.map((one) => [certification(one)]),
  }
  return carryProof([certification(edited)], sources, author)[0]?.evidence
}

const exam = page('The exam costs $405.')
const renewal = page('Renew for $150.')
const catalogue: CatalogueEvidence = { kind: 'catalogue', url: 'https://example.org/', publisher: 'body', readOn: '2026-11-01' }

describe('carryProof', () => {
  it('keeps what stood behind an unchanged line, wherever it moved in its field', () => {
    const before = { fees: ['$405 exam', '$150 renewal'], evidence: { '/fees/0': [exam], '/fees/1': [renewal] } }
    expect(prove({ fees: ['$150 renewal', '$405 exam'] }, before)).toEqual({ '/fees/0': [renewal], '/fees/1': [exam] })
  })

  it('never takes over evidence that came with the edit', () => {
    expect(prove({ fees: ['$1 exam'], evidence: { '/fees/0': [exam] } }, { fees: [] })).toEqual({ '/fees/0': [stated] })
    expect(prove({ fees: ['$405 exam'], evidence: { '/fees/0': [exam] } }, { fees: ['$405 exam'] })).toEqual({})
    expect(prove({ evidence: { '/fees/7': [exam], '/made/up': [exam] } }, {})).toEqual({})
  })

  it('leaves an unchanged line that nothing stands behind as it is', () => {
    expect(prove({ fees: ['$405 exam'], name: 'Tester' }, { fees: ['$405 exam'] })).toEqual({})
  })

  it('makes a changed line its author’s word, with the line before and its proof', () => {
    const before = { validityPeriod: '3 years', evidence: { '/validityPeriod': [exam] } }
    expect(prove({ validityPeriod: '4 years' }, before)).toEqual({
      '/validityPeriod': [{ ...stated, before: { text: '3 years', evidence: [exam] } }],
    })
  })

  it('treats name and summary alike', () => {
    const before = { name: 'Tester', summary: 'For testers.', evidence: { '/summary': [catalogue] } }
    expect(prove({ name: 'Senior Tester', summary: 'For seniors.' }, before)).toEqual({
      '/name': [{ ...stated, before: { text: 'Tester', evidence: [] } }],
      '/summary': [{ ...stated, before: { text: 'For testers.', evidence: [catalogue] } }],
    })
  })

  it('does not call the line before replaced when it is still there', () => {
    const before = { fees: ['$405 exam'], evidence: { '/fees/0': [exam] } }
    expect(prove({ fees: ['$10 application', '$405 exam'] }, before)).toEqual({ '/fees/0': [stated], '/fees/1': [exam] })
  })

  it('finds the replaced line beside its old neighbour when lines above it went or came', () => {
    const before = { fees: ['a', 'b', 'c'], evidence: { '/fees/2': [exam] } }
    const replaced = { ...stated, before: { text: 'c', evidence: [exam] } }
    expect(prove({ fees: ['b', 'C'] }, before)).toMatchObject({ '/fees/1': [replaced] })
    expect(prove({ fees: ['new', 'a', 'b', 'C'] }, before)).toMatchObject({ '/fees/0': [stated], '/fees/3': [replaced] })
  })

  it('says nothing of a replaced line for a new one at the end', () => {
    expect(prove({ fees: ['a', 'b'] }, { fees: ['a'] })).toEqual({ '/fees/1': [stated] })
  })

  it('keeps the last quoted line through several edits of it', () => {
    const quoted = { text: '3 years', evidence: [exam] }
    const edited = { validityPeriod: '4 years', evidence: { '/validityPeriod': [{ ...stated, before: quoted }] } }
    expect(prove({ validityPeriod: '5 years' }, edited)).toEqual({ '/validityPeriod': [{ ...stated, before: quoted }] })
  })

  it('passes no word of a person on as proof of the line after', () => {
    const edited = { validityPeriod: '4 years', evidence: { '/validityPeriod': [stated] } }
    expect(prove({ validityPeriod: '5 years' }, edited)).toEqual({
      '/validityPeriod': [{ ...stated, before: { text: '4 years', evidence: [] } }],
    })
  })

  it('brings the proof back with a line that an older version held', () => {
    const older = { fees: ['$405 exam'], evidence: { '/fees/0': [exam] } }
    expect(prove({ fees: ['$405 exam'] }, { fees: [] }, { fees: [] }, older)).toEqual({ '/fees/0': [exam] })
  })

  it('takes the nearest source, and a look-up last', () => {
    const older = { fees: ['$405 exam'], evidence: { '/fees/0': [exam] } }
    const lookup = { fees: ['$405 exam', '$150 renewal'], evidence: { '/fees/0': [catalogue], '/fees/1': [renewal] } }
    expect(prove({ fees: ['$405 exam', '$150 renewal'] }, { fees: [] }, older, lookup)).toEqual({
      '/fees/0': [exam],
      '/fees/1': [renewal],
    })
  })

  it('takes no line of another field or another certification', () => {
    const before = { requirements: ['$405 exam'], evidence: { '/requirements/0': [exam] } }
    expect(prove({ fees: ['$405 exam'] }, before)).toEqual({ '/fees/0': [stated] })
    expect(prove({ id: 'c2', name: 'Another', requirements: ['$405 exam'] }, before)).toMatchObject({
      '/requirements/0': [stated],
    })
  })

  it('finds a certification of a look-up by its name when its id is not known there', () => {
    const lookup = { id: 'pmi-tester', name: 'TESTER®', fees: ['$405 exam'], evidence: { '/fees/0': [exam] } }
    expect(prove({ id: 'own', name: 'Tester', fees: ['$405 exam'] }, null, lookup)).toEqual({
      '/name': [stated],
      '/fees/0': [exam],
    })
  })

  it('hands the evidence of equal lines out one after the other', () => {
    const before = { fees: ['$5', '$5'], evidence: { '/fees/0': [exam], '/fees/1': [renewal] } }
    expect(prove({ fees: ['$5', '$5', '$5'] }, before)).toEqual({ '/fees/0': [exam], '/fees/1': [renewal], '/fees/2': [renewal] })
  })

  it('puts nothing behind an empty text', () => {
    expect(prove({ fees: ['', '  '], validityPeriod: '' }, { validityPeriod: '3 years' })).toEqual({})
  })

  describe('where sources disagree', () => {
    const [first, second] = [
      { ...exam, says: '$405' },
      { ...catalogue, says: '$450' },
    ]
    const before = { fees: ['$405 or $450'], evidence: { '/fees/0': [first, second] } }

    it('keeps the disagreement until one answer is picked, which then has its own sources', () => {
      expect(prove({ fees: ['$405 or $450'] }, before)).toEqual({ '/fees/0': [first, second] })
      expect(prove({ fees: ['$450'] }, before)).toEqual({ '/fees/0': [second] })
      expect(prove({ fees: ['$460'] }, before)).toMatchObject({ '/fees/0': [{ kind: 'person' }] })
    })

    it('knows a pick of the answer that is shown alone', () => {
      const alone = { ...before, fees: ['$405'] }
      expect(prove({ fees: ['$405'] }, alone)).toEqual({ '/fees/0': [first, second] })
      expect(prove({ fees: ['$405'], evidence: { '/fees/0': [first] } }, alone)).toEqual({ '/fees/0': [first] })
      expect(prove({ fees: ['$405'], evidence: { '/fees/0': [renewal] } }, alone)).toEqual({ '/fees/0': [first] })
    })
  })

  it('notes a field whose sourced lines are taken out, whatever the request says of it', () => {
    const source = certification({ fees: ['$405 exam'], evidence: { '/fees/0': [exam] } })
    const [edited] = carryProof([certification({ leftOut: ['requirements'] })], { previous: [source], further: [] }, author)
    expect(edited?.leftOut).toEqual(['fees'])
  })

  it('notes nothing as taken out that its author did not have, or that a reading taken over holds no more', () => {
    const source = certification({ fees: ['$405 exam'], evidence: { '/fees/0': [exam] } })
    const leftOut = (sources: Partial<ProofSources>) =>
      carryProof([certification({})], { previous: [], further: [], ...sources }, author)[0]?.leftOut
    expect(leftOut({ further: [[source]] })).toBeUndefined()
    expect(leftOut({ previous: [certification({})], further: [[source]] })).toBeUndefined()
    expect(leftOut({ previous: [source], renewed: [certification({})] })).toBeUndefined()
    expect(leftOut({ previous: [source], renewed: [] })).toBeUndefined()
    expect(leftOut({ shown: [source] })).toEqual(['fees'])
    expect(leftOut({ previous: [source], shown: [certification({})] })).toBeUndefined()
    expect(leftOut({ previous: [certification({})], shown: [source] })).toEqual(['fees'])
    expect(leftOut({ previous: [source] })).toEqual(['fees'])
    expect(leftOut({ previous: [certification({ leftOut: ['fees'] })], renewed: [] })).toEqual(['fees'])
    expect(leftOut({ previous: [source], shown: [certification({})] }), 'a later look-up that lost it').toBeUndefined()
    expect(leftOut({ previous: [certification({})], shown: [source] }), 'taken out of a later look-up').toEqual(['fees'])
  })

  it('keeps which fields have a page that is closed to programs until they have a line, by the word of sources alone', () => {
    const read = certification({ notAllowed: ['fees', 'validityPeriod'] })
    const notAllowed = (edited: Certification, sources: Partial<ProofSources>) =>
      carryProof([edited], { previous: [], further: [], ...sources }, author)[0]?.notAllowed
    expect(notAllowed(certification({}), { shown: [read] })).toEqual(['fees', 'validityPeriod'])
    expect(notAllowed(certification({ fees: ['$5'] }), { previous: [read] })).toEqual(['validityPeriod'])
    expect(notAllowed(read, { previous: [certification({})] })).toBeUndefined()
    expect(notAllowed(read, { previous: [read], renewed: [certification({})] }), 'opened since').toBeUndefined()
    expect(notAllowed(certification({}), { previous: [certification({})], renewed: [read] })).toEqual(['fees', 'validityPeriod'])
    expect(notAllowed(read, { previous: [read], shown: [certification({})] }), 'opened, in a later look-up').toBeUndefined()
    expect(notAllowed(read, { previous: [read], renewed: [] }), 'of which nothing is taken over').toEqual([
      'fees',
      'validityPeriod',
    ])
    const silent = certification({ noAnswer: ['fees'], notReadable: ['validityPeriod'] })
    const [kept] = carryProof([certification({})], { previous: [silent], further: [] }, author)
    expect(kept).toMatchObject({ noAnswer: ['fees'], notReadable: ['validityPeriod'] })
  })

  it('lets a person state a line in doubt, and no other', () => {
    const conflict: Evidence[] = [
      { ...exam, says: '$405' },
      { ...renewal, says: '$450' },
    ]
    const before = { fees: ['$405', '$10', '$20'], evidence: { '/fees/0': conflict, '/fees/2': [exam] } }
    const forged: Evidence = { kind: 'person', by: 'somebody', via: 'share-link', at: '2000-01-01T00:00:00.000Z' }
    const edited = { fees: ['$405', '$10', '$20'], evidence: { '/fees/0': [forged], '/fees/1': [forged], '/fees/2': [forged] } }
    expect(prove(edited, before)).toEqual({
      '/fees/0': [{ ...stated, before: { text: '$405', evidence: conflict } }],
      '/fees/1': [stated],
      '/fees/2': [exam],
    })
  })

  it('changes no text, no order and no other field', () => {
    const edited = certification({ acronym: 'T', fees: [' b ', '', 'a'], requirements: ['<script>', '\u202Eabc'] })
    const result = carryProof([edited], { previous: [], further: [] }, author)[0]
    expect({ ...result, evidence: undefined }).toEqual({ ...edited, evidence: undefined })
  })
})

describe('textsWithoutSource', () => {
  it('names each text once that the same field of the same certification did not hold', () => {
    const before = [certification({ fees: ['a'], requirements: ['b'] })]
    const edited = [certification({ fees: ['a', 'b', 'c', ''], requirements: ['c'] }), certification({ id: 'c2', name: 'New' })]
    expect(textsWithoutSource(edited, before)).toEqual(['c', 'b', 'New'])
  })
})

const textsOf = (...args: Parameters<typeof passagesIntroduced>) => passagesIntroduced(...args).map(({ passage }) => passage.text)

describe('passagesIntroduced', () => {
  it('names every passage that is new, or has other evidence than before', () => {
    const before = [certification({ fees: ['a', 'b', 'c'], evidence: { '/fees/1': [exam] } })]
    const after = [
      certification({
        fees: ['c', 'b', 'a', 'd', ''],
        requirements: ['d'],
        evidence: { '/fees/1': [exam], '/fees/2': [stated] },
      }),
    ]
    expect(textsOf(after, before)).toEqual(['d', 'a', 'd'])
    expect(textsOf(before, [])).toEqual(['Tester', 'a', 'b', 'c'])
    expect(textsOf(after, after)).toEqual([])
  })
})

function ids(edited: Partial<Certification>[], previous: Partial<Certification>[] = []) {
  let count = 0
  const newId = () => {
    count += 1
    return `new${count}`
  }
  return withStableIds(edited.map(certification), previous.map(certification), newId).map(({ id }) => id)
}

describe('withStableIds', () => {
  it('keeps a given id, once', () => {
    expect(ids([{ id: 'a' }, { id: 'a', name: 'Other' }, { id: undefined, name: 'Third' }])).toEqual(['a', 'new1', 'new2'])
  })

  it('takes the id of the certification of that name when none is given', () => {
    expect(
      ids(
        [
          { id: undefined, name: 'tester' },
          { id: undefined, name: 'Tester' },
        ],
        [{ id: 'a', name: 'Tester' }],
      ),
    ).toEqual(['a', 'new1'])
  })

  it('takes no id that the edit gives to another certification', () => {
    expect(ids([{ id: undefined }, { id: 'c1', name: 'Renamed' }], [{ id: 'c1' }])).toEqual(['new1', 'c1'])
  })
})

describe('a certification that takes the name of another one', () => {
  const alpha = certification({
    id: 'a',
    name: 'Alpha',
    fees: ['$400 exam'],
    evidence: { '/fees/0': [page('The exam fee is $400.')] },
  })
  const beta = certification({
    id: 'b',
    name: 'Beta',
    fees: ['$900 exam'],
    evidence: { '/fees/0': [page('The exam fee is $900.')] },
  })
  const sources = { previous: [alpha, beta], further: [[alpha, beta]] }
  const kindsOf = (certifications: Certification[]) =>
    certifications.map((one) => one.evidence?.['/fees/0']?.map(({ kind }) => kind))

  it('brings no facts along, alone or in exchange', () => {
    expect(kindsOf(carryProof([{ ...alpha, name: 'Beta' }], sources, author))).toEqual([['person']])
    const exchanged = [
      { ...alpha, name: 'Beta' },
      { ...beta, name: 'Alpha' },
    ]
    expect(kindsOf(carryProof(exchanged, sources, author))).toEqual([['person'], ['person']])
  })

  it('keeps them under its own name, however that is written', () => {
    expect(kindsOf(carryProof([{ ...alpha, name: 'ALPHA®' }, beta], sources, author))).toEqual([['page'], ['page']])
  })

  it('keeps none under a name that no page speaks of: the lines are its author’s word, with the former proof behind it', () => {
    const [renamed] = carryProof([{ ...alpha, name: 'Alpha Manager' }, beta], sources, author)
    expect(renamed?.evidence?.['/fees/0']).toEqual([
      { ...stated, before: { text: '$400 exam', evidence: alpha.evidence?.['/fees/0'] } },
    ])
  })

  it('has no source for its name when its short form is another one', () => {
    const named = { ...alpha, acronym: 'CA', evidence: { ...alpha.evidence, '/name': [page('The Alpha (CA).')] } }
    const [edited] = carryProof([{ ...named, acronym: 'FREE' }], { previous: [named], further: [] }, author)
    expect(edited?.evidence?.['/name']?.map(({ kind }) => kind)).toEqual(['person'])
    expect(kindsOf(edited === undefined ? [] : [edited])).toEqual([['page']])
  })

  it('is retired where a source says so, and what is saved first is not by its author’s word', () => {
    const [claimed] = carryProof([{ ...alpha, retired: true }], { previous: [], shown: [alpha], further: [] }, author)
    expect(claimed?.retired).toBeUndefined()
    const read = { ...alpha, retired: true }
    const [kept] = carryProof([alpha], { previous: [read], further: [] }, author)
    expect(kept?.retired).toBe(true)
    expect(kept?.retiredByPerson).toBeUndefined()
    const [offered] = carryProof([read], { previous: [read], renewed: [alpha], further: [] }, author)
    expect(offered?.retired).toBeUndefined()
    const [closed] = carryProof([alpha], { previous: [alpha], renewed: [read], further: [] }, author)
    expect(closed?.retired).toBe(true)
    const [updated] = carryProof([read], { previous: [alpha], shown: [read], further: [] }, author)
    expect([updated?.retired, updated?.retiredByPerson], 'by the results that are saved').toEqual([true, undefined])
  })

  it('is retired, or on offer again, by an edit that changes it: noted as a person’s word, which lasts until a source says the same', () => {
    const said = (edited: Certification, previous: Certification, more: Partial<ProofSources> = {}) => {
      const [one] = carryProof([edited], { previous: [previous], further: [], ...more }, author)
      return [one?.retired, one?.retiredByPerson]
    }
    const saidSo = { ...alpha, retired: true, retiredByPerson: true }
    expect(said({ ...alpha, retired: true }, alpha)).toEqual([true, true])
    expect(said(alpha, saidSo), 'of an edit that says nothing of it').toEqual([true, true])
    expect(said({ ...alpha, retired: false }, { ...alpha, retired: true })).toEqual([false, true])
    expect(said(saidSo, saidSo, { renewed: [{ ...alpha, retired: true }] })).toEqual([true, undefined])
    expect(said({ ...alpha, retiredByPerson: true }, alpha), 'by nobody’s mere claim').toEqual([undefined, undefined])
  })
})
