import { expect, test } from 'vitest'
import type { HeldName } from '../drafts/draft.ts'
import { examplePage } from '../layout/example-page.ts'
import type { PageReading, PageTask, Reader } from '../readers/page-task.ts'
import { packed } from '../readers/packed.ts'
import { readDocument } from '../readers/read-page.ts'
import { type FirstLook, secondLook } from './second-look.ts'

const organization = { name: 'National Board of Marine Coatings Examiners', description: '' }
const asks = { for: 'facts', organization } as const

/** A page as it was read first, holding so much of a name. */
async function looked(words: string, likely: number, byPerson = false): Promise<FirstLook> {
  const document = await examplePage(words)
  const bytes = packed(document)
  if (bytes === undefined) throw new Error('The page was not packed.')
  const reading = readDocument(document, { asks, byPerson, blocks: 'none' })
  const held: HeldName[] = [{ name: 'Hazard Inspector', acronym: '', likely }]
  return { reading: { ...reading, facts: { ...reading.facts, held } }, again: { packed: bytes, byPerson } }
}

/** A reader that keeps what it is asked, and answers with the reading given. */
function readerOf(answer: PageReading | { stopped: 'too-slow' }): { reader: Reader; tasks: PageTask[] } {
  const tasks: PageTask[] = []
  const read = (task: PageTask) => {
    tasks.push(task)
    return Promise.resolve(answer)
  }
  return { reader: { read, close: () => undefined }, tasks }
}

test('a page of which others hold more is read again with what all hold together, and no other page', async () => {
  const [sure, unsure] = [
    await looked('The Hazard Inspector is certified.', 0.9),
    await looked('Hazard Inspector: $90', 0.2, true),
  ]
  const settled = { right: [], wrong: ['Form 12'] }
  const { reader, tasks } = readerOf(unsure.reading)
  expect(await secondLook([sure, unsure], reader, { organization, settled })).toEqual([unsure.reading])
  expect(tasks).toMatchObject([{ source: { packed: unsure.again.packed }, asks, byPerson: true, settled }])
  expect(tasks[0]?.held).toMatchObject([{ name: 'Hazard Inspector', likely: expect.any(Number) }])
  expect(tasks[0]?.held?.[0]?.likely).toBeGreaterThan(0.9)
})

test('weak hints on several pages do not add up to a name, and a single page is read once', async () => {
  const pages = [await looked('Hazard Inspector', 0.1), await looked('The Hazard Inspector', 0.05)]
  const { reader, tasks } = readerOf({ stopped: 'too-slow' })
  expect(await secondLook(pages, reader, { organization })).toEqual([])
  expect(await secondLook([await looked('The Hazard Inspector is certified.', 0.9)], reader, { organization })).toEqual([])
  expect(tasks).toEqual([])
})

test('a page that cannot be read again stays as it was read', async () => {
  const pages = [await looked('The Hazard Inspector is certified.', 0.9), await looked('Hazard Inspector: $90', 0.2)]
  const { reader, tasks } = readerOf({ stopped: 'too-slow' })
  expect(await secondLook(pages, reader, { organization })).toEqual([])
  expect(tasks).toHaveLength(1)
})
