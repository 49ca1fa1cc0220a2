import { calls } from '#contract/calls.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import { lineOf, linked } from './linked.ts'

/** What the header covers by half further down is no smaller for it. */
async function expectAccessibleFromTop(reader: Page): Promise<void> {
  await reader.evaluate(() => scrollTo(0, 0))
  await expectAccessible(reader)
}

async function correct(reader: Page, words: string, right: string): Promise<void> {
  await lineOf(reader, words).locator('summary').click()
  await lineOf(reader, words).getByRole('textbox').fill(right)
  await lineOf(reader, words).getByRole('button', { name: 'Correct' }).click()
}

linked('what is added appears at once, its field is emptied, and a second press adds nothing', async ({ open, app, browser }) => {
  linked.slow()
  const { reader, id, account } = await open('edit')
  await lineOf(reader, 'Pass the weld test.').locator('summary').click()
  await lineOf(reader, 'Pass the weld test.').getByRole('textbox').fill('half typed')
  await reader.getByText('Add what is missing', { exact: true }).click()
  const missing = reader.locator('.remark-missing')
  const text = missing.getByLabel('What is missing in Welding Inspector')
  for (const typed of ['Third added', 'third  added']) {
    await missing.getByLabel('Kind of line').selectOption('Fees')
    await text.fill(typed)
    await missing.getByRole('button', { name: 'Add' }).click()
    await expect(text).toHaveValue('')
    await expect(missing.getByRole('status')).toHaveText('Saved. It shows as stated through this link.')
    await expect(lineOf(reader, 'Third added')).toHaveCount(1)
  }
  await expect(lineOf(reader, 'Third added')).toContainText('Via share link')
  await expect(lineOf(reader, 'Pass the weld test.').getByRole('textbox'), 'typed elsewhere').toHaveValue('half typed')
  await expect(reader.locator('.certification-proof')).toContainText('5 lines')

  // Another reader changes the line meanwhile: what is half typed in it is not theirs to throw away.
  const other = await browser.newPage()
  await other.goto(reader.url())
  await correct(other, 'Pass the weld test.', 'Pass both weld tests.')
  await expect(lineOf(other, 'Pass both weld tests.').locator('.remark-told')).toHaveText(
    'Saved. It shows as stated through this link.',
  )
  await other.close()
  // A line that the owner added shows here once the same is added.
  const params = { id }
  const { organization, certifications } = await account.call(calls.getProspect, { params })
  const longer = certifications.map((one) => ({ ...one, requirements: [...one.requirements, 'Fourth added'] }))
  await account.call(calls.updateProspect, { params, body: { organization, certifications: longer } })
  await missing.getByLabel('Kind of line').selectOption('Requirements')
  await text.fill('fourth added')
  await missing.getByRole('button', { name: 'Add' }).click()
  await expect(missing.getByRole('status')).toHaveText('It is there already.')
  await expect(lineOf(reader, 'Fourth added')).toHaveCount(1)
  await expect(lineOf(reader, 'Pass the weld test.').getByRole('textbox'), 'typed elsewhere').toHaveValue('half typed')

  const program = reader.getByLabel('Name of a program that is missing')
  for (let press = 0; press < 2; press += 1) {
    await program.fill('Certified Pipe Welder')
    await program.press('Enter')
    await expect(program).toHaveValue('')
    await expect(reader.getByRole('heading', { name: '2 credential programs found' })).toBeVisible()
  }
  await reader.getByText('Certified Pipe Welder', { exact: true }).click()
  await reader.getByText('Add what is missing', { exact: true }).last().click()
  await expect(reader.getByLabel('What is missing in Certified Pipe Welder')).toBeVisible()
  await expectAccessibleFromTop(reader)
  const [prospect] = await app.context.db.selectFrom('prospects').select(['version', 'certifications']).execute()
  expect(prospect?.version).toBe(5)
  expect(prospect?.certifications.map(({ fees }) => fees)).toEqual([['US$95 test', 'Third added'], []])
})

linked('a correction stands right under its line, grows, and its answer is in view above the bar', async ({ open }, info) => {
  linked.slow()
  const { reader } = await open('edit')
  const line = lineOf(reader, 'Three years of work')
  await line.locator('summary').click()
  const field = line.getByLabel('What is right in place of: Three years of work')
  const [fieldBox, clipping] = [await field.boundingBox(), await line.locator('.clipping').boundingBox()]
  expect(fieldBox?.y ?? 0).toBeLessThan(clipping?.y ?? 0)
  await line.getByRole('button', { name: 'Correct' }).click()
  await expect(line.locator('.remark-told')).toHaveText('The text is unchanged. Change it, or press Right.')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('The text is unchanged. Change it, or press Right.')
  // What is said beside another button of the line takes nothing of it away.
  await reader.route('**/remarks', (route) => route.fulfill({ status: 503, json: { message: 'Not now.', code: 'UNAVAILABLE' } }))
  await line.getByRole('button', { name: 'Right: Three years of work' }).click()
  await expect(line.locator('.remark-told')).toHaveText(['The text is unchanged. Change it, or press Right.', 'Not now.'])
  await expect(line.locator('.remark-say .remark-told')).toBeVisible()
  await reader.unroute('**/remarks')
  await field.fill(
    'Four years of work in inspection under a certified inspector, with at least one of them in the shop. '.repeat(3),
  )
  expect((await field.boundingBox())?.height).toBeGreaterThan((fieldBox?.height ?? 0) * 2)
  await field.press('Enter')
  const told = reader.getByText('Saved. It shows as stated through this link.')
  await expect(told).toBeInViewport()
  await expect(reader.locator('.share-line-row').nth(1)).toContainText('Before: Three years of work')
  const [toldBox, bar] = [await told.boundingBox(), await reader.locator('.offer-bar').boundingBox()]
  expect((toldBox?.y ?? 0) + (toldBox?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await reader.screenshot({ path: info.outputPath('corrected.png') })
  await expectAccessibleFromTop(reader)

  // Of two that are sent before the first is shown, each is answered beside its line.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await reader.route('**/programs', async (route) => {
    await held
    await route.continue()
  })
  for (const [words, right] of [
    ['Pass the weld test.', 'Pass both weld tests.'],
    ['US$95 test', 'US$120 test'],
  ] as const) {
    const sent = reader.waitForResponse((response) => response.url().endsWith('/remarks'))
    await correct(reader, words, right)
    expect((await sent).status()).toBe(200)
  }
  release()
  for (const words of ['Pass both weld tests.', 'US$120 test']) {
    await expect(lineOf(reader, words).locator('.remark-told')).toHaveText('Saved. It shows as stated through this link.')
  }
})

linked('what was said is marked when the link is opened again, in nobody’s words', async ({ open }, info) => {
  linked.slow()
  const { reader } = await open('suggest')
  await reader.getByLabel('Your name').fill('Maria Lopez')
  await reader.getByRole('button', { name: 'Right: Pass the weld test.' }).click()
  await expect(reader.getByRole('button', { name: 'Noted: Pass the weld test.' })).toBeVisible()
  await reader.getByRole('button', { name: 'All of it is right' }).click()
  const whole = reader.getByRole('button', { name: 'Noted: all of it is right: Welding Inspector' })
  await expect(whole).toHaveText('Noted: all of it is right')
  const plain = await reader
    .getByText('Add what is missing', { exact: true })
    .evaluate((element) => getComputedStyle(element).color)
  // A button takes on its color in a transition: its end counts.
  await expect(whole, 'in the color of what was noted').toHaveCSS('color', plain)
  const fee = lineOf(reader, 'US$95 test')
  await fee.locator('summary').click()
  await fee.getByRole('textbox').fill('US$120 test')
  await fee.getByRole('button', { name: 'Correct' }).click()
  await expect(fee).toContainText('Correction sent, waiting for dana')
  await reader.getByText('Add what is missing', { exact: true }).click()
  await reader.getByLabel('What is missing in Welding Inspector').fill('Third added')
  await reader.locator('.remark-missing').getByRole('button', { name: 'Add' }).click()
  await expect(reader.locator('.remark-missing')).toContainText('Sent. Waiting for dana: Third added')
  await expect(reader.getByLabel('What is missing in Welding Inspector')).toHaveValue('')

  await reader.reload()
  // A slip: whoever pressed it takes it back, also once the page is opened again.
  await reader.getByRole('button', { name: 'Right: Three years of work' }).click()
  const slip = reader.getByRole('button', { name: 'Noted: Three years of work', pressed: true })
  await expect(slip).toBeVisible()
  await reader.reload()
  await slip.click()
  await expect(reader.getByText('Taken back.')).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Right: Three years of work', pressed: false })).toBeVisible()

  await reader.context().clearCookies()
  await reader.evaluate(() => localStorage.clear())
  await reader.reload()
  await expect(reader.getByRole('button', { name: 'Noted: Pass the weld test.' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Right: Three years of work' })).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Noted: all of it is right' })).toBeVisible()
  await expect(lineOf(reader, 'US$95 test')).toContainText('Correction sent, waiting for dana')
  await expect(reader.getByText('Addition sent. Waiting for dana.')).toBeVisible()
  for (const words of ['Maria', 'US$120 test', 'Third added']) await expect(reader.locator('body')).not.toContainText(words)
  await reader.screenshot({ path: info.outputPath('marked.png'), fullPage: true })
  await expectAccessibleFromTop(reader)
})

linked(
  'without script Enter does what its field says, all that was typed is taken, and nothing is lost',
  async ({ open, app }, info) => {
    linked.slow()
    const { reader } = await open('edit', { script: false })
    const said = () => app.context.db.selectFrom('remarks').select(['kind', 'line', 'text']).orderBy('id').execute()
    const unfolded = async (words: string) => {
      await lineOf(reader, words).locator('summary').click()
      return lineOf(reader, words).getByRole('textbox')
    }
    await reader.getByLabel('Your name').press('Enter')
    await expect(reader.locator('.remarks-told')).toContainText('Nothing was changed or added yet.')

    await reader.getByLabel('Name of a program that is missing').fill('Certified Pipe Welder')
    await reader.getByLabel('Name of a program that is missing').press('Enter')
    await expect(reader.locator('.remarks-told')).toHaveText('Saved. It shows as stated through this link.')
    await expect(reader.getByRole('heading', { name: '2 credential programs found' })).toBeVisible()

    await (await unfolded('Pass the weld test.')).fill('Pass both weld tests.')
    await (await unfolded('US$95 test')).fill('US$120 test')
    await lineOf(reader, 'US$95 test').getByRole('button', { name: 'Correct' }).click()
    await expect(lineOf(reader, 'US$120 test')).toBeVisible()
    await expect(lineOf(reader, 'Pass both weld tests.')).toBeVisible()
    expect(await said()).toEqual([
      { kind: 'missing', line: null, text: 'Certified Pipe Welder' },
      { kind: 'wrong', line: 'US$95 test', text: 'US$120 test' },
      { kind: 'wrong', line: 'Pass the weld test.', text: 'Pass both weld tests.' },
    ])

    // One that is right, one that cannot be taken: the field says why, and holds what was typed.
    await (await unfolded('Pass both weld tests.')).fill('Pass one weld test.')
    await reader.getByText('Add what is missing', { exact: true }).first().click()
    await reader.getByLabel('Kind of line').first().selectOption('Valid for')
    await reader.getByLabel('What is missing in Welding Inspector').fill('9 years')
    await reader.getByLabel('What is missing in Welding Inspector').press('Enter')
    await expect(lineOf(reader, 'Pass one weld test.')).toBeVisible()
    await expect(reader.getByRole('alert')).toContainText('9 years')
    await expect(reader.getByRole('alert')).toContainText('There is already a line of this kind. Correct that one instead.')
    await expect(reader.getByLabel('What is missing in Welding Inspector')).toHaveValue('9 years')
    await expect(reader.getByLabel('Kind of line').first()).toHaveValue('validityPeriod')
    await reader.screenshot({ path: info.outputPath('not-taken.png'), fullPage: true })
  },
)

linked(
  'without script an older page is taken as far as its lines are there, and what is not keeps its text',
  async ({ open, app }) => {
    const { reader } = await open('edit', { script: false })
    const other = await reader.context().newPage()
    await other.goto(reader.url())
    await lineOf(other, 'US$95 test').locator('summary').click()
    await lineOf(other, 'US$95 test').getByRole('textbox').fill('US$100 test')
    await lineOf(other, 'US$95 test').getByRole('button', { name: 'Correct' }).click()
    await expect(lineOf(other, 'US$100 test')).toBeVisible()

    for (const [words, typed] of [
      ['US$95 test', 'US$120 test'],
      ['6 months', '7 months'],
    ] as const) {
      await lineOf(reader, words).locator('summary').click()
      await lineOf(reader, words).getByRole('textbox').fill(typed)
    }
    await lineOf(reader, '6 months').getByRole('button', { name: 'Correct' }).click()
    await expect(lineOf(reader, '7 months')).toBeVisible()
    await expect(lineOf(reader, 'US$100 test')).toBeVisible()
    await expect(reader.getByRole('alert')).toContainText('US$120 test')
    await expect(reader.getByRole('alert')).toContainText('This line has changed in the meantime. Please look again.')
    await expect(reader.getByRole('alert')).not.toContainText('7 months')
    expect((await app.context.db.selectFrom('remarks').select('id').execute()).length).toBe(2)
  },
)

linked(
  'the owner reads a name of one long word, what was confirmed as a whole, and dismisses a remark',
  async ({ open, page, app }, info) => {
    linked.slow()
    const { reader, id } = await open('edit')
    const name = 'x'.repeat(80)
    await reader.getByLabel('Your name').fill(name)
    await reader.getByRole('button', { name: 'All of it is right' }).click()
    await expect(reader.getByText('Noted. Thank you.')).toBeVisible()
    await reader.getByRole('button', { name: 'Right: 6 months' }).click()
    await expect(reader.getByRole('button', { name: 'Noted: 6 months' })).toBeVisible()
    // As it may be kept from before names had 80 letters.
    await app.context.db
      .updateTable('remarks')
      .set({ said_by: 'x'.repeat(200) })
      .where('line', 'is not', null)
      .execute()

    await page.goto(`/search/${id}`)
    await expect(page.getByText(`All of it confirmed by someone with the link (name given: “${name}”) (`)).toBeVisible()
    const said = page.getByRole('region', { name: 'Said through the links' })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(wider, `pixels wider than ${width}`).toBe(0)
      await page.screenshot({ path: info.outputPath(`owner-${width}.png`), fullPage: true })
    }
    await expectAccessible(page)
    await said.getByRole('button', { name: /^Dismiss: ‘6 months’/ }).click()
    await expect(said.getByText('‘6 months’')).toHaveCount(0)
    await expect(page.getByText(/^Confirmed by/)).toHaveCount(0)
    await expect(said.getByText('All of it is right')).toBeVisible()
  },
)
