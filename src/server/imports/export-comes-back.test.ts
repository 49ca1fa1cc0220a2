import { calls } from '#contract/calls.ts'
import { parseCsv } from '#domain/text/csv.ts'
import { readImportFile } from '#domain/prospect-files/import.ts'
import { beforeEach, expect, test } from 'vitest'
import { type SignedIn, startTestApp, type TestApp } from '../../../test/app.ts'
import { emptyResult } from '../../../test/scripted-research.ts'
import { newProspect, pmi, pmiMatch } from '../../../test/seeds.ts'
import { importRow } from './keep-importing.ts'
import { workOn } from '../../../test/work-on.ts'

let app: TestApp
let dana: SignedIn
let lee: SignedIn

beforeEach(async () => {
  app = await startTestApp()
  // Of half of the bodies nothing is known but their website.
  app.research
    .identifies(({ name, website }) => {
      const host = new URL(website ?? 'https://none.example.org').hostname
      return { name: host.startsWith('own') ? host : name, description: '', website }
    })
    .looksUp((organization) => Promise.resolve(emptyResult(organization)))
  dana = await app.signedIn('dana')
  lee = await app.signedIn('lee')
})

/** Texts that break such files, each in every place where a person can type it. */
const awkward = [
  'Plain words',
  'The "best", "really"',
  'a; b; c, d',
  '=1+1',
  "'=1+1",
  '+49 30 1234',
  '-12.50',
  '@SUM(A1:A9)',
  '\tafter a tab',
  '\r\n=begins on its second line',
  'One line\r\nand another\r\n\r\nafter a gap',
  'Unix\nlines\n=2+2',
  'An old Mac’s\rlines',
  '👩🏽‍🏭 emoji 🔥',
  'هيئة اعتماد اللحّامين، الرياض',
  '\u202Bמשוב\u202C mixed',
  ' outer and  inner  spaces ',
  `${'5,000 characters; "quoted"\r\n'.repeat(200).slice(0, 4999)}.`,
  'ends in a quotation mark "',
  '﻿a byte order mark',
]

const fileColumns = 'tags,nextStep,contact,notes'

async function prospectWith(place: number): Promise<void> {
  const text = awkward[place % awkward.length] ?? ''
  const brief = text.slice(0, 39).trim()
  const website = `https://${place < awkward.length ? 'own' : 'known'}${place}.example.org`
  const { id } = await dana.call(calls.createProspect, {
    body: {
      organization: { name: `${brief} ${place}`, description: '', website },
      certifications: [],
      contactFirstName: `${brief} ${place}`.slice(0, 60),
      email: place % 3 === 0 ? '' : `maria+${place}@example.org`,
    },
  })
  await workOn(dana, id, {
    notes: text,
    tags: [brief, `${place}, with; all "of it"`],
    nextStep: text.slice(0, 200),
    ...(place % 2 === 0 && { nextStepDue: '2026-12-01' }),
  })
}

async function exported(who: SignedIn): Promise<string> {
  const { body } = await who.answer(calls.exportProspects, { query: { columns: fileColumns, sort: 'name' } })
  return String(body)
}

async function takesIn(who: SignedIn, csv: string) {
  const { rows } = readImportFile(csv)
  expect(rows.filter(({ problem }) => problem !== undefined)).toEqual([])
  const { id } = await who.call(calls.startImport, { body: { rows: rows.map(({ row }) => row) } })
  while (await importRow(app.context, new AbortController().signal));
  return who.call(calls.getImport, { params: { id } })
}

test('an export of 40 prospects comes in elsewhere and goes out again as the same file, however often it comes', async () => {
  for (let place = 0; place < 2 * awkward.length; place += 1) await prospectWith(place)
  const file = await exported(dana)
  const rows = parseCsv(file)
  expect(rows).toHaveLength(41)
  expect(rows.flatMap((row) => row.slice(-1)).toSorted()).toEqual([...awkward, ...awkward, 'Notes'].toSorted())

  const first = await takesIn(lee, file)
  expect(first.counts).toMatchObject({ saved: 40, known: 0, failed: 0, asks: 0 })
  expect(first.rows.filter(({ given }) => 'notes' in given)).toEqual([])
  expect(parseCsv(await exported(lee))).toEqual(rows)

  const again = await takesIn(lee, file)
  expect(again.counts).toMatchObject({ saved: 0, known: 40 })
  expect(again.rows.filter(({ message }) => message !== null)).toEqual([])
  expect(parseCsv(await exported(lee))).toEqual(rows)

  expect((await takesIn(dana, file)).counts).toMatchObject({ known: 40 })
  expect(await exported(dana)).toBe(file)
}, 120_000)

test('a spreadsheet that writes its own line ends doubles no notes', async () => {
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await workOn(dana, id, { notes: 'One line\r\nand another\r\n\r\nafter a gap' })
  const file = await exported(dana)
  await takesIn(dana, file.replaceAll('\r\n', '\n'))
  expect(await exported(dana)).toBe(file)
})

test('what a body has stays; what the file says beyond it is added, and the row says so', async () => {
  const { id } = await dana.call(calls.createProspect, { body: { ...newProspect, contactFirstName: 'Maria', email: '' } })
  await workOn(dana, id, { notes: 'Prefers the phone.', tags: ['Warm'], nextStep: 'Call' })
  app.research.finds([pmiMatch])
  const heads = 'Organization,Contact first name,Email,Tags,Next step,Notes'
  const { rows } = await takesIn(
    dana,
    [
      heads,
      'PMI,Maria,maria@pmi.example.org,"warm, Berlin",Write,"Prefers the phone.\nOn Mondays."',
      'PMI,Pete,pete@pmi.example.org,,,Met at a fair.',
      'PMI,,,,,Prefers the phone.',
    ].join('\r\n'),
  )
  expect(rows.map(({ state, searchId, message }) => ({ state, searchId, message }))).toEqual([
    { state: 'known', searchId: id, message: 'Added from the file: email, tags, notes. Kept as it was here: next step.' },
    { state: 'known', searchId: id, message: 'Added from the file: notes. Kept as it was here: contact.' },
    { state: 'known', searchId: id, message: null },
  ])
  expect(await dana.call(calls.getProspect, { params: { id: String(id) } })).toMatchObject({
    contactFirstName: 'Maria',
    email: 'maria@pmi.example.org',
    work: { tags: ['Warm', 'Berlin'], nextStep: 'Call', notes: 'Prefers the phone.\nOn Mondays.\n\nMet at a fair.' },
  })
})

test('of two prospects of one body the row of each finds its own', async () => {
  for (const contactFirstName of ['Maria', 'Pete']) {
    const { id } = await dana.call(calls.createProspect, { body: { organization: pmi, certifications: [], contactFirstName } })
    await workOn(dana, id, { notes: `Of ${contactFirstName}.` })
  }
  app.research.finds([pmiMatch])
  const file = await exported(dana)
  await takesIn(dana, file)
  expect(await exported(dana)).toBe(file)
  await takesIn(dana, 'Organization,Contact first name,Tags\r\nPMI,Maria,first\r\nPMI,Pete,second')
  const tagged = parseCsv(await exported(dana)).slice(1)
  expect(tagged.map((row) => `${row.at(6)}: ${row.at(3)}`).toSorted()).toEqual(['Maria: first', 'Pete: second'])
})

test('notes are no part of a file that does not show them; a list row holds their beginning', async () => {
  await prospectWith(17)
  const { body } = await dana.answer(calls.exportProspects, { query: { columns: 'tags' } })
  expect(String(body)).toContain('5,000 characters')
  expect(String(body).length).toBeLessThan(500)
  const [row] = await dana.call(calls.listProspects, { query: { brief: 'true' } })
  expect(row).toMatchObject({ notesStart: awkward[17]?.slice(0, 200) })
})
