import { calls } from '#contract/calls.ts'
import { newProspect, pmi } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

test('a link is named, limited and locked by its owner; its reader gives the passcode without script and says what is right', async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow()
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  await page.goto('/share-links')
  const more = page.getByRole('button', { name: `More for the link to ${pmi.name}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: `Link to ${pmi.name}` })
  await settings.getByLabel('Name').fill('for the board')
  await settings.getByLabel('Last day').fill('2020-12-31')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByLabel('Last day')).toHaveAccessibleDescription(/^The last day of a link cannot be before today, /)
  await expect(settings.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true')
  await settings.getByLabel('Last day').fill('2099-12-31')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Link changed')
  await settings.getByLabel('Passcode').fill('ab')
  await settings.getByRole('button', { name: 'Set passcode' }).click()
  await expect(settings.getByLabel('Passcode')).toHaveAccessibleDescription('A passcode must have at least 4 characters.')
  await expect(settings.getByLabel('Passcode')).toBeFocused()
  await settings.getByLabel('Passcode').fill('open sesame')
  await settings.getByRole('button', { name: 'Set passcode' }).click()
  await expect(settings.getByRole('button', { name: 'Remove passcode' })).toBeVisible()
  await settings.getByRole('radio', { name: 'Suggest' }).click()
  await expect(settings).toContainText('You accept or decline each.')
  await expectAccessible(page)
  await settings.locator('.dialog-actions').getByRole('button', { name: 'Close' }).click()
  const row = page.getByRole('row', { name: pmi.name })
  await expect(row).toContainText('Open until 31 Dec 2099')
  await expect(row).toContainText('Suggestions only')
  await more.click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  // Space on a mode that is not chosen would change it at once.
  await expect(settings.getByRole('radio', { name: 'Suggest' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  const reader = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), javaScriptEnabled: false })
  const view = await reader.newPage()
  await view.goto(`/share/${shareId}`)
  await expect(view.getByRole('heading', { level: 1 })).toHaveText('This link opens with a passcode')
  await view.getByRole('textbox', { name: 'Passcode' }).fill('wrong one')
  await view.getByRole('button', { name: 'Open' }).click()
  await expect(view.getByText('That is not the passcode for this link.')).toBeVisible()
  await view.getByRole('textbox', { name: 'Passcode' }).fill('open sesame')
  await view.getByRole('button', { name: 'Open' }).click()
  await expect(view.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
  await view.getByLabel('Your name').fill('Maria')
  await view.locator('.remark-right').first().click()
  await expect(view.getByText('Noted. Thank you.')).toBeVisible()
  await reader.close()

  const [said] = await owner.call(calls.listRemarks, { params: { id: String(id) } })
  expect(said).toMatchObject({ kind: 'right', by: 'Maria', link: { name: 'for the board' } })
})

test('a reader suggests what is right; of a link that was paused they ask for a new one', async ({
  page,
  app,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow()
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  await owner.call(calls.changeShare, { params: { shareId }, body: { mode: 'suggest', passcode: 'open sesame' } })
  await page.goto('/share-links')
  const more = page.getByRole('button', { name: `More for the link to ${pmi.name}` })
  const row = page.getByRole('row', { name: pmi.name })

  const second = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const phone = await second.newPage()
  await phone.goto(`/share/${shareId}`)
  await expectAccessible(phone)
  await phone.getByRole('textbox', { name: 'Passcode' }).fill('open sesame')
  await phone.getByRole('button', { name: 'Open' }).click()
  await phone.locator('.share-line summary').first().click()
  await phone
    .getByLabel(/^What is right in place of/)
    .first()
    .fill('Four years of experience')
  await phone
    .getByLabel(/^What is right in place of/)
    .first()
    .press('Enter')
  await expect(phone.getByText('Sent. The person who sent you the link decides.')).toBeVisible()
  await expectAccessible(phone)

  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Pause link' }).click()
  await expect(row).toContainText('Paused')
  // Nobody looks ahead at what opens for nobody.
  await more.click()
  await expect(page.getByRole('menuitem', { name: 'Resume link' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toHaveCount(0)
  await page.goto(`/search/${id}`)
  await page.getByRole('button', { name: 'Share link' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Renew link' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Preview/ })).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Error')
  await phone.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(phone.locator('output')).toContainText('has been told that you want a new one')
  // Only that: what failed was said before.
  await expect(phone.getByText('Failed to fetch shared search')).toHaveCount(0)
  await expectAccessible(phone)
  await second.close()
  expect((await app.mails()).map(({ kind }) => kind)).toContain('new-link-asked')
})
