import { catalogueFolder, createResearch, openDirectory } from '#research'
import { testPassword } from '../app.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

/** The real engine on the built-in catalogue, without network: what a fresh machine answers. */
const research = createResearch({ directory: openDirectory(catalogueFolder) })
const confirmTitle = "Is this the organization you're looking for?"

test.beforeEach(({ app }) => {
  app.context.research = research
})

test('signs in, types PMI, confirms it, reads sourced lines, saves it and finds it again', async ({ app, page }) => {
  await app.signedIn('dana')
  await page.goto('/auth')
  await page.getByLabel('Username').fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByRole('heading', { name: confirmTitle })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('heading', { name: /Project Management Professional/ })).toBeVisible()
  await expect(page.getByText(/^From stored copies of /).first()).toBeVisible()
  // No page was read now, and every program has credits to renew, whether its line gives a number or not.
  await expect(page.locator('summary', { hasText: 'Stored copies' })).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Pages' })).toHaveCount(0)
  await expect(page.getByText('Credits to renew in 8 of 8 certifications')).toBeVisible()
  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(toast(page)).toContainText('Prospect saved')
  await page.goto('/saved-searches')
  await expect(page.getByRole('link', { name: 'Project Management Institute' })).toBeVisible()
})

for (const typed of ['PMI', 'pmi', 'P.M.I.', 'project managment institute', 'Project Management Institute, Inc.']) {
  test(`'${typed}' finds the Project Management Institute`, async ({ signIn, page }) => {
    await signIn()
    await page.goto('/')
    await page.getByLabel('Prospect organization').fill(typed)
    await page.getByLabel('Contact first name').fill('Maria')
    await page.getByRole('button', { name: 'Find organization' }).click()
    await expect(page.getByRole('heading', { name: confirmTitle })).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expect(page.getByText('Project Management Institute').first()).toBeVisible()
  })
}

test("'AWS' offers both readings, 'zzqx' ends in step 4 with a helpful sentence, and can be typed by hand", async ({
  signIn,
  page,
}) => {
  await signIn()
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('AWS')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByText('American Welding Society')).toBeVisible()
  await expect(page.getByText('Amazon Web Services')).toBeVisible()
  await page.getByRole('button', { name: 'No, try another search' }).click()
  await page.getByLabel('Prospect organization').fill('zzqx')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByText(/Check the spelling, type its full name/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Type the certifications' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Type the certifications' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Certification Results' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'zzqx' })).toBeVisible()
})
