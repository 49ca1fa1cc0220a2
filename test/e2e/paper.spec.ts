import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { insertProspect } from '../../src/server/prospects/store.ts'
import type { SignedIn, TestApp } from '../app.ts'
import { certificationsOf, withLines } from '../many-certifications.ts'
import { welders } from '../samples.ts'
import { expect, test } from './fixtures.ts'

/** A prospect and its link. */
async function addressesOf(app: TestApp, owner: SignedIn, certifications: Certification[]): Promise<string[]> {
  const prospect = { ownerId: owner.user.id, organization: welders, certifications, email: null, contactFirstName: null }
  const { id } = await insertProspect(app.context.db, prospect, app.context.now())
  const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
  return [`/search/${id}`, `/share/${shareId}`]
}

/** The words of each sheet. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  return (await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))))).text
}

test('no printed page holds a few rows alone, nor the name of a body without its first program', async ({
  page,
  app,
  context,
  baseURL,
}) => {
  test.slow()
  const owner = await app.signedIn()
  const [name = '', value = ''] = owner.cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  const bodies = [certificationsOf(1), certificationsOf(3), [withLines(1, 9), withLines(2, 3)]]
  for (const certifications of bodies) {
    for (const path of await addressesOf(app, owner, certifications)) {
      await page.goto(path)
      await expect(page.getByText(certifications.at(-1)?.name ?? '').first()).toBeAttached()
      for (const format of ['A4', 'Letter'] as const) {
        const sheets = await sheetsOf(page, format)
        const where = `${certifications.length} of ${path} on ${format}`
        expect(sheets[0], where).toContain(certifications[0]?.name)
        for (const sheet of sheets) expect(sheet.split(/\s+/).length, where).toBeGreaterThan(40)
      }
    }
  }
})

test('no line of a program stands alone on a sheet, and the annex of an offer parts no program that fits', async ({
  page,
  app,
}) => {
  test.slow()
  const owner = await app.signedIn()
  const short = certificationsOf(6)
  for (let lines = 8; lines <= 13; lines += 1) {
    const [, link = ''] = await addressesOf(app, owner, [withLines(1, lines), ...short])
    await page.goto(link)
    const counts = (await sheetsOf(page, 'A4')).map((sheet) => sheet.match(/Line-of-P1L/g)?.length ?? 0)
    expect(counts.reduce((sum, count) => sum + count)).toBe(lines)
    expect(counts, `of ${lines}`).not.toContain(1)
  }
  await page.getByRole('button', { name: 'Get this as an offer' }).click()
  await expect(page.getByRole('heading', { name: /^Annex/ })).toBeVisible()
  const sheets = await sheetsOf(page, 'A4')
  for (const { name, fees } of short) {
    expect(sheets.find((sheet) => sheet.includes(`${name} (`))).toContain(fees[0])
  }
})

test('the list of prospects is printed with all its columns, and nothing to press', async ({
  page,
  app,
  context,
  baseURL,
}, info) => {
  const owner = await app.signedIn()
  const [name = '', value = ''] = owner.cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  await addressesOf(app, owner, certificationsOf(1))
  await page.goto('/saved-searches?view=table')
  await expect(page.getByRole('link', { name: welders.name })).toBeVisible()
  const [sheet = ''] = await sheetsOf(page, 'A4')
  for (const column of ['Organization', 'Versions', 'Views', 'Created']) expect(sheet).toContain(column)
  expect(sheet).not.toMatch(/Cards|Filter/)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 673, height: 900 })
  await page.screenshot({ path: info.outputPath('list-on-paper.png') })
  const table = await page.locator('.prospect-table').boundingBox()
  expect(table?.width).toBeLessThanOrEqual(Math.min(width, 673))
})
