import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Config } from '../../src/server/config.ts'
import { keepImporting } from '../../src/server/imports/keep-importing.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { pmiMatch, pmiResult } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'

export interface Fixtures {
  /** Settings of the server that differ from those of every test; for `test.use`. */
  settings: Partial<Config>
  /**
   * The real server with empty tables. Its clock runs, for a browser judges cookies by the real time.
   * The engine finds PMI and reads its certifications, until a test says otherwise.
   */
  app: TestApp
  /** Makes an account and gives its session to the browser; the visitor makes calls beside it. */
  signIn: (username?: string) => Promise<Visitor>
  /** The same with the account of an administrator, 'ada' unless named otherwise. */
  signInAsAdministrator: (username?: string) => Promise<Visitor>
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  app: async ({ settings }, use) => {
    const app = await startTestApp({ config: settings, context: { now: () => new Date() } })
    app.research
      .finds([pmiMatch])
      .answers(pmiResult, [
        { type: 'started', at: 0, organization: pmiResult.organization },
        ...pmiResult.certifications.map((certification) => ({ type: 'certification', at: 5, certification }) as const),
      ])
    const importing = keepImporting(app.context)
    await use(app)
    await importing.stop()
    await app.stop()
  },
  baseURL: async ({ app }, use) => use(await app.listen()),
  page: async ({ page }, use) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })
    await use(page)
    expect(refused, 'refused by the content security policy').toEqual([])
  },
  signIn: async ({ app, context, baseURL }, use) =>
    use(async (username) => giveSession(context, baseURL, await app.signedIn(username))),
  signInAsAdministrator: async ({ app, context, baseURL }, use) =>
    use(async (username) => giveSession(context, baseURL, await app.administrator(username))),
})

async function giveSession(context: BrowserContext, baseURL: string | undefined, visitor: Visitor): Promise<Visitor> {
  const [name = '', value = ''] = visitor.cookie.split('=')
  await context.addCookies([{ name, value, url: baseURL ?? '' }])
  return visitor
}

export { expect }
export { expectAccessible } from './accessible.ts'

/** The notification in view. What came within two seconds stands in it together, so a fast machine may find several sentences there. */
export function toast(page: Page) {
  return page.locator('.toast[data-state="open"]')
}

/** The newest sentence of the notification in view. */
export function newestNotice(page: Page) {
  return toast(page).locator('.toast-words').last()
}

/** The newest sentence of the notification in view that is spoken as an alert. */
export function newestAlert(page: Page) {
  return toast(page).getByRole('alert').last()
}
