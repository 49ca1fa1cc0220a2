import { calls } from '#contract/calls.ts'
import { newProspect, seedWorld } from '../seeds.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'
import { workOn } from '../work-on.ts'

/**
 * 'Handing over', from the text of issue 14: a member leaves; an administrator sees all prospects and hands them over; the links go
 * on, and so does what was done with the prospects. Nobody disables themselves, and the last administrator stays one.
 */
test('handing over', async ({ page, app, signInAsAdministrator, browser, baseURL }) => {
  test.slow()
  const { dana, lee, pmiProspect, awsProspect, leesProspect, shareId } = await seedWorld(app)
  await workOn(dana, pmiProspect.id, { tags: ['warm'], nextStep: 'Call Maria', notes: 'Prefers the phone.' })
  const ada = await signInAsAdministrator()

  // All prospects, to be read: of one owner, and one of them.
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Manage Users' }).click()
  await page.getByRole('link', { name: 'All prospects' }).click()
  const all = page.getByRole('region', { name: 'All prospects' })
  await expect(all.getByRole('row')).toHaveCount(4)
  await page.getByLabel('Owner').selectOption({ label: 'dana' })
  await expect(all.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await all.getByRole('link', { name: pmiProspect.organization.name }).click()
  await expect(page.getByText('A prospect of dana, read-only.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await expectAccessible(page)

  // Nobody disables themselves, and the only administrator stays one.
  const herself = { params: { id: ada.user?.id ?? '' } }
  expect(await ada.answer(calls.disableUser, { ...herself, body: {} })).toMatchObject({ status: 409 })
  expect(await ada.answer(calls.changeRole, { ...herself, body: { role: 'member' } })).toMatchObject({
    status: 409,
    body: { message: 'This is the only administrator. Make someone else an administrator first.' },
  })
  await page.goto('/admin/users')
  const rowOf = (username: string) => page.getByRole('listitem').filter({ hasText: `${username}@example.org` })
  await expect(rowOf('ada').getByRole('button')).toHaveCount(0)

  // Dana leaves; lee gets the prospects.
  await rowOf('dana').getByRole('button', { name: 'Actions for dana' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  const question = page.getByRole('dialog', { name: 'Disable dana?' })
  await question.getByLabel('Hand them over to a colleague').check()
  await question.getByLabel('Colleague', { exact: true }).selectOption({ label: 'lee' })
  await question.getByRole('button', { name: 'Disable user' }).click()
  await expect(toast(page)).toContainText('lee now has the prospects.')
  await expect(rowOf('dana')).toContainText('Disabled')
  expect((await dana.answer(calls.getUser)).status).toBe(401)
  await page.goto('/admin/prospects')
  await expect(all.getByRole('row')).toHaveCount(4)
  await expect(all.getByRole('row', { name: /dana/ })).toHaveCount(0)

  // The link goes on for whoever has it, and what comes of it reaches lee.
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const visitor = await elsewhere.newPage()
  await visitor.goto(`/share/${shareId}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(pmiProspect.organization.name)
  const { organization, certifications } = newProspect
  await app.anonymous().call(calls.updateShare, {
    params: { shareId },
    body: { organization, certifications: certifications.slice(0, 1) },
  })

  const [name = '', value = ''] = lee.cookie.split('=')
  await elsewhere.addCookies([{ name, value, url: baseURL ?? '' }])
  await visitor.goto('/saved-searches')
  await expect(visitor.getByText('3 prospects', { exact: true })).toBeVisible()
  const handed = visitor.getByRole('row').filter({ hasText: 'warm' })
  await expect(handed).toContainText('Corrected by the prospect')
  await expect(handed).toContainText('Call Maria')
  await handed.getByRole('link', { name: pmiProspect.organization.name }).click()
  await expect(visitor.getByRole('region', { name: 'Your work' }).getByLabel('Notes')).toHaveValue('Prefers the phone.')
  await expect(visitor.getByRole('region', { name: 'Timeline' })).toContainText('From dana to lee')
  await visitor.goto('/share-links')
  await expect(visitor.getByRole('main')).toContainText(pmiProspect.organization.name)
  const ids = (await lee.call(calls.listProspects)).map(({ id }) => id)
  expect(new Set(ids)).toEqual(new Set([pmiProspect.id, awsProspect.id, leesProspect.id]))
  await elsewhere.close()
})
