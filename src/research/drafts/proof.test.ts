import { describe, expect, test } from 'vitest'
import type { Claim } from './draft.ts'
import { createProof } from './proof.ts'
import { examplePage } from '../layout/example-page.ts'

describe('proof', () => {
  test('gives a claim its sentence and counts each claim once', async () => {
    const document = await examplePage('Fees\n\nThe exam fee is $300 for members. Renewal is free.')
    const proof = createProof()
    proof.add(document)
    const start = document.text.indexOf('The exam')
    const claim: Claim = { text: '$300 exam (members)', documentId: document.id, start, end: start + 33, witness: 'rules' }
    expect(proof.has(document.id)).toBe(true)
    expect(proof.prove(claim)).toMatchObject({
      claim,
      evidence: { quote: 'The exam fee is $300 for members.', witness: 'rules' },
    })
    proof.prove({ ...claim })
    expect(proof.counts()).toEqual({ checked: 1, found: 1 })
  })

  test.each([
    ['another number', { text: '$310 exam (members)' }],
    ['other people', { text: '$300 exam (non-members)' }],
    ['an unknown page', { documentId: 'unknown' }],
    ['a span outside the page', { start: 5_000, end: 5_010 }],
    ['an empty span', { start: 3, end: 3 }],
  ])('refuses %s', async (_, change) => {
    const document = await examplePage('Fees\n\nThe exam fee is $300 for members.')
    const proof = createProof()
    proof.add(document)
    const claim: Claim = {
      text: '$300 exam (members)',
      documentId: document.id,
      start: 5,
      end: document.text.length,
      witness: 'rules',
    }
    expect(proof.prove({ ...claim, ...change })).toBeUndefined()
    expect(proof.counts()).toEqual({ checked: 1, found: 0 })
  })
})
