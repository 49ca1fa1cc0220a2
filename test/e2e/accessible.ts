import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** What looks at a page: the short form, which each page reads anew. */
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Only what breaks a rule is told, with all its places: to describe what keeps to one takes as long as to look. */
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}
/** Each theme and each width once: contrast depends on the theme, room on the width. */
const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

/**
 * What stands on the page now breaks no rule of WCAG 2.2 AA and fits its window: light on a desktop, dark on a phone.
 * @param inView what is in view meanwhile, where the header would lie over half a button elsewhere
 */
export async function expectAccessible(page: Page, inView?: Locator): Promise<void> {
  const before = page.viewportSize()
  // What looks at a page looks into no frame of it.
  expect(page.frames(), 'frames').toHaveLength(1)
  await bringAxe(page)
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await inView?.scrollIntoViewIfNeeded()
    expect(await brokenRules(page), `${colorScheme}, ${width} px`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, `pixels wider than the window at ${width} px`).toBe(0)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before !== null) await page.setViewportSize(before)
}

/** Press targets of which too little is left as the page stands now, because another press target with this address lies over them. */
export async function targetsUnder(page: Page, href: string): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate(`axe.run(document, { runOnly: ['target-size'], resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any.some(({ relatedNodes }) => relatedNodes.some(({ html }) => html.includes('href="${href}"'))))
      .map(({ html, failureSummary }) => html + ' ' + failureSummary))`)
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe)
}

/** Rules that the page breaks, each with where and how. */
function brokenRules(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  return page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary) })))`)
}
