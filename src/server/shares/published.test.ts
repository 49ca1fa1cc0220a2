import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type SignedIn, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, welders } from '../../../test/samples.ts'
import { insertProspect } from '../prospects/store.ts'

let app: TestApp
let dana: SignedIn
let params: { shareId: string }
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  const organization = { ...welders, description: 'Certifies </script> welders.' }
  const prospect = { ownerId: dana.user.id, organization, certifications: [certifiedWelder], email: null, contactFirstName: null }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  params = { shareId: (await dana.call(calls.createShare, { body: { searchId: id } })).shareId }
})

/** What search engines get of the page of the link. */
async function seen() {
  const answer = await app.anonymous().fetch(pages.share(params.shareId))
  const text = await answer.text()
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
  const isKept = answer.headers.get('x-robots-tag') === null && !text.includes('content="noindex"')
  return { isKept, data: data === undefined ? undefined : (JSON.parse(data) as unknown) }
}
const publish = (published: boolean) => dana.call(calls.changeShare, { params, body: { published } })

test('a link is not for search engines, and holds no data for them, until its owner publishes it', async () => {
  expect(await seen()).toEqual({ isKept: false, data: undefined })
  expect(await publish(true)).toMatchObject({ published: true })
  expect(await seen()).toEqual({
    isKept: true,
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': '#organization',
          name: welders.name,
          alternateName: 'EWB',
          description: 'Certifies </script> welders.',
          url: welders.website,
        },
        {
          '@type': 'EducationalOccupationalCredential',
          name: 'Certified Welder',
          alternateName: 'CW',
          description: 'For welders.',
          credentialCategory: 'Certification',
          recognizedBy: { '@id': '#organization' },
          validFor: 'P6M',
          offers: [{ '@type': 'Offer', description: 'US$95 test' }],
        },
      ],
    },
  })
  await publish(false)
  expect(await seen()).toEqual({ isKept: false, data: undefined })
})

test('a passcode, a pause, the end of its time or an interest gives search engines nothing', async () => {
  await publish(true)
  const change = (body: object) => dana.call(calls.changeShare, { params, body })
  for (const [closed, open] of [
    [{ passcode: 'open sesame' }, { passcode: null }],
    [{ paused: true }, { paused: false }],
  ] as const) {
    await change(closed)
    expect(await seen(), JSON.stringify(closed)).toEqual({ isKept: false, data: undefined })
    await change(open)
    expect((await seen()).isKept).toBe(true)
  }
  const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
  await change({ expiresOn: '2026-11-21' })
  app.clock.advance(86_400_000)
  expect(await seen()).toEqual({ isKept: false, data: undefined })
  app.clock.advance(-86_400_000)
  await app.anonymous().call(calls.submitShareInterest, { params, body: billing })
  const programs = await app.anonymous().fetch(pages.sharedPrograms(params.shareId))
  expect(programs.headers.get('x-robots-tag')).toBe('noindex')
  expect(await programs.text()).not.toContain('ld+json')
})

test('whoever finds a published page may suggest, and edits nothing', async () => {
  expect(await publish(true)).toMatchObject({ published: true, mode: 'suggest' })
  expect((await dana.answer(calls.changeShare, { params, body: { published: true, mode: 'edit' } })).status).toBe(400)
  const edited = await dana.call(calls.changeShare, { params, body: { mode: 'edit' } })
  expect(edited).toMatchObject({ published: false, mode: 'edit' })
  expect(await seen()).toEqual({ isKept: false, data: undefined })
  // As a link was that was published before.
  await app.context.db.updateTable('share_links').set({ published: true }).execute()
  expect(await seen()).toEqual({ isKept: false, data: undefined })
})
