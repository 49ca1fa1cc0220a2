import type { Page } from '@playwright/test'

/** Lets notifications stand until they are closed: a busy machine takes longer to look at one than it stands. Before the page is opened. */
export async function holdNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (run: () => void, wait = 0) => start(run, wait < 5_000 ? wait : 1_000_000) })
  })
}
