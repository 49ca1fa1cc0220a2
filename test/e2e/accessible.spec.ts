import { expect, expectAccessible, test } from './fixtures.ts'

const sound = '<p>Said</p>'
const broken: Readonly<Record<string, string>> = {
  'color-contrast': '<p style="color:#eee;background:#fff">Pale</p>',
  'image-alt': '<img src="data:,">',
  'target-size':
    '<button style="width:9px;height:9px;padding:0">a</button><button style="width:9px;height:9px;padding:0">b</button>',
  'pixels wider': '<p style="width:600px">Wide</p>',
}

test('what breaks a rule, or is wider than a phone, is found by its name', async ({ page }) => {
  const show = (html: string) =>
    page.setContent(`<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1>${html}</main></html>`)
  await show(sound)
  await expectAccessible(page)
  for (const [rule, html] of Object.entries(broken)) {
    await show(html)
    await expect(expectAccessible(page), rule).rejects.toThrow(rule)
  }
})
