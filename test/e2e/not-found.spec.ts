import { expect, expectAccessible, test } from './fixtures.ts'

test('says so at an address that is no page, and leads home', async ({ page, signIn }) => {
  await signIn()
  const answer = await page.goto('/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the footer names the product, the year and who provides it', async ({ page }) => {
  await page.goto('/nowhere')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Credscout Credential Prospecting`)
  await expect(footer).toContainText('Provided by Example Provider')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '#')
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '#')
  await expect(footer.getByRole('link', { name: 'Credscout, home' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Credscout' })).toHaveAttribute('href', '/')
})
