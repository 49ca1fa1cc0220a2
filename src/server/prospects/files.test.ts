import { calls } from '#contract/calls.ts'
import { parseCsv } from '#domain/text/csv.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { seedWorld, type World } from '../../../test/seeds.ts'

let app: TestApp
let world: World

beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})

const fileOf = (body: unknown) => parseCsv(String(body))
const numbered = (id: number) => ({ params: { id: String(id) } })

test('the file has the rows, columns and order of the view, and only the own prospects', async () => {
  const { dana, pmiProspect, awsProspect } = world
  const body = { tags: ['warm', '=cmd()'], nextStep: '+1 call', nextStepDue: '2026-11-25' }
  await dana.call(calls.changeProspect, { ...numbered(pmiProspect.id), body })
  const all = await dana.answer(calls.exportProspects, {
    query: { columns: 'tags,nextStep,status', sort: 'name', direction: 'ascending' },
  })
  expect(all.headers.get('content-disposition')).toBe('attachment; filename="prospects.csv"')
  expect(fileOf(all.body)).toEqual([
    ['Organization', 'Abbreviation', 'Website', 'Tags', 'Next step', 'Due', 'Status'],
    ['American Welding Society', 'AWS', 'https://www.aws.org', '', '', '', 'New'],
    ['Project Management Institute', 'PMI', 'https://www.pmi.org', 'warm, =cmd()', '+1 call', '2026-11-25', 'Shared'],
  ])
  expect(String(all.body)).toContain("'+1 call")
  const warm = await dana.answer(calls.exportProspects, { query: { tag: 'warm', columns: 'contact' } })
  expect(fileOf(warm.body).slice(1)).toEqual([
    ['Project Management Institute', 'PMI', 'https://www.pmi.org', 'Maria', 'maria@pmi.example.org'],
  ])
  const due = await dana.answer(calls.exportProspects, { query: { due: 'overdue', today: '2026-11-26', columns: 'versions' } })
  expect(fileOf(due.body)).toHaveLength(2)
  const chosen = await dana.answer(calls.exportProspects, { query: { ids: `${awsProspect.id},${world.leesProspect.id}` } })
  expect(fileOf(chosen.body).map(([name]) => name)).toEqual(['Organization', 'American Welding Society'])
  const bare = await dana.answer(calls.exportProspects, { query: { columns: 'none' } })
  expect(fileOf(bare.body)[0]).toEqual(['Organization', 'Abbreviation', 'Website'])
})

test.each(['sort=nonsense', 'status=nonsense', 'due=nonsense', 'columns=tags,nonsense', 'today=nonsense'])(
  'what the list does not know is refused, and the field is named: %s',
  async (query) => {
    const answer = await world.dana.fetch(`/api/searches/export.csv?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'INVALID', field: query.split('=')[0] })
  },
)
