import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import { describeChanges, merge, type Snapshot, summarizeChanges } from './versions.ts'

const line = fc.string({ minLength: 1, maxLength: 6 })
const lines = fc.array(line, { maxLength: 3 })

const anyCertification: fc.Arbitrary<Certification> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 8 }),
  summary: line,
  requirements: lines,
  validityPeriod: line,
  renewalRequirements: lines,
  fees: lines,
})

const snapshot: fc.Arbitrary<Snapshot> = fc.record({
  organization: fc.record({ name: line, description: line }),
  certifications: fc
    .array(anyCertification, { maxLength: 6 })
    .map((all) => all.map((one, index) => ({ ...one, id: `c${index}`, name: `${one.name} ${index}` }))),
})

/** What happens to each certification: left alone, deleted, or given another text in one field. */
type Fate = 'stays' | 'removed' | 'summary' | 'validityPeriod' | 'fees'
const fates = plans('stays', 'removed', 'summary', 'validityPeriod', 'fees')

/** One fate for each of up to six certifications. */
function plans(...possible: Fate[]) {
  return fc.array(fc.constantFrom(...possible), { minLength: 6, maxLength: 6 })
}

function edited(before: Snapshot, plan: readonly Fate[], by: string): Snapshot {
  const certifications = before.certifications.flatMap((one, index) => {
    const fate = plan[index]
    if (fate === 'removed') return []
    if (fate === 'summary' || fate === 'validityPeriod') return [{ ...one, [fate]: `${one[fate]} ${by}` }]
    return fate === 'fees' ? [{ ...one, fees: [...one.fees, `by ${by}`] }] : [one]
  })
  return { organization: before.organization, certifications }
}

/** An edit as it comes from a form: no evidence object where there was none. */
function withoutEvidence(from: Snapshot): Snapshot {
  return { ...from, certifications: from.certifications.map((one) => ({ ...one, evidence: undefined })) }
}

function snapshotOf(...certifications: Certification[]): Snapshot {
  return { organization: { name: 'O', description: '' }, certifications }
}

function about(name: string, description: string): Snapshot {
  return { organization: { name, description }, certifications: [] }
}

function plain(id: string): Certification {
  return { id, name: id, summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
}

/** The order of certifications after both sides edited 'abc'; a letter is a certification. */
function order(mine: string, theirs: string): string {
  return merge(lettered('abc'), lettered(mine), lettered(theirs))
    .merged.certifications.map(({ id }) => id)
    .join('')
}

function lettered(ids: string): Snapshot {
  return snapshotOf(...Array.from(ids, plain))
}

function merged(base: Snapshot, mine: Snapshot, theirs: Snapshot, prefer?: 'mine' | 'theirs') {
  const result = merge(base, mine, theirs, prefer)
  return { ...result, merged: withoutEvidence(result.merged) }
}

/** One edit of one certification that a reader sees, for every field and for the state of a line. */
const visibleEdits: Record<string, (one: Certification) => Certification> = {
  name: (one) => ({ ...one, name: `${one.name}!` }),
  summary: (one) => ({ ...one, summary: `${one.summary}!` }),
  validityPeriod: (one) => ({ ...one, validityPeriod: `${one.validityPeriod}!` }),
  'a line changed': (one) => ({ ...one, requirements: ['first', ...one.requirements.map((text) => `${text}!`)] }),
  'a line added': (one) => ({ ...one, renewalRequirements: [...one.renewalRequirements, 'one more'] }),
  'a line removed': (one) => ({ ...one, fees: one.fees.length === 0 ? ['the first'] : one.fees.slice(1) }),
  acronym: (one) => ({ ...one, acronym: `${one.acronym ?? ''}X` }),
  retired: (one) => ({ ...one, retired: !(one.retired ?? false) }),
  'the state of a line': (one) => ({
    ...one,
    // Of the name, for it alone is never empty: an empty text has no state.
    evidence: { '/name': [{ kind: 'person', by: 'dana', via: 'editor', at: '2026-11-21T09:00:00.000Z' }] },
  }),
}
/** What nobody sees: an empty object of evidence, an empty acronym, a flag that says what its absence says. */
const invisibleEdits: Record<string, (one: Certification) => Certification> = {
  'no evidence written': (one) => ({ ...one, evidence: one.evidence ?? {} }),
  'an empty acronym': (one) => ({ ...one, acronym: one.acronym ?? '' }),
  'not retired, said': (one) => ({ ...one, retired: one.retired ?? false }),
}
const anyEdit = fc.constantFrom(...Object.entries({ ...visibleEdits, ...invisibleEdits }))

describe('summarizeChanges', () => {
  it('names exactly what a random series of edits of any field, deletions, additions and moves leaves changed', () => {
    const step = fc.record({ at: fc.nat(20), what: fc.constantFrom('edit', 'delete', 'add', 'organization'), edit: anyEdit })
    fc.assert(
      fc.property(snapshot, fc.array(step, { maxLength: 12 }), fc.boolean(), (before, steps, turned) => {
        let certifications = [...before.certifications]
        let organization = before.organization
        const modified = new Set<string>()
        for (const [number, { at, what, edit }] of steps.entries()) {
          const place = certifications.length === 0 ? 0 : at % certifications.length
          const [name, apply] = edit
          const one = certifications[place]
          if (what === 'organization') organization = { ...organization, name: `${organization.name}${number}` }
          else if (what === 'add') certifications = certifications.toSpliced(place, 0, plain(`new${number}`))
          else if (what === 'delete') certifications = certifications.toSpliced(place, 1)
          // One edit a certification, so that a second one cannot take the first one back.
          else if (one?.id !== undefined && !modified.has(one.id)) {
            certifications = certifications.with(place, apply(one))
            if (Object.hasOwn(visibleEdits, name)) modified.add(one.id)
          }
        }
        if (turned) certifications.reverse()
        const isOld = ({ id = '' }: Certification) => id.startsWith('c')
        const stayed = certifications.filter(isOld)
        expect(summarizeChanges(before, { organization, certifications })).toEqual({
          created: false,
          organizationEdited: steps.some(({ what }) => what === 'organization'),
          added: certifications.filter((one) => !isOld(one)).map(({ name }) => name),
          removed: before.certifications.filter(({ id }) => stayed.every((one) => one.id !== id)).map(({ name }) => name),
          modified: stayed.filter(({ id = '' }) => modified.has(id)).map(({ name }) => name),
          reordered: turned && stayed.length > 1,
        })
      }),
      { numRuns: 500 },
    )
  })

  it('names exactly the edits that were made', () => {
    fc.assert(
      fc.property(snapshot, fates, fc.array(anyCertification, { maxLength: 3 }), fc.boolean(), (before, plan, added, renamed) => {
        const after = edited(before, plan, 'me')
        after.certifications.push(...added.map((one, index) => ({ ...one, id: `new${index}` })))
        if (renamed) after.organization = { ...after.organization, description: `${after.organization.description}!` }
        const fated = (...wanted: Fate[]) =>
          before.certifications.flatMap(({ name }, index) => (wanted.some((fate) => fate === plan[index]) ? [name] : []))
        expect(summarizeChanges(before, after)).toEqual({
          created: false,
          organizationEdited: renamed,
          added: added.map(({ name }) => name),
          removed: fated('removed'),
          modified: fated('summary', 'validityPeriod', 'fees'),
          reordered: false,
        })
      }),
    )
  })

  it('sees another state of a line, another order of lines and of certifications, and no source read anew', () => {
    const one = {
      id: 'a',
      name: 'A',
      summary: '',
      requirements: ['x', 'y'],
      validityPeriod: '',
      renewalRequirements: [],
      fees: [],
    }
    const source = { kind: 'catalogue' as const, url: 'https://example.org/', publisher: 'body' as const, readOn: '2026-01-01' }
    const proven = { ...one, evidence: { '/requirements/0': [source] } }
    const other = plain('B')
    expect(summarizeChanges(snapshotOf(one), snapshotOf(proven)).modified).toEqual(['A'])
    expect(summarizeChanges(snapshotOf(one), snapshotOf({ ...one, requirements: ['y', 'x'] })).modified).toEqual(['A'])
    expect(summarizeChanges(snapshotOf(one, other), snapshotOf(other, one))).toMatchObject({ reordered: true, modified: [] })
    const again = { ...one, evidence: { '/requirements/0': [{ ...source, readOn: '2026-11-21' }] } }
    expect(describeChanges(summarizeChanges(snapshotOf(proven), snapshotOf(again)))).toEqual(['No changes'])
  })

  it('is written with counts', () => {
    expect(describeChanges(summarizeChanges(null, snapshotOf()))).toEqual(['Created'])
    const summary = {
      created: false,
      organizationEdited: true,
      added: ['A', 'B'],
      removed: ['C'],
      modified: ['D'],
      reordered: true,
    }
    expect(describeChanges(summary)).toEqual([
      'Organization details edited',
      '2 certifications added',
      '1 certification removed',
      '1 certification modified',
      'Certifications reordered',
    ])
  })
})

describe('merge', () => {
  it('gives the one edit when the other side did nothing, or the same', () => {
    fc.assert(
      fc.property(snapshot, fates, (base, plan) => {
        const after = edited(base, plan, 'me')
        for (const [mine, theirs] of [
          [after, base],
          [base, after],
          [after, after],
        ] as const) {
          expect(merged(base, mine, theirs)).toEqual({ merged: after, conflicts: [] })
        }
      }),
    )
  })

  it('keeps every change of both sides where they touch different fields', () => {
    fc.assert(
      fc.property(snapshot, plans('stays', 'summary', 'validityPeriod'), plans('stays', 'fees'), (base, minePlan, theirPlan) => {
        const both = edited(edited(base, theirPlan, 'them'), minePlan, 'me')
        expect(merged(base, edited(base, minePlan, 'me'), edited(base, theirPlan, 'them'))).toEqual({
          merged: both,
          conflicts: [],
        })
      }),
    )
  })

  it('names a place exactly when both sides changed it differently, and takes the preferred side there', () => {
    fc.assert(
      fc.property(snapshot, fates, fates, (base, minePlan, theirPlan) => {
        const mine = edited(base, minePlan, 'me')
        const theirs = edited(base, theirPlan, 'them')
        const expected = base.certifications.flatMap((one, index) => {
          const [own, other] = [minePlan[index], theirPlan[index]]
          if (own === 'stays' || other === 'stays' || own === undefined || other === undefined) return []
          if (own === 'removed' || other === 'removed') return own === other ? [] : [`${one.id} all`]
          return own === other ? [`${one.id} ${own}`] : []
        })
        const { merged: preferMine, conflicts } = merged(base, mine, theirs, 'mine')
        expect(
          conflicts.flatMap((one) => (one.part === 'certification' ? [`${one.key.slice(3)} ${one.field}`] : [])).toSorted(),
        ).toEqual(expected.toSorted())
        const { merged: preferTheirs } = merged(base, theirs, mine, 'theirs')
        expect(preferTheirs).toEqual(preferMine)
      }),
    )
  })

  it('merges the organization field by field', () => {
    expect(merge(about('a', 'b'), about('A', 'b'), about('a', 'B'))).toEqual({ merged: about('A', 'B'), conflicts: [] })
    expect(merge(about('a', 'b'), about('A', 'b'), about('x', 'b'), 'theirs')).toEqual({
      merged: about('x', 'b'),
      conflicts: [{ part: 'organization', field: 'name' }],
    })
  })

  it('puts added certifications after their neighbours and keeps the order that was changed', () => {
    expect(order('ambc', 'abtc')).toBe('ambtc')
    expect(order('cba', 'abct')).toBe('ctba')
    expect(order('abc', 'bac')).toBe('bac')
  })

  it('takes the evidence with the side a field comes from', () => {
    const proof = [{ kind: 'catalogue' as const, url: 'https://example.org/', publisher: 'body' as const, readOn: '2026-01-01' }]
    const one: Certification = { ...plain('A'), validityPeriod: '1 year', evidence: { '/validityPeriod': proof } }
    const result = merge(snapshotOf(one), snapshotOf({ ...one, fees: ['$1'] }), snapshotOf({ ...one, summary: 'S' }))
    expect(result.merged.certifications[0]).toMatchObject({ fees: ['$1'], summary: 'S', evidence: { '/validityPeriod': proof } })
  })
})
