import { describe, expect, test } from 'vitest'
import { cleanDocument } from '../document/clean.ts'
import { likelyNames } from './likely-names.ts'
import { weightsFrom } from './weights.ts'

/** Names of a plain page with how likely they are, by the weights that are kept. */
async function namesIn(text: string) {
  const url = 'https://www.board.example/fees'
  const document = await cleanDocument({
    bytes: new TextEncoder().encode(text),
    contentType: 'text/html',
    charset: 'utf-8',
    url,
    finalUrl: url,
    readAt: '2026-01-01T00:00:00Z',
  })
  return likelyNames(document, { name: 'Board of Crane Keepers', description: '' })
}

describe('the kept weights fit the code', () => {
  test('a certification is likelier than anything else on its page, and has its short form', async () => {
    const [first, second] = await namesIn(
      '<h1>Certified Crane Keeper (CCK)</h1><h2>Fees</h2><ul><li>Exam fee: $300</li><li>Renewal fee: $120</li></ul><p>The Certified Crane Keeper certification is valid for three years.</p>',
    )
    expect(first).toMatchObject({ name: 'Certified Crane Keeper', acronym: 'CCK' })
    expect(first?.likely).toBeGreaterThan(0.6)
    expect(second?.likely ?? 0).toBeLessThan(0.3)
  })

  test('no heading of a page about its body is likely', async () => {
    const names = await namesIn(
      '<h1>About the Board</h1><h2>Our History</h2><p>The board was founded in 1932.</p><h2>Board Members</h2><p>Six members are elected.</p>',
    )
    expect(names.filter(({ likely }) => likely >= 0.5)).toEqual([])
  })

  test('and what was made for other features is refused', () => {
    expect(() => weightsFrom({ step: 1, bytes: 'eJwDAAAAAAE=', trees: [] })).toThrow('places')
  })
})
