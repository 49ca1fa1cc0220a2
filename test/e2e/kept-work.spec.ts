import { calls } from '#contract/calls.ts'
import { testPassword } from '../app.ts'
import type { Page } from '@playwright/test'
import { aws, newProspect, pmi, pmp } from '../seeds.ts'
import { extractText } from 'unpdf'
import { expect, expectAccessible, test, toast } from './fixtures.ts'
import { workOn } from '../work-on.ts'

/** Everything the browser keeps of somebody for later. */
const keptPlaces = () => Object.keys(localStorage).filter((place) => place.startsWith('credscout.kept.'))

test('unsaved edits survive a closed tab and a new sign-in, are offered, and are not shown to another account', async ({
  page,
  context,
  signIn,
}) => {
  test.slow()
  const dana = await signIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Valid for').fill('4 years')
  await expect(page.getByText('1 change not saved yet.')).toBeVisible()
  await page.close()

  const second = await context.newPage()
  await context.clearCookies()
  await second.goto(`/search/${id}/edit`)
  await expect(second).toHaveURL('/learn/default')
  await second.getByRole('link', { name: 'Sign In' }).first().click()
  await second.getByLabel('Username').fill('dana')
  await second.getByLabel('Password', { exact: true }).fill(testPassword)
  await second.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(second).toHaveURL(`/search/${id}/edit`)
  await expect(second.getByText(/^Unsaved changes of \d\d:\d\d are shown below\.$/)).toBeVisible()
  await expect(second.getByLabel('Valid for')).toHaveValue('4 years')
  await expectAccessible(second)

  await second.locator('.offered-draft').getByRole('button', { name: 'Discard' }).click()
  await expect(second.getByLabel('Valid for')).toBeHidden()
  await toast(second).getByRole('button', { name: 'Undo' }).click()
  await expect(second.getByLabel('Valid for')).toHaveValue('4 years')

  await second.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = second.getByRole('dialog', { name: 'Save Changes' })
  await dialog.getByLabel('Reason for the change').fill('The handbook changed')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(second)).toContainText('Changes saved')
  expect(await second.evaluate(keptPlaces)).toEqual([])

  // The reason went with its change; the next one begins without.
  await second.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await second.getByLabel('Valid for').fill('5 years')
  await second.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByLabel('Reason for the change')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await second.evaluate(keptPlaces)).toEqual([`credscout.kept.${dana.user?.id}.edit.${id}`])

  await second.evaluate(() => localStorage.setItem('credscout-contact-9f3KqT0vYb7mWz2LxR5sNa', '{"billingName":"Priya"}'))
  await signIn('priya')
  await second.goto('/')
  await expect(second.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
  await expect(second.getByText('Unsaved')).toHaveCount(0)
  expect(await second.evaluate(() => localStorage.getItem('credscout-contact-9f3KqT0vYb7mWz2LxR5sNa'))).toBeNull()
  await context.clearCookies()
  const [name = '', value = ''] = dana.cookie.split('=')
  await context.addCookies([{ name, value, url: second.url() }])
  await second.goto(`/search/${id}/edit`)
  await expect(second.getByLabel('Valid for')).toHaveValue('5 years')
  await second.getByRole('button', { name: 'Account' }).click()
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  const question = second.getByRole('dialog', { name: 'Sign out without saving?' })
  await expect(question).toContainText('Signing out erases them from this device.')
  await expectAccessible(second)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(second.getByLabel('Valid for')).toHaveValue('5 years')
  await second.getByRole('button', { name: 'Account' }).click()
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(second).toHaveURL('/learn/default')
  expect(await second.evaluate(keptPlaces)).toEqual([])
})

for (const from of ['/saved-searches', '/waitlist']) {
  test(`who signs out on ${from} is signed out in every tab, and none keeps anything of them`, async ({
    page,
    context,
    signIn,
  }) => {
    const dana = await signIn('dana')
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    await page.goto(`/search/${id}/edit`)
    await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
    await page.getByLabel('Valid for').fill('5 years')
    await expect(page.getByText('1 change not saved yet.')).toBeVisible()
    const second = await context.newPage()
    await second.goto(from)
    await second.getByRole('button', { name: 'Account' }).click()
    await second.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(second).toHaveURL('/learn/default')
    await expect(page).toHaveURL('/learn/default')
    expect(await page.evaluate(keptPlaces)).toEqual([])
  })
}

test('a tab that shows the work of one account loads anew once another one is signed in beside it', async ({
  page,
  context,
  signIn,
}) => {
  const dana = await signIn('dana')
  await dana.call(calls.createProspect, { body: newProspect })
  await page.goto('/saved-searches')
  await expect(page.getByRole('link', { name: pmi.name })).toBeVisible()
  await signIn('priya')
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('heading', { name: 'Create Prospect' })).toBeVisible()
  await expect(page.getByText('No prospects yet')).toBeVisible()
})

test('what is typed in Your work survives a closed tab and a new sign-in, and stays with its prospect until it is saved', async ({
  page,
  context,
  signIn,
}) => {
  test.slow()
  const dana = await signIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const other = await dana.call(calls.createProspect, { body: { ...newProspect, organization: aws } })
  const workOf = (tab: Page) => tab.getByRole('region', { name: 'Your work' })
  await page.goto(`/search/${id}`)
  await workOf(page).getByLabel('Notes').fill('Prefers the phone.')
  await workOf(page).getByLabel('Tags').fill('warm, Q4')
  // Another menu entry, Back, and another prospect, to which the search leads without a new page.
  await page.getByRole('banner').getByRole('link', { name: 'Prospects', exact: true }).click()
  await page.getByRole('link', { name: aws.name }).click()
  await expect(workOf(page).getByLabel('Notes')).toHaveValue('')
  await page.goBack()
  await page.goBack()
  await expect(workOf(page).getByLabel('Notes')).toHaveValue('Prefers the phone.')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('AWS')
  await page.getByRole('dialog').getByRole('link', { name: aws.name }).first().click()
  await expect(page).toHaveURL(`/search/${other.id}`)
  await expect(workOf(page).getByLabel('Notes')).toHaveValue('')
  await page.close()

  // The next step is changed elsewhere, and so are the notes: one follows, the other says so.
  const params = { id: String(id) }
  await workOn(dana, id, { nextStep: 'Call Maria', notes: 'Written elsewhere.' })
  const second = await context.newPage()
  await context.clearCookies()
  await second.goto('/auth')
  await second.getByLabel('Username').fill('dana')
  await second.getByLabel('Password', { exact: true }).fill(testPassword)
  await second.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(second).toHaveURL('/')
  await second.goto(`/search/${id}`)
  const work = workOf(second)
  await expect(work.getByText(/^Unsaved changes of \d\d:\d\d are shown below\.$/)).toBeVisible()
  await expect(work.getByLabel('Next step')).toHaveValue('Call Maria')
  await expect(work.getByLabel('Tags')).toHaveValue('warm, Q4')
  await expect(work.getByLabel('Notes')).toHaveValue('Prefers the phone.')
  await expect(work.getByText('Saved elsewhere in the meantime: “Written elsewhere.”')).toBeVisible()
  await expectAccessible(second)
  await work.getByRole('button', { name: 'Discard' }).click()
  await expect(work.getByLabel('Notes')).toHaveValue('Written elsewhere.')
  await toast(second).getByRole('button', { name: 'Undo' }).click()
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(toast(second)).toContainText('Changes saved')
  await expect(work.getByRole('button', { name: 'Save' })).toHaveCount(0)
  expect((await dana.call(calls.getProspect, { params })).work).toMatchObject({
    notes: 'Prefers the phone.',
    nextStep: 'Call Maria',
    tags: ['warm', 'Q4'],
  })
  expect(await second.evaluate(keptPlaces)).toEqual([])

  await work.getByLabel('Notes').fill('For the next time.')
  expect(await second.evaluate(keptPlaces)).toEqual([`credscout.kept.${dana.user?.id}.work.${id}`])
  await second.getByRole('button', { name: 'Account' }).click()
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(second).toHaveURL('/learn/default')
  expect(await second.evaluate(keptPlaces)).toEqual([])
})

test('a card that was opened and not touched is no unsaved edit: the editor shows what is saved by now', async ({
  page,
  signIn,
}) => {
  const dana = await signIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  expect(await page.evaluate(keptPlaces)).toEqual([])
  const certifications = newProspect.certifications.map((one) => ({ ...one, validityPeriod: '9 years' }))
  await dana.call(calls.updateProspect, { params: { id: String(id) }, body: { organization: pmi, certifications } })
  await page.reload()
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await expect(page.getByLabel('Valid for')).toHaveValue('9 years')
  await expect(page.locator('.offered-draft')).toHaveCount(0)
})

test('what is typed into an email or a contact is there again when its dialog is opened again, until it is sent or discarded', async ({
  page,
  signIn,
}) => {
  const dana = await signIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}`)
  const dialog = page.getByRole('dialog')
  const open = () => page.getByRole('button', { name: 'Share via Email' }).click()
  await open()
  await dialog.getByLabel('Message').fill('Dear Maria, we met in May.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open()
  await expect(dialog.getByLabel('Message')).toHaveValue('Dear Maria, we met in May.')
  await expect(dialog).toContainText('What you typed last time is still here.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('')
  expect(await page.evaluate(keptPlaces)).toEqual([])
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('Dear Maria, we met in May.')
  expect(await page.evaluate(keptPlaces)).toEqual([`credscout.kept.${dana.user?.id}.mail.${id}`])
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await dialog.getByLabel('Message').fill('Hello')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(toast(page)).toContainText('Results shared')
  expect(await page.evaluate(keptPlaces)).toEqual([])

  await page.getByRole('button', { name: 'Edit contact' }).click()
  await dialog.getByLabel('Your message').fill('For another day')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit contact' }).click()
  await expect(dialog.getByLabel('Your message')).toHaveValue('For another day')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  // The words of the mail before are saved with the contact.
  await expect(dialog.getByLabel('Your message')).toHaveValue('Hello')
  await toast(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(dialog.getByLabel('Your message')).toHaveValue('For another day')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await dialog.getByLabel('Your message').fill('For another day, or for none')
  await expect(dialog).toContainText('This browser has no room to keep what you type. It is lost when this closes.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page)).toContainText('Changes saved')

  await page.goto('/saved-searches')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Share via Email' }).click()
  await dialog.getByLabel('Message').fill('To all of you')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share via Email' }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue('To all of you')
})

test('Back from the results leads to the choice and the form; results left behind are offered', async ({
  page,
  signIn,
  context,
}) => {
  test.slow()
  await signIn()
  await page.goto('/saved-searches')
  await page.goto('/')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  const confirm = page.getByRole('button', { name: 'Yes, get certification details' })
  await confirm.click()
  const results = page.getByRole('heading', { level: 1, name: pmi.name })
  await expect(results).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { name: "Is this the organization you're looking for?" })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Prospect organization')).toHaveValue('PMI')
  await expect(page.getByLabel('Contact first name')).toHaveValue('Maria')
  await page.goForward()
  await expect(confirm).toBeVisible()
  await page.goForward()
  await expect(results).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Find organization' }).click()
  await confirm.click()
  await expect(results).toBeVisible()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Your Prospects' }).click()
  await page.goBack()
  await expect(results).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await later.goto('/')
  const offer = later.getByRole('region', { name: 'Unsaved results' })
  await expect(offer).toContainText(/^Unsaved results from \d\d:\d\d: PMI/)
  await expectAccessible(later)
  const count = await offer.getByRole('button', { name: 'Discard' }).count()
  await offer.getByRole('button', { name: 'Discard' }).first().click()
  await toast(later).getByRole('button', { name: 'Undo' }).click()
  await expect(offer.getByRole('button', { name: 'Discard' })).toHaveCount(count)
  await offer.getByRole('button', { name: 'Continue' }).first().click()
  await expect(later.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
  await later.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(toast(later)).toContainText('Prospect saved')
  // The body was read twice: what is left of the first time is no unsaved work any more.
  await expect(later.getByLabel('Prospect organization')).toHaveValue('')
  await expect(offer).toHaveCount(0)
  // What is saved is over: Forward does not lead back to it as if it were not.
  for (let press = 0; press < 2; press += 1) {
    await later.goForward()
    await expect(later.getByLabel('Prospect organization')).toBeVisible()
    await expect(later.getByRole('button', { name: 'Save & Email Prospect' })).toHaveCount(0)
  }
  expect(await later.evaluate(keptPlaces)).toEqual([])
})

test('whoever has to sign in to save is told that the results are kept', async ({ page, context, signIn }) => {
  await signIn()
  await page.goto('/')
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByLabel('Prospect organization').fill('PMI')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText(`The results for ${pmi.name} are kept, and saved as soon as you sign in.`)).toBeVisible()
  await expectAccessible(page)
})

test('a prospect is printed whole, without buttons', async ({ page, signIn }) => {
  const dana = await signIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: pmi.name })).toBeVisible()
  const { text } = await extractText(new Uint8Array(await page.pdf()), { mergePages: true })
  // The text of a PDF has its letters, not its spaces.
  const letters = (words: string) => words.replaceAll(/\s+/g, '')
  for (const { name, requirements, fees } of newProspect.certifications) {
    for (const line of [name, ...requirements, ...fees]) expect(letters(text)).toContain(letters(line))
  }
  for (const button of ['Share via Email', 'Share link', 'Back to Saved Searches', 'Account'])
    expect(letters(text)).not.toContain(letters(button))
})
