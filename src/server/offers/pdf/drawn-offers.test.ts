import { expect, test } from 'vitest'
import { certifiedWelder, welders } from '../../../../test/samples.ts'
import { type Offer, whatIsOffered } from '#domain/offers/offer.ts'
import { createOfferFiles } from './drawn-offers.ts'

const options = { billingCycle: 'monthly' as const, base: true, pearson: false, social: false }
const offered = whatIsOffered(
  { organization: welders, certifications: [certifiedWelder] },
  options,
  { name: 'Dana', email: null },
  'Product',
)
const offer = (number: string): Offer => ({ ...offered, number, madeOn: '2026-11-21', validUntil: '2026-12-21', isOver: false })

/** Draws nothing, and notes what it was asked for and how many drawings were open at once. */
function drawing(length = 10) {
  const drawn: string[] = []
  let [open, mostOpen] = [0, 0]
  const files = createOfferFiles(async ({ number }, paper) => {
    drawn.push(`${number} ${paper}`)
    open += 1
    mostOpen = Math.max(mostOpen, open)
    await new Promise((resolve) => setTimeout(resolve, 2))
    open -= 1
    if (number === 'broken') throw new Error('no font')
    return Buffer.alloc(length, number)
  })
  return { files, drawn, most: () => mostOpen }
}

test('twelve people at once get one drawing of each offer, and one is drawn at a time', async () => {
  const { files, drawn, most } = drawing()
  const asked = Array.from({ length: 12 }, (_, place) => files(offer(`1-${place % 3}`), place % 2 === 0 ? 'a4' : 'letter'))
  await Promise.all(asked)
  expect(drawn).toHaveLength(6)
  expect(most()).toBe(1)
  await files(offer('1-1'), 'a4')
  expect(drawn).toHaveLength(6)
})

test('an offer that says something else is drawn anew: one that is over by now', async () => {
  const { files, drawn } = drawing()
  await files(offer('1-1'), 'a4')
  await files({ ...offer('1-1'), isOver: true }, 'a4')
  expect(drawn).toHaveLength(2)
})

test('the one asked for longest ago makes room', async () => {
  const { files, drawn } = drawing(8_000_000)
  for (const number of ['1-1', '1-2', '1-1', '1-3', '1-1', '1-2']) await files(offer(number), 'a4')
  expect(drawn).toEqual(['1-1 a4', '1-2 a4', '1-3 a4', '1-2 a4'])
})

test('a drawing that fails is tried again, and keeps nobody else waiting', async () => {
  const { files, drawn } = drawing()
  await expect(files(offer('broken'), 'a4')).rejects.toThrow('no font')
  await expect(files(offer('broken'), 'a4')).rejects.toThrow('no font')
  expect((await files(offer('1-1'), 'a4')).length).toBe(10)
  expect(drawn).toHaveLength(3)
})
