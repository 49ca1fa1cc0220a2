import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import { testPassword } from '../app.ts'
import { newProspect, pmi, pmp } from '../seeds.ts'
import { expect, expectAccessible, newestAlert, test, toast } from './fixtures.ts'

const validity = (page: Page) => page.getByLabel('Valid for')

async function save(page: Page, reason: string) {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Changes' })
  await dialog.getByLabel('Reason for the change').fill(reason)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
}

test('edits a line, keeps it over a reload, and saves it with a reason', async ({ page, signIn }) => {
  const owner = await signIn()
  // What a look-up read is what a saved line can be proven by.
  await owner.call(calls.queryCertifications, { body: { organization: pmi } })
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL(`/search/${id}/edit`)
  await expect(page.getByRole('heading', { name: 'Edit Certification Results' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden()

  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('4 years')
  await expect(page.getByText('Stated by you', { exact: true })).toBeVisible()
  await expect(page.getByText('1 change not saved yet. It stays on this device for a week.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring back the quoted line' }).click()
  await expect(validity(page)).toHaveValue('3 years')
  await expect(page.getByText('1 change not saved yet.')).toBeHidden()

  await validity(page).fill('4 years')
  const first = page.getByLabel('Requirements, line 1')
  await first.press('Alt+ArrowDown')
  const second = page.getByLabel('Requirements, line 2')
  await expect(second).toHaveValue(pmp.requirements[0] ?? '')
  await expect(second).toBeFocused()
  await second.press('Alt+ArrowUp')
  await expect(first).toHaveValue(pmp.requirements[0] ?? '')
  const handles = page.getByRole('group', { name: 'Requirements' }).locator('.line-editor-handle')
  await handles.first().hover()
  await page.mouse.down()
  const below = await second.boundingBox()
  await page.mouse.move(0, (below?.y ?? 0) + (below?.height ?? 0), { steps: 4 })
  await expect(second).toHaveValue(pmp.requirements[0] ?? '')
  await page.mouse.up()
  await page.mouse.move(0, 0)
  await expect(second).toHaveValue(pmp.requirements[0] ?? '')
  await first.press('Alt+ArrowDown')
  await page.reload()
  await expect(validity(page)).toHaveValue('4 years')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await page.getByRole('link', { name: 'Back to Prospect' }).click()
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Stay' }).click()
  await save(page, 'The handbook changed')
  await expect(toast(page)).toContainText('Changes saved')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden()
})

test('a long line is shown whole, what is pasted into it loses its breaks, and Enter adds the next', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  const first = page.getByLabel('Requirements, line 1')
  await first.fill('Three years of leading projects\n  within the past eight years, '.concat('and so on '.repeat(20)))
  await expect(first).toHaveValue(/^Three years of leading projects within the past eight years, and so on /)
  expect(await first.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1)
  await first.press('Enter')
  await expect(page.getByLabel('Requirements, line 2')).toBeFocused()
  await expect(page.getByLabel('Requirements, line 2')).toHaveValue('')
  await expect(page.getByLabel('Requirements, line 3')).toHaveValue(pmp.requirements[1] ?? '')
})

test('a list that is pasted into a line is lines of its own, without bullets, and is taken back', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByRole('button', { name: 'Add line to Requirements' }).click()
  const fields = page.getByRole('group', { name: 'Requirements' }).getByRole('textbox')
  const before = await fields.evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value))
  const texts = async () => fields.evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value))
  const paste = () =>
    fields.last().evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'First item\nSecond item\n• Third item\n')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
  await paste()
  const after = [...before.slice(0, -1), 'First item', 'Second item', 'Third item']
  await expect.poll(texts).toEqual(after)
  await expect(toast(page)).toContainText('3 lines pasted')
  await expect(fields.last()).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(texts).toEqual(before)
  await paste()
  await expect.poll(texts).toEqual(after)
  // What is typed elsewhere in the meantime stays.
  await page.getByLabel('Summary').fill('Typed after the list.')
  await toast(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(texts).toEqual(before)
  await expect(page.getByLabel('Summary')).toHaveValue('Typed after the list.')

  // Once the card is closed there is nothing to take back.
  await paste()
  await expect(toast(page).getByRole('button', { name: 'Undo' }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(fields).toHaveCount(0)
  await expect(toast(page)).toHaveCount(0)
})

test('compares the versions, and restores the first', async ({ page, signIn }) => {
  const owner = await signIn()
  await owner.call(calls.queryCertifications, { body: { organization: pmi } })
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const certifications = newProspect.certifications.map((one) =>
    one.id === pmp.id ? { ...one, validityPeriod: '4 years' } : one,
  )
  await owner.call(calls.updateProspect, {
    params: { id: String(id) },
    body: { organization: pmi, certifications, changeReason: 'The handbook changed' },
  })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: 'View History' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('1 certification modified')
  await expect(rows.nth(1)).toContainText('The handbook changed')
  await expect(rows.nth(2)).toContainText('Created')
  await expect(rows.nth(2)).toContainText('—')
  await expectAccessible(page)
  await rows.nth(1).getByRole('button', { name: 'View' }).click()
  const compare = page.getByRole('dialog')
  await expect(compare.locator('del')).toHaveText('3')
  await expect(compare.locator('ins')).toHaveText('4')
  await expect(compare).toContainText('On the page')
  await expect(compare.locator('.tag')).toHaveText(['1 certification modified'])
  await expectAccessible(page)
  const sides = [/^Version 1, /, /^Version 2, /]
  await expect(compare.getByRole('columnheader')).toHaveText(['Field', ...sides])
  // On a phone the table has no head: each cell says which version it is of, to eyes and to whoever hears it.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const only of ['Only changes', 'everything']) {
    if (only === 'everything') await compare.getByRole('switch', { name: 'Only changes' }).click()
    for (const row of await compare.locator('tbody tr').all()) {
      await expect(row.locator('td')).toHaveCount(2)
      for (const [index, side] of sides.entries()) {
        await expect(row.locator('td').nth(index).getByText(side)).toBeVisible()
      }
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await compare.getByRole('button', { name: 'Close' }).click()

  await rows.nth(2).getByRole('button', { name: 'Restore This Version' }).click()
  await expect(toast(page)).toContainText('Version restored')
  await expect(rows).toHaveCount(4)
  const restored = await owner.call(calls.getProspect, { params: { id: String(id) } })
  expect(restored.certifications[0]).toMatchObject({
    validityPeriod: '3 years',
    evidence: { '/validityPeriod': [{ kind: 'page' }] },
  })
})

test('says before saving what a new name costs, and a restored version has its sources again', async ({ page, signIn }) => {
  const owner = await signIn()
  await owner.call(calls.queryCertifications, { body: { organization: pmi } })
  const { id, certifications } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await page.getByLabel('Name').fill('Master of Projects')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Changes' })
  await expect(dialog).toContainText(/\d+ lines lose their source/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await page.getByRole('button', { name: 'View History' }).click()
  await page.getByRole('button', { name: 'Restore This Version' }).click()
  await expect(toast(page)).toContainText('Version restored')
  const restored = await owner.call(calls.getProspect, { params: { id: String(id) } })
  expect(restored.certifications).toEqual(certifications)
})

test('adds and deletes certifications, and edits the organization', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/edit/${id}`)
  await page.getByRole('button', { name: `Delete ${pmp.name}` }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this certification?' })
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete certification' }).click()
  await expect(toast(page)).toContainText('Certification deleted')

  await page.getByRole('button', { name: 'Edit organization' }).click()
  for (const name of ['', 'P']) {
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Organization name must be at least 2 characters.')).toBeVisible()
  }
  await page.getByLabel('Name').fill('PMI Global')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Add certification' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Certification name is required.')).toBeVisible()
  await page.getByLabel('Name').fill('Program Management Professional')
  await page.getByRole('button', { name: 'Add line to Fees' }).click()
  await page.keyboard.type('US$800 exam')
  await expect(page.getByText('2 changes not saved yet.')).toBeVisible()
  await save(page, '')
  await expect(toast(page)).toContainText('Changes saved')
  const saved = await owner.call(calls.getProspect, { params: { id: String(id) } })
  expect(saved.organization.name).toBe('PMI Global')
  expect(saved.certifications.map(({ name }) => name)).toEqual([
    'Certified Associate in Project Management',
    'Program Management Professional',
  ])
  expect(saved.certifications[1]?.fees).toEqual(['US$800 exam'])
})

test('merges what others changed elsewhere, and asks where both changed the same', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const params = { id: String(id) }
  const elsewhere = async (description: string, validityPeriod?: string) => {
    const { organization, certifications } = await owner.call(calls.getProspect, { params })
    await owner.call(calls.updateProspect, {
      params,
      body: {
        organization: { ...organization, description },
        certifications: certifications.map((one, index) =>
          index === 0 && validityPeriod !== undefined ? { ...one, validityPeriod } : one,
        ),
      },
    })
  }
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('4 years')
  await elsewhere('Changed by a colleague.')
  await save(page, '')
  await expect(toast(page)).toContainText('Changes saved')
  const merged = await owner.call(calls.getProspect, { params })
  expect(merged.organization.description).toBe('Changed by a colleague.')
  expect(merged.certifications[0]?.validityPeriod).toBe('4 years')

  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('5 years')
  await elsewhere('Changed again.', '6 years')
  await save(page, '')
  const conflict = page.getByRole('dialog', { name: 'You saved in another window while you were editing here' })
  await expect(conflict).toContainText('You, in another window, a moment ago')
  await expect(conflict).toContainText(`${pmp.name}: Valid for`)
  await expect(conflict).toContainText('Yours: 5 years')
  await expect(conflict).toContainText('Other window: 6 years')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'See the difference' }).click()
  const difference = page.getByRole('dialog', { name: 'The difference' })
  await expect(difference).toContainText(
    'What was saved in the meantime by you in another window, a moment ago, beside what you typed in the same place.',
  )
  // What only one of them changed is kept either way, so it is no part of the choice.
  await expect(difference).not.toContainText('Changed again.')
  await expect(difference.getByRole('button', { name: 'Take the other' })).toBeVisible()
  await expect(difference).toContainText('6 years')
  await expect(difference).toContainText('5 years')
  await difference.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const kept = await owner.call(calls.getProspect, { params })
  expect(kept.certifications[0]?.validityPeriod).toBe('5 years')
  expect(kept.organization.description).toBe('Changed again.')
})

test('takes what was saved through the link where both changed the same, and keeps the rest of the own edit', async ({
  page,
  app,
  signIn,
}) => {
  const owner = await signIn()
  await owner.call(calls.queryCertifications, { body: { organization: pmi } })
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('5 years')
  await page.getByLabel('Summary').fill('For leaders of projects.')

  const params = { shareId }
  const { organization, certifications } = await app.anonymous().call(calls.getShare, { params })
  const corrected = certifications.map((one) => (one.id === pmp.id ? { ...one, validityPeriod: '6 years' } : one))
  await app.anonymous().call(calls.updateShare, { params, body: { organization, certifications: corrected } })
  await save(page, 'My reason')
  const conflict = page.getByRole('dialog', { name: 'Someone saved while you were editing' })
  await expect(conflict).toContainText('Someone with the link, a moment ago')
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  const after = await owner.call(calls.getProspect, { params: { id: String(id) } })
  expect(after.certifications[0]).toMatchObject({ validityPeriod: '6 years', summary: 'For leaders of projects.' })
  const versions = await owner.call(calls.listVersions, { params: { id: String(id) } })
  expect(versions.map(({ author }) => author)).toEqual(['dana', 'via share link', 'dana'])
})

test('discards what was typed, and deletes the description of the organization', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  const card = page.getByRole('region', { name: 'Organization', exact: true })
  const deleteDescription = async () => {
    await card.getByRole('button', { name: 'Delete organization details' }).click()
    const question = page.getByRole('dialog', { name: 'Delete the description of this organization?' })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await question.getByRole('button', { name: 'Delete description' }).click()
  }
  await deleteDescription()
  await expect(page.getByText(pmi.description)).toBeHidden()
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('9 years')
  await expect(page.getByText('2 changes not saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
  await expect(page.getByText(pmi.description)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeHidden()

  await deleteDescription()
  await save(page, '')
  await expect(toast(page)).toContainText('Changes saved')
  const saved = await owner.call(calls.getProspect, { params: { id: String(id) } })
  expect(saved.organization).toEqual({ ...pmi, description: '' })
  expect(saved.certifications[0]?.validityPeriod).toBe(pmp.validityPeriod)
})

test('lets somebody whose session ended sign in over the page, and saves then', async ({ page, app, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('4 years')
  await app.context.db.deleteFrom('sessions').execute()
  await save(page, 'Typed before the session ended')
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(again.getByLabel('Username')).toHaveValue('dana')
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Not now' }).click()
  await expect(toast(page)).toContainText('Failed to save changes: Please sign in.')
  await save(page, 'Typed before the session ended')
  await again.getByLabel('Password', { exact: true }).fill('wrong horse')
  await again.getByRole('button', { name: 'Sign In' }).click()
  await expect(again.locator('.field-error', { hasText: 'Username and password do not match.' })).toBeVisible()
  await again.getByLabel('Password', { exact: true }).fill(testPassword)
  await again.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page)).toContainText('Changes saved')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const versions = await app.context.db.selectFrom('versions').select(['number', 'change_reason']).orderBy('number').execute()
  expect(versions).toEqual([
    { number: 1, change_reason: null },
    { number: 2, change_reason: 'Typed before the session ended' },
  ])
})

test('says what failed in the history and in deleting, and loses nothing by it', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const params = { id: String(id) }
  await owner.call(calls.updateProspect, {
    params,
    body: { organization: { ...pmi, description: 'New' }, certifications: newProspect.certifications },
  })
  const refuse = { status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }
  await page.goto(`/search/${id}/edit`)
  await page.route('**/certifications/*', (route) => route.fulfill(refuse))
  await page.getByRole('button', { name: `Delete ${pmp.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete certification' }).click()
  await expect(newestAlert(page)).toHaveText('Failed to delete certificationNot now.')
  await expect(page.getByRole('heading', { name: pmp.name })).toBeVisible()

  await page.route('**/versions', (route) => route.fulfill(refuse))
  await page.getByRole('button', { name: 'View History' }).click()
  await expect(page.getByRole('heading', { name: 'Failed to fetch version history' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/versions')
  await page.getByRole('button', { name: 'Try Again' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(3)

  await page.route(`**/api/searches/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(refuse) : route.continue(),
  )
  await rows.nth(2).getByRole('button', { name: 'Restore This Version' }).click()
  await expect(newestAlert(page)).toHaveText('Failed to restore versionNot now.')
  expect((await owner.call(calls.getProspect, { params })).version).toBe(2)
})

test('says when a prospect cannot be fetched, and fetches it again', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  for (const [path, title] of [
    [`/search/${id}/edit`, 'Edit Certification Results'],
    [`/search/${id}`, pmi.name],
  ] as const) {
    await page.route(`**/api/searches/${id}`, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Failed to fetch search' })).toBeVisible()
    await page.unroute(`**/api/searches/${id}`)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('lets the holder of a link correct a line without an account', async ({ page, app }) => {
  const owner = await app.signedIn('dana')
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  await page.goto(`/edit/share_${shareId}`)
  await expect(page.getByRole('heading', { name: 'Edit Shared Credentials' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'View History' })).toBeHidden()
  await expect(page.getByText('Back to Prospect')).toBeHidden()
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('Five years')
  await expectAccessible(page)
  await save(page, 'We know best')
  await expect(toast(page)).toContainText('Changes saved')
  const [newest] = await owner.call(calls.listVersions, { params: { id: String(id) } })
  expect(newest).toMatchObject({ author: 'via share link', changeReason: 'We know best' })
  expect(newest?.certifications[0]).toMatchObject({ validityPeriod: 'Five years', requirements: pmp.requirements })
})

test('says why changes could not be saved, and keeps them', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  await page.goto(`/search/${id}/edit`)
  await page.route(`/api/searches/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { message: 'Too busy.' } }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Edit organization' }).click()
  await page.getByLabel('Name').fill(`${pmi.name} Inc.`)
  await save(page, 'Kept reason')
  await expect(toast(page)).toContainText('Failed to save changes: Too busy.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByLabel('Reason for the change')).toHaveValue('Kept reason')
})

test('says when a link takes changes again, and keeps what was typed', async ({ page, app }) => {
  const owner = await app.signedIn('dana')
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  const change = (number: number) =>
    app.anonymous(`198.51.100.${number}`).call(calls.updateShare, {
      params: { shareId },
      body: { organization: { ...pmi, description: `Edit ${number}` }, certifications: newProspect.certifications },
    })
  for (let number = 0; number < 30; number += 1) await change(number)
  await page.goto(`/edit/share_${shareId}`)
  await page.getByRole('button', { name: `Edit ${pmp.name}` }).click()
  await validity(page).fill('Five years')
  await save(page, 'We know best')
  await expect(toast(page)).toContainText('This link has been used too often for now. Please try again in')
  await expect(page.getByText(/1 change not saved yet\. .* You can save again after \d+ \w+ \d{4}, \d\d:\d\d\./)).toBeVisible()
  // Where neither the header nor the bar cuts a button in two.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('1 change not saved yet.')).toBeVisible()
  await app.context.db.deleteFrom('rate_limits').execute()
  await save(page, 'We know best')
  await expect(toast(page)).toContainText('Changes saved')
  expect((await owner.call(calls.getProspect, { params: { id: String(id) } })).certifications[0]?.validityPeriod).toBe(
    'Five years',
  )
})

test('shows 50 versions, and older ones when asked', async ({ page, signIn }) => {
  const owner = await signIn()
  const { id } = await owner.call(calls.createProspect, { body: newProspect })
  const params = { id: String(id) }
  for (let number = 2; number <= 53; number += 1) {
    const organization = { ...pmi, description: `Version ${number}` }
    await owner.call(calls.updateProspect, { params, body: { organization, certifications: newProspect.certifications } })
  }
  await page.goto(`/search/${id}/edit`)
  await page.getByRole('button', { name: 'View History' }).click()
  const rows = page.getByRole('region', { name: 'Versions, table' }).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await expect(rows.last()).toContainText('Organization details edited')
  await expectAccessible(page)
  // The oldest that is listed is shown beside the one before it.
  await page.getByRole('button', { name: 'View version 4', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Compared with')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await expect(rows).toHaveCount(53)
  await expect(rows.last()).toContainText('Created')
  await expect(page.getByRole('button', { name: 'Show older' })).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: 'View History' }).click()
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(rows).toHaveCount(53)
})

test('a prospect to edit that is asked for before signing in comes into view after it', async ({ page, app, context }) => {
  const dana = await app.signedIn('dana')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  await page.goto(`/edit/${id}`)
  await expect(page.getByRole('heading', { name: 'Search Not Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Username').fill('dana')
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`/edit/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit Certification Results' })).toBeVisible()
  expect(await context.cookies()).not.toEqual([])
})

test('says that a prospect is not found', async ({ page, app, signIn }) => {
  const other = await app.signedIn('lee')
  const { id } = await other.call(calls.createProspect, { body: newProspect })
  await signIn()
  for (const address of [`/search/${id}/edit`, `/edit/${id}`, '/edit/nothing', '/edit/share_unknown']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Search Not Found' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/edit/share_unknown')
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByText('If this link was ever one of ours')).toBeVisible()
})
