import { calls } from '#contract/calls.ts'
import { aws, newProspect, pmi } from '../seeds.ts'
import { expect, expectAccessible, newestAlert, newestNotice, test, toast } from './fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('makes, previews and renews the link of a prospect from its menu in the list', async ({ page, signIn, context }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto('/saved-searches')
  const menu = page.getByRole('button', { name: `Actions for ${pmi.name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Share link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share PMI' })
  await dialog.getByRole('button', { name: 'Generate link' }).click()
  await expect(toast(page)).toContainText('Share link generated')
  const field = dialog.getByLabel('Share link')
  const first = await field.inputValue()
  await expectAccessible(page)

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Preview (opens in a new tab)' }).click(),
  ])
  await expect(preview.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
  await preview.close()

  await dialog.getByRole('button', { name: 'Renew link' }).click()
  const question = page.getByRole('dialog', { name: 'Renew this link?' })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Renew link' }).click()
  await expect(toast(page)).toContainText('Link renewed')
  await expect(field).not.toHaveValue(first)
  const [link] = await owner.call(calls.listShares, { params: { id: String(id) } })
  expect(await field.inputValue()).toBe(link?.shareUrl)
  // The owner's own preview is no view.
  expect(link).toMatchObject({ viewCount: 0, openedAt: null })

  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(menu).toBeFocused()
})

test('a link whose making was answered into a broken connection is made once', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await owner.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/search/${id}`)
  await page.getByRole('button', { name: 'Share link' }).click()
  const another = page.getByRole('dialog', { name: 'Share PMI' }).getByRole('button', { name: 'Make another link' })
  await page.route('**/api/share', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await another.click()
  await expect(newestAlert(page)).toContainText('Failed to generate share link')
  await page.unroute('**/api/share')
  await another.dblclick()
  await expect(toast(page)).toContainText('Share link generated')
  const linksOf = async () => (await owner.call(calls.listShares, { params: { id: String(id) } })).length
  expect(await linksOf()).toBe(2)
  await another.click()
  await expect.poll(linksOf, 'one that is asked for after an answer is another one').toBe(3)
})

test('lists every live link, copies, renews and turns off', async ({ page, app, signIn }) => {
  const owner = await signIn()
  const first = await owner.call(calls.createProspect, { body: newProspect })
  const second = await owner.call(calls.createProspect, { body: { organization: aws, certifications: [] } })
  const { shareId, shareUrl } = await owner.call(calls.createShare, { body: { searchId: first.id } })
  await owner.call(calls.createShare, { body: { searchId: second.id } })
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' }
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    await app.anonymous(address).call(calls.countShareView, { params: { shareId } }, { headers })
  }

  await page.goto('/saved-searches')
  await page.getByRole('link', { name: 'Share links' }).click()
  await expect(page).toHaveURL('/share-links')
  await expect(page.getByRole('heading', { level: 1, name: 'Share links' })).toBeVisible()
  const opened = page.getByRole('row', { name: pmi.name })
  await expect(opened).toContainText('Maria')
  await expect(opened).toContainText(/Opened 2 times, \d{1,2} [A-Z][a-z]{2} \d{4}/)
  await expect(page.getByRole('row', { name: aws.name })).toContainText('No views yet')
  await expectAccessible(page)

  await page.getByRole('button', { name: `Copy link to ${pmi.name}` }).click()
  await expect(newestNotice(page)).toHaveText(`Link copied${pmi.name}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shareUrl)
  await page.getByRole('button', { name: `More for the link to ${pmi.name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toHaveAttribute('href', `/share/${shareId}`)
  await page.getByRole('menuitem', { name: 'Renew link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renew link' }).click()
  await expect(toast(page)).toContainText('Link renewed')
  await expect(opened).toContainText('No views yet')
  expect(await app.anonymous().answer(calls.getShare, { params: { shareId } })).toMatchObject({ status: 404 })

  for (const name of [pmi.name, aws.name]) {
    await page.getByRole('button', { name: `More for the link to ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Turn off link' }).click()
    await page.getByRole('dialog', { name: 'Turn off this link?' }).getByRole('button', { name: 'Turn off link' }).click()
    await expect(page.getByRole('row', { name })).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'No live links' })).toBeVisible()
  await expectAccessible(page)
})

test('says when links cannot be loaded, and when a link could not be renewed', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await owner.call(calls.createShare, { body: { searchId: id } })
  await page.route('**/api/shares', (route) => route.fulfill({ status: 503, json: { message: 'Away.', code: 'UNAVAILABLE' } }))
  await page.goto('/share-links')
  await expect(page.getByRole('heading', { name: 'Failed to load your share links.' })).toBeVisible()
  await expect(page.getByText('503: Away.')).toBeVisible()
  await page.unroute('**/api/shares')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.route('**/renew', (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }))
  await page.getByRole('button', { name: `More for the link to ${pmi.name}` }).click()
  await page.getByRole('menuitem', { name: 'Renew link' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Renew link' }).click()
  await expect(newestAlert(page)).toHaveText('Failed to renew linkNot now.')
  await page.unroute('**/renew')
  await question.getByRole('button', { name: 'Renew link' }).click()
  await expect(toast(page)).toContainText('Link renewed')
})
