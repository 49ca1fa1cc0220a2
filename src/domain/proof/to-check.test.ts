import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import { priya, quoted } from '../certifications/example-certification.ts'
import { withDecision } from './line-decision.ts'
import { lineState, type PageEvidence } from '../evidence/evidence.ts'
import { pointerTo } from '../certifications/passages.ts'
import { carryProof } from './proof.ts'
import { shownThroughLink, withHiddenLines, withoutDoubt } from '../shares/shown-lines.ts'
import { countToCheck } from './to-check.ts'

const sure = quoted('The exam costs $405.')
const check: PageEvidence = { ...sure, certainty: { verdict: 'check', for: ['table'], against: ['of-all'] } }
const author = priya

/** A certification whose texts say whether they wait for a check; a line is 'K…' where it does. */
function certification(id: string, nameWaits: boolean, waits: readonly boolean[]): Certification {
  const text = (place: number) => `${waits[place] === true ? 'K' : 'S'}${id}${place}`
  const lists = ['requirements', 'renewalRequirements', 'fees'] as const
  const evidence: Record<string, PageEvidence[]> = {
    '/name': [nameWaits ? check : sure],
    '/validityPeriod': [waits[0] === true ? check : sure],
  }
  for (const [list, field] of lists.entries())
    for (const place of [0, 1]) evidence[pointerTo(field, place)] = [waits[1 + list * 2 + place] === true ? check : sure]
  return {
    id,
    name: `${nameWaits ? 'K' : 'S'}${id}`,
    summary: '',
    validityPeriod: text(0),
    requirements: [text(1), text(2)],
    renewalRequirements: [text(3), text(4)],
    fees: [text(5), text(6)],
    evidence,
  }
}

const prospects = fc
  .array(fc.tuple(fc.boolean(), fc.array(fc.boolean(), { minLength: 7, maxLength: 7 })), { minLength: 1, maxLength: 4 })
  .map((all) => all.map(([nameWaits, waits], place) => certification(`c${place}`, nameWaits, waits)))

describe('a line to check', () => {
  it('is told from one that is sure, from a stored one without a word of it, and from one that another source has, too', () => {
    expect(lineState([check])).toBe('check')
    expect(lineState([check, sure])).toBe('on-the-page')
    expect(lineState([sure])).toBe('on-the-page')
    expect(lineState([{ ...check, witness: 'person' }])).toBe('check')
    expect(lineState([check, { kind: 'person', ...author }])).toBe('person')
  })

  it('never goes through a link, nor does what a program went by', () => {
    fc.assert(
      fc.property(prospects, (all) => {
        const told = JSON.stringify(shownThroughLink(all))
        expect(told).not.toMatch(/"K|certainty/)
        for (const one of all.filter(({ name }) => name.startsWith('S'))) expect(told).toContain(`"${one.name}"`)
        expect(countToCheck(shownThroughLink(all))).toEqual({ names: 0, lines: 0 })
      }),
    )
  })

  it('stays where it was when somebody with a link saves what they see', () => {
    fc.assert(
      fc.property(prospects, (all) => {
        expect(withHiddenLines(withoutDoubt(all), all)).toEqual(all.map((one) => expect.objectContaining({ name: one.name })))
        expect(countToCheck(withHiddenLines(withoutDoubt(all), all))).toEqual(countToCheck(all))
      }),
    )
  })

  it('is a person’s word once they say ‘Right’, with the quote that it now stands on, and is shown through a link then', () => {
    const one = certification('c1', true, [true, true, true, true, true, true, true])
    const named = withDecision([one], { certification: one, pointer: '/name' }, { kind: 'state' }, author)
    const [after] = named
    if (after === undefined) throw new Error('The certification is gone.')
    const stated = withDecision(named, { certification: after, pointer: '/fees/0' }, { kind: 'state' }, author)
    // The server believes no evidence of a request but that a person states the line.
    const saved = carryProof(stated, { previous: [one], further: [] }, author)
    expect(saved[0]?.evidence?.['/fees/0']).toEqual([
      { kind: 'person', ...author, before: { text: one.fees[0], evidence: [sure] } },
    ])
    expect(shownThroughLink(saved)).toMatchObject([{ name: 'Kc1', fees: [one.fees[0]], requirements: [], validityPeriod: '' }])
  })

  it('is kept to be checked by whoever edits another line', () => {
    const one = certification('c1', false, [false, false, false, false, false, true, false])
    const [saved] = carryProof([{ ...one, validityPeriod: '3 years' }], { previous: [one], further: [] }, author)
    expect(lineState(saved?.evidence?.['/fees/0'])).toBe('check')
  })

  it('goes with a press of ‘Wrong’, and so does a whole certification', () => {
    const one = certification('c1', true, [true, true, true, true, true, true, true])
    const decided = (pointer: string) => withDecision([one], { certification: one, pointer }, { kind: 'remove' }, author)
    expect(decided('/fees/0')[0]?.fees).toEqual([one.fees[1]])
    expect(decided('/name')).toEqual([])
  })
})
