import { newProspect } from '../seeds.ts'
import { expect, test, toast } from './fixtures.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.clock.install()
  await page.goto('/admin/users')
  await page.getByLabel('Username').fill('dana')
  await page.getByLabel('Email').fill('second@example.org')
  await page.getByLabel('Password', { exact: true }).fill('horse staple')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(toast(page)).toContainText('This username is taken.')
})

test('a new one takes the place of the previous one', async ({ page }) => {
  await page.getByLabel('Username').fill('priya')
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(page.locator('.toast')).toHaveCount(1)
  await expect(toast(page)).toContainText('User created')
})

test('closes after five seconds, not while the pointer rests on it', async ({ page }) => {
  await page.clock.runFor(4_000)
  await toast(page).hover()
  await page.clock.runFor(10_000)
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(1_500)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('F8 leads to it, and Escape closes it', async ({ page }) => {
  await page.keyboard.press('F8')
  await expect(page.locator('.toaster')).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('goes away by a swipe to the right of 50 pixels, not by a shorter one', async ({ page }) => {
  const box = await toast(page).locator('.toast-words').boundingBox()
  if (box === null) throw new Error('The notification has no box.')
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 5 + distance / 2, box.y + 5)
    await page.mouse.move(box.x + 5 + distance, box.y + 5)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toast(page)).toBeVisible()
  await swipe(60)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('one that is closed under the pointer does not hold the next one', async ({ page }) => {
  await toast(page).getByRole('button', { name: 'Close notification' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create user' }).click()
  await expect(toast(page)).toContainText('This username is taken.')
  await page.clock.runFor(6_000)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('is reached by F8 and swiped away while a dialog is open, and lies over it', async ({ page }) => {
  const saved: { id: number } = await (await page.request.post('/api/searches', { data: newProspect })).json()
  await page.goto(`/search/${saved.id}`)
  await page.getByRole('button', { name: 'Share via Email' }).click()
  const dialog = page.getByRole('dialog')
  const fail = async () => {
    await dialog.getByLabel('Email').fill('maria@')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page)).toContainText('Invalid email')
  }
  for (const size of [
    { width: 1280, height: 850 },
    { width: 390, height: 600 },
    { width: 700, height: 420 },
  ]) {
    await page.setViewportSize(size)
    await fail()
    const [notice, actions] = await Promise.all([toast(page).boundingBox(), dialog.locator('.dialog-actions').boundingBox()])
    if (notice === null || actions === null) throw new Error('Nothing is drawn.')
    // The upper edge of the actions is a fade.
    expect(notice.y + notice.height, `${size.width} px`).toBeLessThanOrEqual(actions.y + 12)
  }
  await page.setViewportSize({ width: 1280, height: 850 })
  await page.keyboard.press('F8')
  await expect(page.locator('.toaster')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(dialog).toBeVisible()

  await fail()
  const box = await toast(page).locator('.toast-words').boundingBox()
  if (box === null) throw new Error('The notification has no box.')
  const isOnTop = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.toast') instanceof HTMLElement, {
    x: box.x + 5,
    y: box.y + 5,
  })
  expect(isOnTop).toBe(true)
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 5)
  await page.mouse.move(box.x + 70, box.y + 5)
  await page.mouse.up()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})
