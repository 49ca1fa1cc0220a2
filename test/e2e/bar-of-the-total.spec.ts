import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import type { TestApp } from '../app.ts'
import { certificationsOf } from '../many-certifications.ts'
import { welders } from '../samples.ts'
import { targetsUnder } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 700 } })

async function addressOfLink(app: TestApp): Promise<string> {
  const dana = await app.signedIn()
  const certifications = certificationsOf(1)
  const prospect = { ownerId: dana.user.id, organization: welders, certifications, email: null, contactFirstName: null }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  return `/share/${shareId}`
}

/** What has the focus, and how many pixels of its height the bar lies over. */
function focusedUnderBar(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement
    const bar = document.querySelector('.offer-bar')
    if (focused === null || focused === document.body || bar === null) return null
    const seen = getComputedStyle(bar).visibility === 'visible' && !bar.contains(focused)
    const [over, under] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
    return { html: focused.outerHTML.slice(0, 120), covered: seen ? Math.max(0, under.bottom - over.top) : 0 }
  })
}

test('at no position of the page is a press target too small because the bar with the total lies over it', async ({
  page,
  app,
}) => {
  test.slow()
  await page.goto(await addressOfLink(app))
  await expect(page.locator('.offer-bar')).toBeVisible()
  // The position at which the upper ten pixels of each stand above the button of the bar: fewer than a target needs.
  const positions = await page.evaluate(() => {
    const button = document.querySelector('.offer-bar a')?.getBoundingClientRect().top ?? 0
    const targets = [...document.querySelectorAll('.share-main :is(a, button, summary, input, textarea, select)')]
    const tops = targets.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().top))
    return [...new Set(tops.map((top) => top - button + 10))].filter((position) => position > 0)
  })
  expect(positions.length).toBeGreaterThan(10)
  for (const position of positions) {
    await page.evaluate((y) => scrollTo(0, y), position)
    expect(await targetsUnder(page, '#contact'), `scrolled by ${position}`).toEqual([])
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('nothing that has the focus of the keyboard stands under the bar, forward and back', async ({ page, app }) => {
      test.slow()
      await page.goto(await addressOfLink(app))
      const [first, last] = [page.locator('.header a').first(), page.locator('.footer a').last()]
      for (const [key, end] of [
        ['Tab', last],
        ['Shift+Tab', first],
      ] as const) {
        const isThere = () => end.evaluate((one) => one === document.activeElement)
        while (!(await isThere())) {
          await page.keyboard.press(key)
          expect((await focusedUnderBar(page)) ?? { covered: 0 }).toMatchObject({ covered: 0 })
        }
      }
    })

    test('the last line of the page can be read above the bar', async ({ page, app }) => {
      await page.goto(await addressOfLink(app))
      await page.mouse.wheel(0, 100_000)
      const footer = page.locator('.footer')
      await expect(footer).toBeInViewport()
      const bar = page.locator('.offer-bar')
      if (javaScriptEnabled) return expect(bar).toBeHidden()
      const [line, over] = [await footer.boundingBox(), await bar.boundingBox()]
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
    })
  })
}

test('in a low window, as at 400 % zoom, neither header nor bar takes the room to read in', async ({ page, app }) => {
  await page.setViewportSize({ width: 320, height: 225 })
  await page.goto(await addressOfLink(app))
  await expect(page.locator('.offer-bar')).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(page.locator('.header')).not.toBeInViewport()
  // What unfolds under a line has the width of its card, 'Right' or not.
  const line = page.locator('.share-line-row').first()
  await line.locator('summary').click()
  const [row, note] = [await line.boundingBox(), await line.locator('.share-line-note').boundingBox()]
  expect(note?.width).toBe(row?.width)
})
