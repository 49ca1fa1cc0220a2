import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { listColumns } from '#domain/prospects/list-view.ts'
import { insertProspect } from '../src/server/prospects/store.ts'
import { type SignedIn, startTestApp, type TestApp } from '../test/app.ts'
import { closeTestDatabase } from '../test/database.ts'
import { certification, quoted } from '../test/samples.ts'
import { workOn } from '../test/work-on.ts'

/** A file as it was exported, and the cells that it has to show, the heads first. */
export interface ExportedFile {
  name: string
  csv: string
  rows: string[][]
}

/** Texts that break files of this kind. */
const texts = [
  'Boards, Inc., and others',
  'The "best" board, "really"',
  'One line\nand another\n\nafter a gap',
  '=1+1',
  '=HYPERLINK("https://evil.example","Open, please")',
  '+49 30 1234',
  '-12.50',
  '@SUM(A1:A9)',
  '\tafter a tab',
  'Prüfungsgebühr für Schweißer: 95 €',
  'هيئة اعتماد اللحّامين، الرياض',
  '资格认证; 日本語',
  "O'Neill's 'board'",
  ' two  spaces between ',
  `A long note, ${'with "quotes", commas and ü; '.repeat(60)}end`,
]

/** The beginning of a text, for a field of short ones. */
const brief = (text: string): string => text.slice(0, 50).trimEnd()

/** The list and the facts of a prospect, from the real calls. */
export async function exportedFiles(): Promise<ExportedFile[]> {
  const app = await startTestApp()
  try {
    const dana = await app.signedIn('dana')
    return [await listFile(app, dana), await factsFile(app, dana)]
  } finally {
    await app.stop()
    await closeTestDatabase()
  }
}

/** What a cell shows: what a spreadsheet would run stands behind an apostrophe. */
const shown = (text: string): string => (/^[=+\-@\t]/.test(text) ? `'${text}` : text)

async function insert({ context }: TestApp, owner: SignedIn, name: string, certifications: Certification[]): Promise<number> {
  const organization = { name, description: '', abbreviation: 'ü,"B"', website: 'https://example.org/a,b' }
  const prospect = { organization, certifications, ownerId: owner.user.id, email: null, contactFirstName: name }
  return (await insertProspect(context.db, prospect, context.now())).id
}

async function listFile(app: TestApp, dana: SignedIn): Promise<ExportedFile> {
  const heads = ['Organization', 'Abbreviation', 'Website', 'Certifications', 'Status', 'Next step', 'Due', 'Tags']
  const rows = [[...heads, 'Notes', 'Contact first name', 'Email', 'Versions', 'Views', 'Created']]
  for (const text of texts) {
    app.clock.advance(1_000)
    const name = brief(text)
    const id = await insert(app, dana, name, [certification({ name })])
    const nextStep = text.slice(0, 200).trim()
    await workOn(dana, id, { nextStep, nextStepDue: '2026-12-01', tags: ['=A1', 'warm, "hot"'], notes: text })
    const body = [shown(name), 'ü,"B"', 'https://example.org/a,b', shown(name)]
    const work = ['New', shown(nextStep), '2026-12-01', `'=A1, "warm, ""hot"""`, shown(text)]
    rows.push([...body, ...work, shown(name), '', '1', '0', app.clock.now().toISOString()])
  }
  const query = { columns: listColumns.join(','), sort: 'created', direction: 'ascending' } as const
  const { body } = await dana.answer(calls.exportProspects, { query })
  return { name: 'prospects', csv: String(body), rows }
}

async function factsFile(app: TestApp, dana: SignedIn): Promise<ExportedFile> {
  const name = 'Board, "Ü"'
  const evidence = Object.fromEntries(texts.map((text, place) => [`/fees/${place}`, [quoted(text)]]))
  const certifications = texts.map((text) =>
    certification({ name: brief(text), acronym: '+A', summary: text, fees: texts, evidence }),
  )
  const id = await insert(app, dana, name, certifications)
  const heads = ['Body', 'Abbreviation', 'Website', 'Certification', 'Acronym', 'No longer offered']
  const rows = certifications.flatMap((one) => {
    const about = [name, 'ü,"B"', 'https://example.org/a,b', shown(one.name), "'+A", '']
    const fees = texts.map((text) => {
      const source = ['On the body’s page', 'https://ewb.example.org/fees', '2026-11-20', shown(text)]
      return [...about, 'Fees', shown(text), ...source]
    })
    return [[...about, 'Summary', shown(one.summary), '', '', '', ''], ...fees]
  })
  const { body } = await dana.answer(calls.exportFactsCsv, { params: { id: String(id) } })
  return {
    name: 'certifications',
    csv: String(body),
    rows: [[...heads, 'Field', 'Line', 'Proof', 'Source', 'Read on', 'Quote'], ...rows],
  }
}
