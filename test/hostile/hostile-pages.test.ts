import { createReaderPool, type Readers } from '#research'
import { skipSentences } from '#domain/lookups/lookup.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostileFile, hostileFiles } from './pages/hostile-files.ts'
import { grownPages } from './pages/hostile-html.ts'
import { hostilePdfs } from './pages/hostile-pdfs.ts'

// All hundred on a whole look-up, beside somebody who works: npm run test:faults -- hostile-pages

const organization = { name: 'National Board of Examples', description: '' }
let readers: Readers
beforeAll(() => {
  readers = createReaderPool({ cpu: 2_500 })
})
afterAll(() => readers.close())

function taskOf({ contentType, make }: Pick<HostileFile, 'contentType' | 'make'>) {
  const url = 'https://body.example/'
  const raw = { bytes: make(), contentType, charset: 'utf-8', url, finalUrl: url, readAt: '2026-11-22T00:00:00.000Z' }
  return { source: { raw }, asks: { for: 'facts', organization }, byPerson: false, blocks: 'none' } as const
}

/** Reads a file: what happened, and how many milliseconds of CPU it took this process, which only moves bytes. */
async function read(file: Pick<HostileFile, 'contentType' | 'make'>) {
  const task = taskOf(file)
  const line = readers.open()
  const before = process.cpuUsage()
  try {
    const reading = await line.read(task)
    const { user, system } = process.cpuUsage(before)
    return { reading, own: (user + system) / 1_000 }
  } finally {
    line.close()
  }
}

describe('a page that means harm', () => {
  test('with a table of thousands of certifications is read beside this process, which goes on', {
    timeout: 60_000,
  }, async () => {
    const table = grownPages['a table of certifications']
    if (table === undefined) throw new Error('There is no such page.')
    const { reading, own } = await read({ contentType: 'text/html', make: () => Buffer.from(table(100_000)) })
    // It took this process 26 seconds.
    expect(own).toBeLessThan(1_000)
    expect(reading).toMatchObject({
      facts: {
        certifications: expect.arrayContaining([
          expect.objectContaining({ name: expect.objectContaining({ text: expect.stringMatching(/^Certified .+ Inspector$/) }) }),
        ]),
      },
    })
  })

  test('and is packed over and over ends itself, and the next page is read', { timeout: 60_000 }, async () => {
    const bomb = hostilePdfs['content packed twice']
    if (bomb === undefined) throw new Error('There is no such PDF.')
    const make = () => bomb(10)
    expect(make().length).toBeLessThan(11_000)
    const { reading } = await read({ contentType: 'application/pdf', make })
    expect(reading).toEqual({ stopped: 'too-heavy' })
    expect(skipSentences['too-heavy']).toBe('reading it took too much memory')
    const page = '<h1>Certified Hull Inspector (CHI)</h1><p>The CHI exam fee is $300.</p>'
    const next = await read({ contentType: 'text/html', make: () => Buffer.from(page) })
    expect(next.reading).toMatchObject({ facts: { certifications: [{ acronym: 'CHI' }] } })
  })

  test('of any kind is read or ended in its time', { timeout: 90_000 }, async () => {
    const files = hostileFiles(16, 3, 0.05)
    const outcomes = await Promise.all(files.map(async (file) => ({ file, ...(await read(file)) })))
    for (const { file, reading } of outcomes)
      expect([file.name, 'stopped' in reading ? skipSentences[reading.stopped] : reading.document.kind]).toEqual([
        file.name,
        expect.any(String),
      ])
  })
})

describe('the processes that read', () => {
  test('pack a page where it is asked for, and read it again from that with what a person said of names', {
    timeout: 60_000,
  }, async () => {
    const html =
      '<title>Fees</title><main><h1>Fees</h1><table><tr><th>What</th><th>Exam fee</th></tr><tr><td>Wicks and trimming</td><td>US$145</td></tr></table></main>'
    const { source, ...task } = taskOf({ contentType: 'text/html', make: () => Buffer.from(html) })
    const line = readers.open()
    const first = await line.read({ source, ...task, packs: true })
    if ('stopped' in first || first.packed === undefined) throw new Error('The page was not packed.')
    const settled = { right: ['Wicks and trimming'], wrong: [] }
    const again = await line.read({ source: { packed: first.packed }, ...task, settled })
    expect(again).toMatchObject({
      document: { id: first.document.id },
      facts: { certifications: [{ name: { text: 'Wicks and trimming' }, fees: [{ text: 'US$145 exam' }] }] },
    })
    expect(again).not.toHaveProperty('packed')
    line.close()
  })

  test('take the pages of several look-ups in turn', { timeout: 60_000 }, async () => {
    const one = createReaderPool({ processes: 1 })
    const [greedy, modest] = [one.open(), one.open()]
    const order: string[] = []
    const page = (name: string) => taskOf({ contentType: 'text/html', make: () => Buffer.from(`<h1>${name}</h1>`) })
    const many = ['first', 'second', 'third', 'fourth'].map((name) => greedy.read(page(name)).then(() => order.push(name)))
    const single = modest.read(page('modest')).then(() => order.push('modest'))
    await Promise.all([...many, single])
    expect(order).toEqual(['first', 'modest', 'second', 'third', 'fourth'])
    await one.close()
  })

  test('read for those who work here before they read for strangers, and keep a process from strangers', {
    timeout: 60_000,
  }, async () => {
    const one = createReaderPool({ processes: 1 })
    const [stranger, worker] = [one.open('last'), one.open('first')]
    const order: string[] = []
    const page = (name: string) => taskOf({ contentType: 'text/html', make: () => Buffer.from(`<h1>${name}</h1>`) })
    const many = ['first', 'second', 'third'].map((name) => stranger.read(page(name)).then(() => order.push(name)))
    const own = ['mine', 'mine too'].map((name) => worker.read(page(name)).then(() => order.push(name)))
    await Promise.all([...many, ...own])
    expect(order).toEqual(['first', 'mine', 'mine too', 'second', 'third'])
    await one.close()

    const two = createReaderPool({ processes: 2, cpu: 1_500 })
    const forms = hostilePdfs['forms that draw forms']
    const heavy = taskOf({ contentType: 'application/pdf', make: () => forms?.(10) ?? new Uint8Array() })
    const strangers = [two.open('last'), two.open('last')].map((line) => line.read(heavy).then(() => order.push('heavy')))
    await two.open('first').read(page('quick'))
    order.push('quick')
    await Promise.all(strangers)
    expect(order.slice(-3)).toEqual(['quick', 'heavy', 'heavy'])
    await two.close()
  })

  test('end a page that takes too long, and nobody else’s', { timeout: 60_000 }, async () => {
    const short = createReaderPool({ processes: 1, cpu: 1_500, wall: 20_000 })
    const [harm, other] = [short.open(), short.open()]
    const forms = hostilePdfs['forms that draw forms']
    const slow = harm.read(taskOf({ contentType: 'application/pdf', make: () => forms?.(10) ?? new Uint8Array() }))
    const honest = other.read(taskOf({ contentType: 'text/html', make: () => Buffer.from('<h1>Fees</h1><p>Words.</p>') }))
    expect(await slow).toEqual({ stopped: 'too-slow' })
    expect(await honest).toMatchObject({ kept: { text: 'Fees\nWords.' } })
    await short.close()
  })

  test('stop with a look-up that is cancelled', { timeout: 60_000 }, async () => {
    const pool = createReaderPool({ processes: 1 })
    const line = pool.open()
    const cancel = new AbortController()
    const forms = hostilePdfs['forms that draw forms']
    const make = () => forms?.(10) ?? new Uint8Array()
    const reading = line.read(taskOf({ contentType: 'application/pdf', make }), cancel.signal)
    const waiting = line.read(taskOf({ contentType: 'application/pdf', make }), cancel.signal)
    cancel.abort(new Error('cancelled'))
    await expect(reading).rejects.toThrow('cancelled')
    await expect(waiting).rejects.toThrow('cancelled')
    await pool.close()
  })
})
