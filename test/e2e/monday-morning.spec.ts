import { calls } from '#contract/calls.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { pmiMatch, pmiResult } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

const count = 20
/** Rows whose name has two readings. */
const ambiguous = [4, 9, 14]
const nameOf = (row: number) => `Board of Examiners ${row}`
const mailOf = (row: number) => `contact${row}@board${row}.example.org`

function reading(name: string): OrganizationMatch {
  const website = `https://${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example.org`
  return { ...pmiMatch, name, abbreviation: undefined, website, source: 'web-search' }
}

/** Twenty bodies with a contact each, as somebody keeps them in a spreadsheet. */
const file = [
  'Organization,Contact first name,Email',
  ...Array.from({ length: count }, (_, index) => `${nameOf(index + 1)},Contact ${index + 1},${mailOf(index + 1)}`),
].join('\r\n')

test('Monday morning: twenty bodies come in, five are shared, one corrects, one is interested, the view goes out', async ({
  page,
  app,
  signIn,
}) => {
  test.slow()
  const dana = await signIn()
  app.research
    .looksUp((organization) => Promise.resolve({ ...pmiResult, organization: { ...organization, description: '' } }))
    .findsEach((term) =>
      ambiguous.some((row) => nameOf(row) === term) ? [reading(`${term} East`), reading(`${term} West`)] : [reading(term)],
    )

  // Import 20 bodies, three ambiguous.
  await page.goto('/saved-searches')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Import prospects' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'bodies.csv', mimeType: 'text/csv', buffer: Buffer.from(`${file}\r\n,No name,wrong@\r\n`) })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('row')).toHaveCount(count + 2)
  await expect(preview).toContainText('Organization name must be at least 2 characters.')
  await expect(page.getByText('1 row is left out.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Import ${count} bodies` }).click()
  await expect(page).toHaveURL(/\/import\/[\w-]+$/)
  await expect(page.getByText(`${count - 3} saved, 3 to decide`)).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page)
  for (const row of ambiguous) {
    await page.getByRole('button', { name: `${nameOf(row)} West` }).click()
  }
  await expect(page.getByText(`${count} saved`, { exact: true })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('heading', { name: 'Import done' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Your Prospects' }).last().click()
  await expect(page.getByText(`${count} prospects`)).toBeVisible()

  // Share five with an own message.
  const rowOf = (row: number) => page.getByRole('row').filter({ has: page.getByRole('link', { name: nameOf(row), exact: true }) })
  const shared = [1, 2, 3, 5, 6]
  for (const row of shared) await rowOf(row).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selected prospects' })
  await bar.getByRole('button', { name: 'Share via Email' }).click()
  const mail = page.getByRole('dialog', { name: 'Share via Email' })
  await mail.getByLabel('Message').fill('Good morning! Is this how your program stands?')
  await mail.getByRole('button', { name: 'Send 5 emails' }).click()
  await expect(mail.getByText('Waiting in the outbox')).toHaveCount(5)
  await mail.getByRole('button', { name: 'Done' }).click()
  const mails = (await app.mails()).filter(({ kind }) => kind === 'share')
  expect(mails.map(({ to_email: to }) => to).toSorted()).toEqual(shared.map(mailOf).toSorted())
  expect(mails.every(({ text }) => text.includes('Good morning! Is this how your program stands?'))).toBe(true)

  // Tag, next step.
  await bar.getByRole('button', { name: 'Tag' }).click()
  await page.getByRole('dialog').getByLabel('Tags').fill('monday')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(toast(page)).toContainText('Tagged monday')
  await rowOf(1)
    .getByRole('link', { name: nameOf(1) })
    .click()
  const work = page.getByRole('region', { name: 'Your work' })
  await work.getByLabel('Next step').fill('Call on Thursday')
  await work.getByLabel('Due').fill('2026-01-08')
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Changes saved')

  // One correction and one interest come in.
  const links = await dana.call(calls.listAllShares)
  const linkTo = (row: number) => ({
    params: { shareId: links.find(({ organization }) => organization.name === nameOf(row))?.shareId ?? '' },
  })
  const visitor = app.anonymous()
  const { organization, certifications } = await visitor.call(calls.getShare, linkTo(2))
  await visitor.call(calls.updateShare, { ...linkTo(2), body: { organization, certifications: certifications.slice(0, 1) } })
  await visitor.call(calls.submitShareInterest, {
    ...linkTo(3),
    body: { billingName: 'Ann Smith', billingEmail: 'ann@board3.example.org' },
  })

  await page.goto('/saved-searches?tag=monday')
  await expect(page.getByText(`5 of ${count} prospects`)).toBeVisible()
  await expect(rowOf(2)).toContainText('Corrected by the prospect')
  await expect(rowOf(3)).toContainText('Waitlist')
  await expect(rowOf(1)).toContainText('Call on Thursday')
  await expect(rowOf(5)).toContainText('Shared')
  await expectAccessible(page)
  await rowOf(2)
    .getByRole('link', { name: nameOf(2) })
    .click()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Corrected through the link')
  await page.goBack()
  await expect(rowOf(2)).not.toContainText('Corrected by the prospect')
  await expect(rowOf(2)).toContainText('Corrected')

  // Export the view.
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export', exact: true }).click()
  const text = (await (await (await download).createReadStream()).toArray()).join('')
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toBe('Organization,Abbreviation,Website,Certifications,Status,Next step,Due,Versions,Views,Created')
  expect(lines).toHaveLength(5)
  const shown = await page.locator('.prospect-name').allTextContents()
  expect(lines.map((line) => line.split(',')[0])).toEqual(shown)
})
