import { readdir, readFile } from 'node:fs/promises'
import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { newProspect } from '../seeds.ts'
import { expect, test } from './fixtures.ts'

const submission = {
  billingName: 'Priya Raman',
  billingEmail: 'billing@example.org',
  pricingOptions: { billingCycle: 'annual' as const, base: true as const, pearson: false, social: false },
}

test('one component writes what is there only without script', async () => {
  const files = (await readdir('src/web', { recursive: true })).filter((name) => name.endsWith('.tsx'))
  const texts = await Promise.all(files.map(async (name) => ({ name, text: await readFile(`src/web/${name}`, 'utf8') })))
  const writing = texts.filter(({ text }) => /<noscript/.test(text)).map(({ name }) => name)
  expect(writing).toEqual(['ui/without-script/without-script.tsx'])
})

test('nothing that is there only without script is seen where scripts run', async ({ page, app }) => {
  test.slow()
  const dana = await app.signedIn()
  const made = async (certifications: typeof newProspect.certifications) => {
    const { id } = await dana.call(calls.createProspect, { body: { ...newProspect, certifications } })
    return (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
  }
  const [open, empty, submitted] = [
    await made(newProspect.certifications),
    await made([]),
    await made(newProspect.certifications),
  ]
  await dana.call(calls.submitShareInterest, { params: { shareId: submitted }, body: submission })
  const addresses = [
    pages.share(open),
    pages.share(empty),
    pages.sharedPrograms(submitted),
    pages.waitlist(submitted),
    pages.learn(open),
    pages.auth(),
    pages.forgotPassword(),
  ]
  let seen = 0
  for (const address of addresses) {
    await page.goto(address)
    const all = page.locator('noscript')
    seen += await all.count()
    const shown = await all.evaluateAll((found) =>
      found.filter((one) => one.getClientRects().length > 0).map((one) => one.outerHTML),
    )
    expect(shown, address).toEqual([])
  }
  expect(seen).toBeGreaterThan(6)
})
