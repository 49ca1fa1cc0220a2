import { seedWorld } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

test('an administrator sees what is kept about a person, takes it away and erases it', async ({
  page,
  app,
  signInAsAdministrator,
}) => {
  test.slow()
  await seedWorld(app)
  await signInAsAdministrator()
  await page.goto('/admin/users')
  await page.getByRole('link', { name: 'A person’s data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A person’s data' })).toBeVisible()
  await page.getByLabel('Email').fill('maria@')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill('maria@pmi.example.org')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Also looked for as')).toContainText('Maria')
  await expect(page.getByText('Contacts, notes and names of links')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  expect((await download).suggestedFilename()).toBe('person.json')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(toast(page)).toContainText('Person erased')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('No record names this address.')).toBeVisible()
  await expectAccessible(page)
  // The account of a colleague: somebody gets its prospects.
  await page.getByLabel('Email').fill('lee@example.org')
  await page.getByRole('button', { name: 'Look up' }).click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Choose a colleague who gets the prospects.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Who gets the prospects').selectOption({ label: 'dana' })
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/account')
  const own = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything kept about your account' }).click()
  expect((await own).suggestedFilename()).toBe('your-data.json')
})
