import type { Browser } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { differenceOf, smallGrey } from './judge-picture.ts'

/** How many squares look otherwise when a small page is drawn in two ways. */
async function squaresBetween(browser: Browser, one: string, other: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const easel = await browser.newPage()
  const drawn = async (html: string) => {
    await page.setContent(html)
    return smallGrey(easel, await page.screenshot())
  }
  const { squares } = await differenceOf(easel, await drawn(one), await drawn(other))
  await Promise.all([page.close(), easel.close()])
  return squares
}

const words = 'Certified Associate in Project Management. Your certification is valid for three years. '.repeat(12)
const screen = (style: string, button = '<button>Find organization</button>') => `
  <style>
    body { font: 15px/1.5 sans-serif; color: #14211d; background: #f5f7f6; ${style} }
    button { width: 150px; height: 44px; background: #0b6552; color: #fff; border: 0 }
  </style>
  <p>${words}</p>${button}`

test('the same screen has no other square', async ({ browser }) => {
  expect(await squaresBetween(browser, screen(''), screen(''))).toBe(0)
})

test('letters with other edges stay below what is tolerated', async ({ browser }) => {
  expect(await squaresBetween(browser, screen(''), screen('-webkit-font-smoothing: none; color: #1b2924'))).toBeLessThanOrEqual(3)
})

test('a button that is gone, a moved line and another ground are seen', async ({ browser }) => {
  expect(await squaresBetween(browser, screen(''), screen('', ''))).toBeGreaterThan(3)
  expect(await squaresBetween(browser, screen(''), screen('padding-top: 24px'))).toBeGreaterThan(3)
  expect(await squaresBetween(browser, screen(''), screen('background: #e0e5e2'))).toBeGreaterThan(3)
})
