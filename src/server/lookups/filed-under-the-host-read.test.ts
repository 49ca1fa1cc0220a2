import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { misleadingAddresses } from '../../research/site/example-misleading-addresses.ts'
import { certification, lookedUp, quoted } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

const body = { name: 'Body of Examples', description: '', website: 'https://body.example.org' }
const lie = certification({
  name: 'Certified Example',
  fees: ['US$1 exam'],
  evidence: { '/fees/0': [{ ...quoted('The exam costs US$1.'), url: 'https://attacker.example/' }] },
})

/** The engine reads whatever the URL of a website leads to: the body's own page, or a stranger's. */
function readsTheWeb(): void {
  app.research.looksUp((asked) => {
    const host = URL.parse(asked.website ?? '')?.hostname ?? ''
    const own = /^(?:www\.)?body\.example\.org$/.test(host)
    return Promise.resolve(lookedUp(own ? body : asked, own ? [certification({ name: 'Certified Example' })] : [lie]))
  })
}

const lies = (certifications: readonly Certification[]) => certifications.filter(({ fees }) => fees.includes('US$1 exam'))
const states = ({ certifications }: { certifications: Certification[] }) =>
  Object.values(certifications[0]?.evidence ?? {})
    .flat()
    .map(({ kind }) => kind)

test('after a stranger has asked by 300 misleading addresses, nobody is answered by what they led to', async () => {
  readsTheWeb()
  for (const website of [`http://body.example.org\t.attacker.example/`, ...misleadingAddresses(300, 12)]) {
    app.clock.advance(60_000)
    await app.anonymous().answer(calls.queryCertifications, { body: { organization: { ...body, website } } })
    await dana.answer(calls.queryCertifications, { body: { organization: { ...body, website } } })
  }
  for (const visitor of [dana, app.anonymous('203.0.113.80')]) {
    expect(lies(await visitor.call(calls.queryCertifications, { body: { organization: body } }))).toEqual([])
  }
  const prospect = await dana.call(calls.createProspect, { body: { organization: body, certifications: [lie] } })
  expect(states(prospect)).not.toContain('page')
}, 120_000)

test.each(['\t', '\n', '\r', ' ', '\u00AD', '\u200B', '\0'])(
  'an address with %j inside is refused with a sentence',
  async (sign) => {
    const website = `http://body.example.org${sign}.attacker.example/`
    const organization = { ...body, website }
    const sentence = {
      status: 400,
      body: { code: 'INVALID', message: expect.stringMatching(/cannot contain spaces, line breaks or invisible/) },
    }
    const asked = [
      await dana.answer(calls.queryOrganization, { body: { searchTerm: website } }),
      await dana.answer(calls.queryCertifications, { body: { organization } }),
      await dana.answer(calls.createProspect, { body: { organization, certifications: [] } }),
      await dana.answer(calls.addPage, { body: { kind: 'address', organization: { name: body.name }, url: website } }),
    ]
    if (sign === '\0') for (const { status } of asked) expect(status).toBe(400)
    else for (const answer of asked) expect(answer).toMatchObject(sentence)
  },
)
