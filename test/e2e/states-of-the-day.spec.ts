import { calls } from '#contract/calls.ts'
import { aws, newProspect, pmi, pmiMatch, pmiResult, seedWorld } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

const bodies = ['Board of Bakers', 'Board of Boats', 'Board of Lamps']

test('an import is canceled and goes on; a row that failed says why and is tried again with a website', async ({
  page,
  app,
  signIn,
}) => {
  test.slow()
  await signIn()
  const gate = Promise.withResolvers<undefined>()
  app.research
    .findsEach((name) => [{ name, description: '', source: 'web-search', reason: '', detailed: false }])
    .looksUp(async (organization) => {
      await gate.promise
      if (organization.name === bodies[0] && organization.website !== 'https://bakers.example.org')
        throw new Error('Nothing answers there.')
      return { ...pmiResult, organization: { ...organization, description: '' } }
    })
  await page.goto('/import')
  await page.getByLabel('Or paste the rows').fill(`Organization\n${bodies.join('\n')}`)
  await page.getByRole('button', { name: 'Import 3 bodies' }).click()
  await page.getByRole('button', { name: 'Cancel import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import canceled' })).toBeVisible()
  await expectAccessible(page)
  gate.resolve(undefined)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('2 saved, 1 failed')).toBeVisible({ timeout: 40_000 })
  const failed = page.getByRole('row').filter({ hasText: bodies[0] ?? '' })
  await expectAccessible(page)
  await failed.getByLabel('Website').fill('bakers.example.org')
  await failed.getByRole('button', { name: 'Try this row again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import done' })).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Import prospects' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '3 saved' })).toBeVisible()
  await expectAccessible(page)
})

test('menus of the list are open to everybody, and so is what bulk mail says of each', async ({ page, signIn }) => {
  test.slow()
  const dana = await signIn()
  await dana.call(calls.createProspect, { body: { ...newProspect, email: 'maria@pmi.example.org' } })
  await dana.call(calls.createProspect, { body: { ...newProspect, organization: aws, email: 'sam@aws.example.org' } })
  for (const view of ['table', 'cards']) {
    await page.goto(`/saved-searches?view=${view}`)
    await page.getByRole('button', { name: `Actions for ${pmi.name}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Share via Email' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /^Order/ }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^View: / }).click()
  await expect(page.getByRole('menuitem', { name: 'Save this view' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  for (const { name } of [pmi, aws]) await page.getByLabel(`Select ${name}`).check()
  await page.getByRole('region', { name: 'Selected prospects' }).getByRole('button', { name: 'Share via Email' }).click()
  const mail = page.getByRole('dialog', { name: 'Share via Email' })
  await mail.getByRole('button', { name: 'Send 2 emails' }).click()
  await expect(mail.getByText('Waiting in the outbox')).toHaveCount(2)
  await expectAccessible(page)
})

test('where there is nothing to see, and where a colleague has the body already', async ({
  page,
  app,
  signInAsAdministrator,
}) => {
  test.slow()
  await seedWorld(app)
  const ada = await signInAsAdministrator()
  await page.goto('/admin/audit?type=merged')
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await expectAccessible(page)
  app.research.finds([])
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Prospect, body or certification' }).fill('Nobody knows this')
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('link', { name: 'Look up “Nobody knows this”' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await ada.call(calls.changeTeamSettings, { body: { sayWhenColleagueHasIt: true } })
  app.research.finds([pmiMatch])
  await page.goto('/')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByLabel('Contact first name').fill('Ann')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await expect(page.getByText(/^(dana|lee) has this organization as a prospect\.$/)).toBeVisible()
  await expectAccessible(page)
})

test('an email that was sent by hand, and the menu of a phone', async ({ page, signIn }) => {
  const dana = await signIn()
  const { id: searchId } = await dana.call(calls.createProspect, { body: newProspect })
  await dana.call(calls.createShare, { body: { searchId, email: 'maria@pmi.example.org' } })
  await page.goto('/outbox')
  await page.getByRole('listitem').filter({ hasText: 'maria@pmi.example.org' }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sent by me' }).click()
  await expect(toast(page)).toContainText('Marked as sent')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('menuitem', { name: 'New prospect' })).toBeVisible()
  await expectAccessible(page)
})
