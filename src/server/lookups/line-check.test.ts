import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { lookedUp } from '../../../test/samples.ts'
import { broughtDocument } from '../../../test/brought-document.ts'

test('a site that mirrors the text of a body takes nothing from what the body says', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  app.research.looksUp(async (body, { keeper }) => {
    const url = `${body.website}/fees`
    const page = { url, readAt: app.clock.now().toISOString(), contentType: 'text/plain' }
    const document = await broughtDocument({ ...page, bytes: Buffer.from('The examination fee is $432.') })
    await keeper?.keepPage(document)
    const { ledger, ...result } = lookedUp(body, [])
    return { ...result, ledger: { ...ledger, pages: [{ url, readOn: '2026-11-20', pageId: document.id }] } }
  })
  const mirror = { name: 'Stranger', description: '', website: 'https://stranger.example.org' }
  await app.anonymous().answer(calls.queryCertifications, { body: { organization: mirror } })
  const website = 'https://body.example.org'
  const checked = await dana.call(calls.checkLine, {
    body: { organization: { ...mirror, name: 'Body', website }, line: 'The examination fee is $432.' },
  })
  expect(checked).toMatchObject({ answer: 'said', pagesRead: 1, quotes: [{ url: `${website}/fees` }] })
})
