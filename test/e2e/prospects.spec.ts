import type { Page } from '@playwright/test'
import { calls } from '#contract/calls.ts'
import type { TestApp } from '../app.ts'
import { aws, capm, newProspect, pmi, pmp } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'
import { expect, expectAccessible, newestAlert, test, toast } from './fixtures.ts'
import { holdNotifications } from './hold-notifications.ts'

const shrm = { name: 'Society for Human Resource Management', description: '', abbreviation: 'SHRM' }

/** Three prospects: made on different days, read differently often. Gives the number of PMI. */
async function threeProspects(app: TestApp, owner: Visitor): Promise<number> {
  const known = await owner.call(calls.createProspect, { body: newProspect })
  const welding = await owner.call(calls.createProspect, { body: { organization: aws, certifications: [capm] } })
  const people = await owner.call(calls.createProspect, { body: { organization: shrm, certifications: [pmp, capm] } })
  await set(app, known.id, '2026-11-03T10:00:00Z', 7)
  await set(app, welding.id, '2026-10-21T10:00:00Z', 0)
  await set(app, people.id, '2026-10-29T10:00:00Z', 12)
  return known.id
}

async function set(app: TestApp, id: number, createdAt: string, views: number) {
  const { db } = app.context
  await db
    .updateTable('prospects')
    .set({ created_at: new Date(createdAt), view_count: views })
    .where('id', '=', id)
    .execute()
}

const names = (page: Page) => page.locator('.prospect-name')

test('lists prospects as a table, sorted by what is asked for, in an address that can be kept', async ({ page, app, signIn }) => {
  await threeProspects(app, await signIn())
  await page.goto('/saved-searches')
  await expect(page.getByRole('heading', { name: 'Your Prospects' })).toBeVisible()
  await expect(names(page)).toHaveText([pmi.name, shrm.name, aws.name])
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('PMI, Maria')
  await expect(first).toContainText('3 Nov 2026')
  await expect(first.getByRole('img')).toHaveAccessibleName(/lines on the page/)
  await expect(page.getByText('3 prospects')).toBeVisible()
  await expectAccessible(page)

  const created = page.getByRole('columnheader', { name: 'Created' })
  const views = page.getByRole('columnheader', { name: 'Views' })
  await expect(created).toHaveAttribute('aria-sort', 'descending')
  await created.getByRole('button').click()
  await expect(created).toHaveAttribute('aria-sort', 'ascending')
  await expect(names(page)).toHaveText([aws.name, shrm.name, pmi.name])
  await views.getByRole('button').click()
  await expect(views).toHaveAttribute('aria-sort', 'descending')
  await expect(created).not.toHaveAttribute('aria-sort')
  await expect(names(page)).toHaveText([shrm.name, pmi.name, aws.name])
  await views.getByRole('button').click()
  await expect(page).toHaveURL('/saved-searches?sort=views&direction=ascending')
  await page.reload()
  await expect(names(page)).toHaveText([aws.name, pmi.name, shrm.name])
})

test('opens a prospect beside its name, too, in the cell that the name stands in', async ({ page, app, signIn }) => {
  const id = await threeProspects(app, await signIn())
  await page.goto('/saved-searches?view=table')
  const cell = page.getByRole('rowheader').filter({ hasText: pmi.name })
  const box = await cell.boundingBox()
  if (box === null) throw new Error('the cell is not drawn')
  await page.mouse.click(box.x + box.width - 4, box.y + box.height - 4)
  await expect(page).toHaveURL(`/search/${id}`)
})

test('filters by any part of a name, and says what to do when none has it', async ({ page, app, signIn }) => {
  await threeProspects(app, await signIn())
  await page.goto('/saved-searches')
  await expect(names(page)).toHaveCount(3)
  await page.keyboard.press('/')
  const filter = page.getByRole('searchbox', { name: 'Filter by organization' })
  await expect(filter).toBeFocused()
  await page.keyboard.type('MANAGEMENT')
  await expect(names(page)).toHaveText([pmi.name, shrm.name])
  await expect(page.getByText('2 of 3 prospects')).toBeVisible()
  await expect(page).toHaveURL('/saved-searches?filter=MANAGEMENT')

  await filter.fill('nursing')
  await expect(page.getByRole('heading', { name: 'No organization contains “nursing”' })).toBeVisible()
  await expect(page.getByText('You have 3 prospects under other names.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(names(page)).toHaveCount(3)
  await expect(filter).toHaveValue('')
  await expect(page).toHaveURL('/saved-searches')

  await filter.fill('nursing')
  await page.getByRole('link', { name: 'Look up “nursing”' }).click()
  await expect(page.getByLabel('Prospect organization')).toHaveValue('nursing')
})

test('shows cards in one, two or three columns, with their own order', async ({ page, app, signIn }) => {
  await threeProspects(app, await signIn())
  await page.goto('/saved-searches')
  await page.getByText('Cards').click()
  await expect(page).toHaveURL('/saved-searches?view=cards')
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator('.prospect-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order: Newest first' }).click()
  await page.getByRole('menuitemradio', { name: 'Most views first' }).click()
  await expect(names(page)).toHaveText([shrm.name, pmi.name, aws.name])
  await expect(page).toHaveURL('/saved-searches?view=cards&sort=views')
})

test('uses cards on a phone until the table is asked for', async ({ page, app, signIn }) => {
  await threeProspects(app, await signIn())
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/saved-searches')
  await expect(page.locator('.prospect-card')).toHaveCount(3)
  await page.getByText('Table').click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('deletes after the question, brings back by Undo, and keeps what the server does not delete', async ({
  page,
  app,
  signIn,
}) => {
  await threeProspects(app, await signIn())
  await page.goto('/saved-searches')
  const askToDelete = async () => {
    await page.getByRole('button', { name: `Actions for ${pmi.name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await askToDelete()
  expect(questions).toEqual(['Are you sure you want to delete this prospect?'])
  await expect(names(page)).toHaveCount(3)

  page.on('dialog', (dialog) => void dialog.accept())
  await askToDelete()
  await expect(names(page)).toHaveText([shrm.name, aws.name])
  await expect(toast(page)).toContainText('Prospect deleted')
  await expect(toast(page)).toContainText('PMI.')
  await page.keyboard.press('F8')
  await expectAccessible(page)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(names(page)).toHaveText([pmi.name, shrm.name, aws.name])
  await expect(toast(page)).toContainText('Prospect restored')
  await page.reload()
  await expect(names(page)).toHaveCount(3)

  await page.route('**/api/searches/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }),
  )
  await askToDelete()
  await expect(newestAlert(page)).toHaveText('Failed to delete prospectNot now.')
  await expect(names(page)).toHaveCount(3)
})

test('two deletions told in one notification are each brought back', async ({ page, app, signIn }) => {
  await threeProspects(app, await signIn())
  // A busy machine takes longer for two deletions than what comes together may take.
  await page.clock.setFixedTime(new Date())
  await holdNotifications(page)
  await page.goto('/saved-searches')
  page.on('dialog', (dialog) => void dialog.accept())
  for (const name of [pmi.name, aws.name]) {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    // By key: the first notification may lie over the second menu.
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await expect(names(page).filter({ hasText: name })).toHaveCount(0)
  }
  const undo = toast(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(toast(page)).toContainText('Prospect restored')
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(names(page)).toHaveText([pmi.name, shrm.name, aws.name])
})

test('says when the list cannot be loaded, and loads it again', async ({ page, app, signIn }) => {
  await threeProspects(app, await signIn())
  await page.route('**/api/searches?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/saved-searches')
  await expect(page.getByRole('heading', { name: 'Failed to load your prospects.' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/searches?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(names(page)).toHaveCount(3)
})

test('offers a first look-up where nothing was saved', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/saved-searches')
  await expect(page.getByRole('heading', { name: 'No prospects yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Find New Prospect' }).last().click()
  await expect(page).toHaveURL('/')
})

/** 'Body 0' to 'Body 299', the newest last. */
async function manyProspects(app: TestApp, { user }: Visitor) {
  const rows = Array.from({ length: 300 }, (_, index) => ({
    owner_id: user?.id ?? '',
    organization: JSON.stringify({ name: `Body ${index}`, description: '' }),
    certifications: '[]',
    email: null,
    contact_first_name: null,
    email_subject: null,
    version: 1,
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
    updated_at: new Date(),
    deleted_at: null,
  }))
  await app.context.db.insertInto('prospects').values(rows).execute()
}

test('draws only what is near the window of a long list', async ({ page, app, signIn }) => {
  await manyProspects(app, await signIn())
  for (const view of ['table', 'cards']) {
    await page.goto(`/saved-searches?view=${view}`)
    await expect(names(page).first()).toHaveText('Body 299')
    expect(await names(page).count(), `drawn in the ${view} view`).toBeLessThan(100)
    await expect(async () => {
      await page.mouse.wheel(0, 100_000)
      await expect(page.getByText('Body 0', { exact: true })).toBeInViewport({ timeout: 200 })
    }).toPass()
    await expect(page.getByText('300 prospects')).toBeVisible()
  }
})

test('draws what the filter brings in where it took rows out, and no row of before again', async ({ page, app, signIn }) => {
  await manyProspects(app, await signIn())
  for (const [view, rows] of [
    ['table', 'tbody tr[data-index]'],
    ['cards', '.prospect-card'],
  ] as const) {
    await page.goto(`/saved-searches?view=${view}`)
    await expect(names(page).first()).toHaveText('Body 299')
    // The first 60 are all drawn, until the rest of the list is there.
    await expect(page.getByText('300 prospects')).toBeVisible()
    // How many rows fit is known once their letters are there.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    const before = await page.locator(rows).elementHandles()
    await page.locator('.prospect-list :is(tbody, .prospect-cards)').evaluate((list) => {
      const seen = { changes: 0 }
      const watch = new MutationObserver((changes) => (seen.changes += changes.length))
      watch.observe(list, { subtree: true, childList: true, attributes: true, characterData: true })
      Reflect.set(globalThis, 'seen', seen)
    })
    const filter = page.getByLabel('Filter by organization')
    await filter.pressSequentially('body')
    await expect(page).toHaveURL(/filter=body/)
    const seen = await page.evaluate((): unknown => Reflect.get(globalThis, 'seen'))
    expect(seen, `changes in the ${view} view, where every row stays`).toEqual({ changes: 0 })

    await filter.fill('body 1')
    await expect(names(page).first()).toHaveText('Body 199')
    await expect(page.getByText('111 of 300 prospects')).toBeVisible()
    for (const row of before) expect(await row.evaluate((element) => element.isConnected)).toBe(true)
    const links = await names(page).evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href')]))
    const listed = await app.context.db.selectFrom('prospects').select(['id', 'organization']).execute()
    const numbers = new Map(listed.map(({ id, organization }) => [organization.name, `/search/${id}`]))
    expect(links).toEqual(links.map(([name]) => [name, numbers.get(name ?? '')]))
  }
})

for (const view of ['table', 'cards']) {
  test(`keeps the menu open that was opened before the rest of a long list was there, in the ${view} view`, async ({
    page,
    app,
    signIn,
  }) => {
    await manyProspects(app, await signIn())
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/api\/searches\?.*after=/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(`/saved-searches?view=${view}`)
    await expect(page.getByText('60 prospects')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Body 298' }).press('Enter')
    const open = page.getByRole('menuitem', { name: 'Open' })
    await expect(open).toBeFocused()
    arrived.resolve()
    await expect(page.getByText('300 prospects')).toBeVisible()
    expect(await names(page).count()).toBeLessThan(60)
    await expect(open).toBeFocused()
  })
}

test('closes the menu of a prospect that the filter takes out', async ({ page, app, signIn }) => {
  await manyProspects(app, await signIn())
  await page.goto('/saved-searches?view=table')
  const filter = page.getByLabel('Filter by organization')
  await page.getByRole('button', { name: 'Actions for Body 298' }).press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused()
  // As what was typed just before the menu was opened: the focus is in the menu by then.
  await filter.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'body 1')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(names(page).first()).toHaveText('Body 199')
  await expect(page.getByRole('menu')).toHaveCount(0)
})

test('leads to sign-in when the session has ended', async ({ page, app, signIn }) => {
  await signIn()
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible()
  await app.context.db.deleteFrom('sessions').execute()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Your Prospects' }).click()
  await expect(page).toHaveURL('/auth')
})

test('opens a prospect with its certifications and what only its owner sees', async ({ page, app, signIn }) => {
  const id = await threeProspects(app, await signIn())
  await page.goto('/saved-searches')
  await page.getByRole('link', { name: pmi.name }).click()
  await expect(page).toHaveURL(`/search/${id}`)
  await expect(page.getByRole('heading', { name: pmi.name })).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 certifications' })).toBeVisible()
  await expect(page.getByText('maria@pmi.example.org')).toBeVisible()
  await expect(page.getByText('Not marked')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to Saved Searches' }).click()
  await expect(page).toHaveURL('/saved-searches')
})

test("answers alike for a missing prospect and for somebody else's", async ({ page, app, signIn }) => {
  const id = await threeProspects(app, await app.signedIn('lee'))
  await signIn()
  for (const path of [`/search/${id}`, '/search/999999', '/search/nothing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Search Not Found' })).toBeVisible()
    await expect(page.getByText("The search doesn't exist or you don't have access.")).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
