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
