import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { aws, awsMatch, newProspect, pmiMatch, pmiResult } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { importRow } from './keep-importing.ts'
import { claimRow } from './store.ts'

let app: TestApp
let dana: Visitor
const amazon = { ...awsMatch, name: 'Amazon Web Services', website: 'https://aws.amazon.com' }

beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  app.research
    .finds([pmiMatch])
    .looksUp((organization) => Promise.resolve({ ...pmiResult, organization: { ...organization, description: '' } }))
})

const goOn = async (signal = new AbortController().signal) => {
  while (await importRow(app.context, signal));
}
const start = (rows: { organization: string; website?: string; contactFirstName?: string; email?: string }[]) =>
  dana.call(calls.startImport, { body: { rows } })
const rowsOf = async (id: string) => (await dana.call(calls.getImport, { params: { id } })).rows
const savedNames = async () => (await dana.call(calls.listProspects)).map(({ organization }) => organization.name)

describe('an import', () => {
  test('saves each body with its contact, and says what became of each row', async () => {
    const { id, counts } = await start([{ organization: 'PMI', contactFirstName: 'Maria', email: 'maria@pmi.example.org' }])
    expect(counts).toMatchObject({ waiting: 1, saved: 0 })
    await goOn()
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ number: 1, state: 'saved', message: null })
    const prospect = await dana.call(calls.getProspect, { params: { id: String(row?.searchId) } })
    expect(prospect).toMatchObject({
      contactFirstName: 'Maria',
      email: 'maria@pmi.example.org',
      organization: { name: pmiMatch.name },
    })
    expect(prospect.certifications).toHaveLength(2)
    expect((await dana.call(calls.listImports))[0]).toMatchObject({ id, counts: { waiting: 0, saved: 1 } })
  })

  test('asks where a name has several readings, and goes on with the one that is chosen', async () => {
    app.research.finds([awsMatch, amazon])
    const { id } = await start([{ organization: 'AWS' }, { organization: 'AWS' }])
    await goOn()
    const [asks] = await rowsOf(id)
    expect(asks).toMatchObject({ state: 'asks', candidates: [{ name: awsMatch.name }, { name: amazon.name }] })
    expect(await savedNames()).toEqual([])
    await dana.call(calls.decideImportRow, { params: { id, number: '1' }, body: { choice: 1 } })
    await dana.call(calls.decideImportRow, { params: { id, number: '2' }, body: { choice: null } })
    await goOn()
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['saved', 'skipped'])
    expect(await savedNames()).toEqual(['Amazon Web Services'])
  })

  test('does not save a body again that one has', async () => {
    const { id: known } = await dana.call(calls.createProspect, { body: newProspect })
    const { id } = await start([{ organization: 'PMI' }])
    await goOn()
    expect(await rowsOf(id)).toMatchObject([{ state: 'known', searchId: known }])
    expect(await savedNames()).toHaveLength(1)
  })

  test('means by a name what its owner has under it, and asks about a reading that a stray word brought up', async () => {
    const { id: known } = await dana.call(calls.createProspect, { body: { organization: aws, certifications: [] } })
    app.research.finds([awsMatch, amazon])
    const { id } = await start([{ organization: 'AWS' }])
    await goOn()
    expect(await rowsOf(id)).toMatchObject([{ state: 'known', searchId: known }])
    app.research.finds([pmiMatch])
    const { id: stray } = await start([{ organization: 'Foo; project' }])
    await goOn()
    expect(await rowsOf(stray)).toMatchObject([{ state: 'asks', candidates: [{ name: pmiMatch.name }] }])
  })

  test('takes an address for the site it leads to, not for another body on the same host', async () => {
    const board = { name: 'Board A', description: '', website: 'https://sites.google.com/view/board-a' }
    const { id: boardA } = await dana.call(calls.createProspect, { body: { organization: board, certifications: [] } })
    const { id } = await dana.call(calls.startImport, {
      body: {
        rows: [
          { organization: 'Quite Another Board', website: 'sites.google.com/view/board-b', notes: 'Of B.' },
          { organization: 'Board A', website: 'https://sites.google.com/view/board-a/exams', notes: 'Of A.' },
        ],
      },
    })
    await goOn()
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['saved', 'known'])
    expect(await dana.call(calls.getNotes, { params: { id: String(boardA) } })).toEqual({ notes: 'Of A.' })
    expect((await savedNames()).toSorted()).toEqual(['Board A', 'Quite Another Board'])
  })

  test('knows what its owner calls a body however its name is spelled, and asks where two bodies are called so', async () => {
    const names = ['Nurses’ Bóard & Registry', '看護師会', '医師会']
    const ids: number[] = []
    for (const name of names) {
      const made = await dana.call(calls.createProspect, {
        body: { organization: { name, description: '' }, certifications: [] },
      })
      ids.push(made.id)
    }
    for (const path of ['one', 'two']) {
      const organization = { name: 'State Board', description: '', website: `https://sites.google.com/view/${path}` }
      await dana.call(calls.createProspect, { body: { organization, certifications: [] } })
    }
    app.research.finds([])
    const { id } = await start(
      ['nurses board and registry,', '看護師会', '医師会', 'State Board'].map((organization) => ({ organization })),
    )
    await goOn()
    const known = ids.map((searchId) => ({ state: 'known', searchId }))
    expect(await rowsOf(id)).toMatchObject([...known, { state: 'failed' }])
    expect(app.research.asked.organizations).toEqual(['State Board'])
  })

  test('has the numbers of the file', async () => {
    const { id } = await dana.call(calls.startImport, {
      body: {
        rows: [
          { organization: 'PMI', number: 2 },
          { organization: 'PMI', number: 5 },
        ],
      },
    })
    expect((await rowsOf(id)).map(({ number }) => number)).toEqual([2, 5])
  })

  test('is canceled and goes on; a failed row is tried again', async () => {
    app.research.finds([])
    const { id } = await start([{ organization: 'Management Institute' }, { organization: 'PMI' }])
    await importRow(app.context, new AbortController().signal)
    await dana.call(calls.cancelImport, { params: { id } })
    await goOn()
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['failed', 'waiting'])
    app.research.finds([pmiMatch])
    await dana.call(calls.resumeImport, { params: { id } })
    await goOn()
    // Both are PMI now: the second row finds the prospect of the first.
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['saved', 'known'])
  })

  test('tries one failed row again, with the website that was missing', async () => {
    app.research.finds([])
    const { id } = await start([{ organization: 'Nobody knows' }, { organization: 'Nor this one' }])
    await goOn()
    const mend = (body: { website: string }) => dana.answer(calls.decideImportRow, { params: { id, number: '1' }, body })
    expect(await mend({ website: 'javascript:alert(1)' })).toMatchObject({ status: 400, body: { field: 'website' } })
    expect(await mend({ website: 'nobody.example.org' })).toMatchObject({ status: 204 })
    await goOn()
    const rows = await rowsOf(id)
    expect(rows.map(({ state }) => state)).toEqual(['saved', 'failed'])
    const { organization } = await dana.call(calls.getProspect, { params: { id: String(rows[0]?.searchId) } })
    expect(organization.website).toBe('https://nobody.example.org')
  })

  test('says which field of which row is wrong, and takes 500 rows at most', async () => {
    const wrong = await dana.answer(calls.startImport, {
      body: { rows: [{ organization: 'PMI' }, { organization: 'AWS', email: 'maria@' }] },
    })
    expect(wrong).toMatchObject({ status: 400, body: { field: 'rows.1.email', message: 'Please enter a valid email address.' } })
    const many = Array.from({ length: 501 }, () => ({ organization: 'PMI' }))
    expect(await dana.answer(calls.startImport, { body: { rows: many } })).toMatchObject({
      status: 400,
      body: { field: 'rows', message: 'An import can have at most 500 entries.' },
    })
  })
})

describe('a process that is gone', () => {
  test('loses its row to another one after a while, and does not save it afterward', async () => {
    const { id } = await start([{ organization: 'PMI' }])
    const reading = Promise.withResolvers<undefined>()
    let first = true
    app.research.looksUp(async (organization) => {
      if (first) {
        first = false
        await reading.promise
      }
      return { ...pmiResult, organization }
    })
    const slow = importRow(app.context, new AbortController().signal)
    await expect.poll(() => app.research.asked.certifications.length).toBe(1)
    expect(await importRow(app.context, new AbortController().signal)).toBe(false)
    // The other process believes that the first is gone, and takes the row over.
    app.clock.advance(20_000)
    const taken = await claimRow(app.context.db, 'another-process', app.clock.now())
    expect(taken?.number).toBe(1)
    reading.resolve(undefined)
    await slow
    expect(await savedNames()).toEqual([])
    app.clock.advance(20_000)
    await goOn()
    expect((await rowsOf(id)).map(({ state }) => state)).toEqual(['saved'])
    expect(await savedNames()).toHaveLength(1)
  })
})
