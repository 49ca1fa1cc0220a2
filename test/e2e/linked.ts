import { calls } from '#contract/calls.ts'
import type { Browser, Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import { insertVersion } from '../../src/server/prospects/versions.ts'
import { certification, quoted, welders } from '../samples.ts'
import type { Visitor } from '../visitor.ts'
import { test } from './fixtures.ts'

const inspector = certification({
  id: 'inspector',
  name: 'Welding Inspector',
  requirements: ['Pass the weld test.', 'Three years of work'],
  validityPeriod: '6 months',
  fees: ['US$95 test'],
  evidence: {
    '/requirements/0': [quoted('Applicants pass a weld test.')],
    '/requirements/1': [quoted('Three years of work in inspection.')],
    '/validityPeriod': [quoted('It is valid for 6 months.')],
    '/fees/0': [quoted('The test costs US$95.')],
  },
})

type Mode = 'edit' | 'suggest'

/** A link of a prospect, opened by somebody without an account. */
export const linked = test.extend<{
  open: (mode: Mode, how?: { script?: boolean }) => Promise<{ reader: Page; id: string; account: Visitor }>
}>({
  open: async ({ app, signIn, browser, baseURL }, use) => {
    const readers: Page[] = []
    await use(async (mode, { script = true } = {}) => {
      const account = await signIn()
      const { id: ownerId } = await account.call(calls.getUser)
      const prospect = { ownerId, organization: welders, certifications: [inspector], email: null, contactFirstName: null }
      const saved = await insertProspect(app.context.db, prospect, app.context.now())
      await insertVersion(app.context.db, saved, { author: 'dana', via: 'editor', change_reason: null })
      const { id } = saved
      const { shareId } = await account.call(calls.createShare, { body: { searchId: id } })
      await account.call(calls.changeShare, { params: { shareId }, body: { mode } })
      const reader = await phone(browser, baseURL, script)
      readers.push(reader)
      await reader.goto(`/share/${shareId}`)
      return { reader, id: String(id), account }
    })
    await Promise.all(readers.map((reader) => reader.context().close()))
  },
})

async function phone(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean): Promise<Page> {
  const base = baseURL === undefined ? {} : { baseURL }
  return (await browser.newContext({ ...base, javaScriptEnabled, viewport: { width: 390, height: 844 } })).newPage()
}

/** The row of a line on the page of a link. */
export const lineOf = (reader: Page, words: string) => reader.locator('.share-line-row').filter({ hasText: words })
