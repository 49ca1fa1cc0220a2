import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueBody, CatalogueCertification } from '../directory/body.ts'
import { inspector, weldingBody } from '../directory/example-bodies.ts'
import { capturedStreams } from './example-streams.ts'
import { catalogueCommand } from './catalogue.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-files-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the check says of a body's file, with its exit status; the file is called 'ews.json'. */
async function checked(body: CatalogueBody): Promise<[number, string]> {
  const path = join(folder, 'ews.json')
  writeFileSync(path, JSON.stringify(body))
  const { io, err } = capturedStreams()
  const status = await catalogueCommand(['check', path], io)
  return [status, err().replaceAll(path, 'ews.json')]
}

/** The welding body whose inspector is changed. */
function bodyWith(change: Partial<CatalogueCertification>): CatalogueBody {
  return { ...weldingBody, certifications: [{ ...inspector, ...change }, ...weldingBody.certifications.slice(1)] }
}

/** The welding body with one line more, on a page of this address alone. */
function bodyOn(url: string): CatalogueBody {
  const body = bodyWith({ renewal: [...inspector.renewal, { text: 'Retake the exam instead', sources: ['other'] }] })
  return { ...body, sources: { ...body.sources, other: { url, publisher: 'third-party', readOn: '2026-11-20' } } }
}

const line = (text: string, ...sources: string[]) => ({ text, sources })
const elsewhere = 'name a page of the body, a chapter or a government that states it, or leave the line out.'
const rests = "ews.json: certifications.0.renewal.1: CEI: 'Retake the exam instead' rests on"
const shared = "give each its own, or write 'acronymIsShared' where the body uses it for both."

test.each<[string, CatalogueBody, string]>([
  [
    'an open encyclopedia',
    bodyOn('https://en.wikipedia.org/wiki/Welder_certification'),
    `${rests} an encyclopedia that anybody may edit (en.wikipedia.org); ${elsewhere}\n`,
  ],
  [
    'exam preparation',
    bodyOn('https://www.gocertify.com/articles/cei'),
    `${rests} a site that sells exam preparation (www.gocertify.com); ${elsewhere}\n`,
  ],
  ['a shop', bodyOn('https://www.amazon.com/dp/1'), `${rests} a shop (www.amazon.com); ${elsewhere}\n`],
  [
    'an upload of somebody else',
    bodyOn('https://fr.scribd.com/document/1/cei-handbook'),
    `${rests} a site of uploaded copies (fr.scribd.com); ${elsewhere}\n`,
  ],
  [
    'a host under test',
    bodyOn('https://cms-test.ews.example/recertify'),
    `${rests} a staging host (cms-test.ews.example); ${elsewhere}\n`,
  ],
  [
    'a preview of a branch',
    bodyOn('https://ews-web-git-master.vercel.app/recertify'),
    `${rests} a staging host (ews-web-git-master.vercel.app); ${elsewhere}\n`,
  ],
  [
    'a fee without an amount',
    bodyWith({ fees: [...inspector.fees, line('Prices vary by membership', 'fees')] }),
    "ews.json: certifications.0.fees.2: CEI: 'Prices vary by membership' names no amount; write it first ('US$405 exam'), or put the rule under requirements or renewal.\n",
  ],
  [
    'a time to study in as validity',
    bodyWith({ validity: line('6 years to complete the program', 'program') }),
    "ews.json: certifications.0.validity: CEI: '6 years to complete the program' is a time to finish something in; validity is how long the certification lasts, a limit stands under requirements.\n",
  ],
  [
    'one acronym for two certifications',
    { ...bodyWith({}), certifications: [inspector, { ...inspector, name: 'Certified Example Instructor' }] },
    `ews.json: certifications.0.acronym: CEI: 'Certified Example Inspector' and 'Certified Example Instructor' have one acronym; ${shared}\n` +
      `ews.json: certifications.1.acronym: CEI: 'Certified Example Instructor' and 'Certified Example Inspector' have one acronym; ${shared}\n`,
  ],
  [
    'pages that disagree about a price',
    bodyWith({ fees: [...inspector.fees, line('US$950 exam (members)', 'program')] }),
    "ews.json: certifications.0.fees.2: CEI: 'US$950 exam (members)' and 'US$900 exam (members)' are prices of one thing from different pages; keep the likelier and put the other under its 'conflicts'.\n",
  ],
])('a file with %s is refused with one sentence', async (_, body, sentence) => {
  expect(await checked(body)).toEqual([1, sentence])
})

test.each<[string, CatalogueBody]>([
  [
    'a refused page beside an acceptable one',
    {
      ...bodyOn('https://en.wikipedia.org/wiki/Welder_certification'),
      certifications: [{ ...inspector, renewal: [line('Retake the exam instead', 'other', 'program')] }],
    },
  ],
  ['a public site whose name is like a staging word', bodyOn('https://dev.to/ews/recertify')],
  ['a fee of nothing', bodyWith({ fees: [...inspector.fees, line('No charge beyond the membership', 'fees')] })],
  ['a license that lasts from its approval', bodyWith({ validity: line('At most 12 months from approval', 'program') })],
  [
    'an acronym that both certifications call shared',
    {
      ...bodyWith({}),
      certifications: [
        { ...inspector, acronymIsShared: true },
        { ...inspector, name: 'Certified Example Instructor', acronymIsShared: true },
      ],
    },
  ],
  [
    'prices of one thing for different people, from different pages',
    bodyWith({ fees: [...inspector.fees, line('US$700 exam (students)', 'program')] }),
  ],
  ['two prices of one page', bodyWith({ fees: [...inspector.fees, line('US$950 exam (members, at a conference)', 'fees')] })],
])('a file with %s is sound', async (_, body) => {
  expect(await checked(body)).toEqual([0, ''])
})

test('an acronym is not called shared that one certification has alone', async () => {
  expect(await checked(bodyWith({ acronymIsShared: true }))).toEqual([
    1,
    "ews.json: certifications.0.acronym: CEI: no other certification of the body has it; leave 'acronymIsShared' out.\n",
  ])
})
