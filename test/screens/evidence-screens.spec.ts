import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { broughtDocument } from '../brought-document.ts'
import { keepEvidencePage } from '../../src/server/evidence-pages/store.ts'
import { insertProspect } from '../../src/server/prospects/store.ts'
import { certificationsOf } from '../many-certifications.ts'
import { certification, certifiedWelder, lookedUp, quoted, welders } from '../samples.ts'
import { newProspect, pmi, pmp } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'
import { expect, test } from './fixtures.ts'

/** One line of each state; 'stated by a person' is said on the screen itself. */
const allStates: Certification = certification({
  id: 'ewb-ci',
  name: 'Certified Inspector of Welds in Pressure Vessels and Pipelines',
  acronym: 'CI',
  summary: 'For people who inspect welds and answer for the work of others.',
  requirements: ['Pass the inspection test.', 'Two years of work under an inspector.', 'A letter of an employer.'],
  validityPeriod: '3 years',
  fees: ['US$95 test', 'US$40 renewal'],
  evidence: {
    '/requirements/0': [
      {
        ...quoted('Applicants pass an inspection test.'),
        before: 'Before they apply. ',
        after: ' Then a card is sent.',
        marks: [[11, 34]],
      },
    ],
    '/validityPeriod': [
      { ...quoted('It is valid for 3 years.'), says: '3 years' },
      { ...quoted('Cards expire after 2 years.'), url: 'https://ewb.example.org/handbook', says: '2 years' },
    ],
    '/fees/0': [{ kind: 'catalogue', url: 'https://ewb.example.org/fees', publisher: 'body', readOn: '2026-10-02' }],
  },
})

/** What reading the site of the Welding Board gives. */
function readings(certifications: Certification[]): LookupResult {
  const pagesRead = ['fees', 'handbook', 'renew'].map((name) => ({ url: `${welders.website}/${name}`, readOn: '2026-11-20' }))
  const names = certifications.map(({ name }) => name)
  const ledger = { namesSeen: names.map((name) => ({ name })), detailed: names, notRead: [], pages: pagesRead }
  return { ...lookedUp(welders, certifications), ledger }
}

/** Key of who is signed in. */
async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.call(calls.getUser)).id
}

test('proof states, and adding a page', async ({ app, signIn, page, picture }) => {
  await signIn()
  app.context.liveReading = true
  app.research
    .finds([{ ...welders, source: 'catalogue', reason: 'EWB is its abbreviation.', detailed: true }])
    .answers(readings([allStates, certifiedWelder]))
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('EWB')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  const letter = page.locator('.fact', { hasText: 'A letter of an employer.' })
  await letter.getByRole('button').click()
  await letter.getByRole('button', { name: 'State it yourself' }).click()
  await expect(letter).toHaveAttribute('data-state', 'person')
  await page.getByRole('switch', { name: 'Show all quotes' }).click()
  await picture('00-proof-states')
  await page.getByRole('button', { name: 'Add a page or PDF' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await picture('15-add-page')
})

test('re-check and stored copy', async ({ app, signIn, page, picture }) => {
  const dana = await signIn()
  app.context.liveReading = true
  const quote = 'The test costs US$95.'
  const document = await broughtDocument({
    bytes: Buffer.from(
      `Fees of the Example Welding Board\n\nAll fees are in US dollars.\n\n${quote} A renewal costs US$40.\n\nFees are not given back.`,
    ),
    contentType: 'text/plain',
    url: 'https://ewb.example.org/fees',
    readAt: '2026-11-20T09:00:00.000Z',
  })
  await keepEvidencePage(app.context.db, document)
  const evidence = { ...certifiedWelder.evidence, '/fees/0': [{ ...quoted(quote), pageId: document.id }] }
  const older: Certification = { ...certifiedWelder, validityPeriod: '5 months', fees: ['US$80 test'], evidence: {} }
  app.research.answers(readings([{ ...certifiedWelder, evidence }, allStates]))
  const prospect = {
    ownerId: await idOf(dana),
    organization: welders,
    certifications: [older],
    email: null,
    contactFirstName: null,
  }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  await page.goto(`/search/${id}`)
  await page.getByRole('button', { name: 'Re-check' }).click()
  await expect(page.getByRole('heading', { name: 'What the added pages say' })).toBeVisible()
  await picture('16-recheck')
  await page.getByRole('button', { name: /^Accept \d+ changes$/ }).click()
  await expect(page.getByRole('heading', { name: '2 certifications' })).toBeVisible()
  await page.goto(pages.storedCopy(document.id, { searchId: id, quote }))
  await expect(page.locator('mark')).toContainText(quote)
  await picture('17-stored-copy')
})

test('versions and conflict', async ({ signIn, page, picture }) => {
  const dana = await signIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const edited = (validityPeriod: string) =>
    dana.call(calls.updateProspect, {
      params: { id: String(id) },
      body: {
        organization: pmi,
        certifications: newProspect.certifications.map((one) => (one.id === pmp.id ? { ...one, validityPeriod } : one)),
        changeReason: 'The handbook changed',
      },
    })
  await edited('4 years')
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await picture('06c-version-history')
  await page.getByRole('row').nth(1).getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog').locator('ins')).toHaveText('4')
  await picture('06d-compare')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Valid for').fill('5 years')
  await edited('6 years')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog', { name: 'You saved in another window while you were editing here' })).toBeVisible()
  await picture('06e-conflict')
})

test('links, and what a prospect sees after the first view', async ({ app, signIn, page, picture }) => {
  const dana = await signIn()
  const [first] = certificationsOf(1)
  if (first === undefined) throw new Error('One certification was asked for.')
  const stated: Certification = {
    ...first,
    fees: [...first.fees, 'US$40 renewal'],
    evidence: {
      ...first.evidence,
      '/fees/1': [{ kind: 'person', by: 'Priya', via: 'share-link', at: '2026-11-12T09:00:00.000Z' }],
    },
  }
  const certifications = [stated, ...certificationsOf(4).slice(1)]
  const prospect = { ownerId: await idOf(dana), organization: welders, certifications, email: null, contactFirstName: 'Priya' }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  const { id: second } = await dana.call(calls.createProspect, { body: newProspect })
  await dana.call(calls.createShare, { body: { searchId: second } })
  await page.goto('/share-links')
  await expect(page.getByRole('row')).toHaveCount(3)
  await picture('18-share-links')
  await page.goto(`/share/${shareId}`)
  await page.getByRole('switch', { name: 'Show all quotes' }).click()
  await expect(page.locator('details[data-quote]:not([open])')).toHaveCount(0)
  await expect(page.locator('.programs[data-serif]')).toBeVisible()
  await picture('07b-share-quotes-open')
  await page.getByLabel('Billing name').fill('Priya Raman')
  await page.getByLabel('Billing email').fill('billing@example.org')
  await page.getByRole('button', { name: 'Continue to Pay' }).click()
  await expect(page.getByText('billing@example.org')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await picture('07c-share-submitted')
  await page.goto(`/waitlist/${shareId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await picture('09b-place-in-line')
})
