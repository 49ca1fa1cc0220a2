import { expect, test } from 'vitest'
import { taskFor } from '../../files/extract-file.ts'
import { readPage } from '../../readers/read-page.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { readLines } from '../page/lines.ts'
import { Overlaps } from './overlaps.ts'

async function candidatesIn(text: string): Promise<Map<string, Candidate>> {
  const task = taskFor({ bytes: Buffer.from(text), name: 'page.txt' }, undefined, true)
  const { document } = await readPage({ ...task, asks: { for: 'text' }, blocks: 'all' })
  return new Map(
    candidatesOf(readLines(document))
      .toReversed()
      .map((one) => [one.name, one]),
  )
}

function found(candidates: ReadonlyMap<string, Candidate>, name: string): Candidate {
  const one = candidates.get(name)
  if (one === undefined) throw new Error(`No candidate '${name}' among ${[...candidates.keys()].join(', ')}.`)
  return one
}

test('a short form is one candidate, whether a noun stands behind it or it is said of many', async () => {
  const candidates = await candidatesIn(
    'Maintain your CHMM certification\n\nEvery CHMM pays a yearly fee. CHMMs report their hours. The CHMM exam is given twice a year.\n',
  )
  expect(found(candidates, 'CHMM').mentions).toHaveLength(4)
  expect(candidates.has('CHMM certification')).toBe(false)
  expect(candidates.has('CHMMs')).toBe(false)
})

test('a short form beside a name is that name’s, and a word in capitals that is none stays apart', async () => {
  const candidates = await candidatesIn('Certified Crane Keeper (CCK)\n\nThe CCK is valid for three years.\n')
  expect(found(candidates, 'Certified Crane Keeper')).toMatchObject({ acronym: 'CCK', shorts: [{}, {}] })
})

test('names in the plural are shown as one', async () => {
  const candidates = await candidatesIn('Certified Paralegals renew their certification every two years.\n')
  expect(candidates.has('Certified Paralegal')).toBe(true)
})

test('a name that stands nowhere but in another one is within it, and gives way to it where it is less likely', async () => {
  const candidates = await candidatesIn('Customs Broker License\n\nThe Customs Broker License costs $300.\n')
  const [whole, part] = [found(candidates, 'Customs Broker License'), found(candidates, 'Broker License')]
  const overlaps = new Overlaps([whole, part])
  expect(overlaps.isWithin(part, whole)).toBe(true)
  expect([...overlaps.of(whole)]).toEqual([part])
  expect(overlaps.apart([{ candidate: whole }, { candidate: part }])).toEqual([{ candidate: whole }])
})

test('a name that stands by itself, too, is not within another one', async () => {
  const candidates = await candidatesIn('Crane Keeper\n\nThe Crane Keeper pays $40.\n')
  const [name, longer] = [found(candidates, 'Crane Keeper'), found(candidates, 'Crane Keeper pays')]
  const overlaps = new Overlaps([name, longer])
  expect(overlaps.of(longer).has(name)).toBe(true)
  expect(overlaps.isWithin(name, longer)).toBe(false)
})

test('a rank behind a dash or a comma belongs to the name', async () => {
  const candidates = await candidatesIn(
    'A fee of $760, in the case of a design licence—class 1, and of $90 for an operator certificate, Grade II.\n',
  )
  expect([...candidates.keys()]).toEqual(expect.arrayContaining(['design licence—class 1', 'operator certificate, Grade II']))
})
