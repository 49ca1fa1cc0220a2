import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../e2e/fixtures.ts'
import { differenceOf, smallGrey } from './judge-picture.ts'

/** 'draw': pictures into screenshots/; 'accept': they are what is right from now on, too; 'compare': with what was accepted. */
const work = process.env['SCREENS'] ?? 'draw'
const acceptedFolder = join(import.meta.dirname, 'accepted')

const looks = [
  { suffix: '', width: 1280, height: 900, colorScheme: 'light' },
  { suffix: '-dark', width: 1280, height: 900, colorScheme: 'dark' },
  { suffix: '-phone', width: 390, height: 844, colorScheme: 'light' },
  { suffix: '-phone-dark', width: 390, height: 844, colorScheme: 'dark' },
] as const

/** Most squares of 32 by 32 pixels that may look otherwise: a date, a counter. A button is more. */
const mostDifferent = 3

interface Fixtures {
  /** Takes the screen as it is in every look. A screen that changes by itself is drawn, never compared. */
  picture: (name: string, screen?: { changesByItself: boolean }) => Promise<void>
}

export const test = base.extend<Fixtures>({
  picture: async ({ page, browser }, use, info) => {
    const context = await browser.newContext()
    const easel = await context.newPage()
    await use(async (name, { changesByItself } = { changesByItself: false }) => {
      if (changesByItself && work === 'compare') return
      for (const { suffix, width, height, colorScheme } of looks) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.evaluate(() => scrollTo(0, 0))
        const png = await page.screenshot({
          fullPage: true,
          animations: 'disabled',
          caret: 'hide',
          ...(work === 'compare' ? {} : { path: `screenshots/${name}${suffix}.png` }),
        })
        if (work === 'draw' || changesByItself) continue
        const seen = await smallGrey(easel, png)
        const file = join(acceptedFolder, `${name}${suffix}.webp`)
        if (work === 'accept') accept(file, seen)
        else
          await compare(easel, file, seen, async () => info.attach(`${name}${suffix}`, { body: png, contentType: 'image/png' }))
      }
      await showAsBefore(page)
    })
    await context.close()
  },
})
export { expect }

function accept(file: string, small: Buffer): void {
  mkdirSync(acceptedFolder, { recursive: true })
  writeFileSync(file, small)
}

async function compare(easel: Page, file: string, seen: Buffer, attach: () => Promise<void>): Promise<void> {
  expect.soft(existsSync(file), `${file} is not there: npm run screenshots -- --accept`).toBe(true)
  if (!existsSync(file)) return
  const { squares, heights } = await differenceOf(easel, readFileSync(file), seen)
  const isRight = squares <= mostDifferent
  if (!isRight) await attach()
  const found = `${squares} squares look otherwise, heights ${heights.join(' and ')}`
  expect.soft(isRight, `${file}: ${found}. When it is right so: npm run screenshots -- --accept`).toBe(true)
}

async function showAsBefore(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
