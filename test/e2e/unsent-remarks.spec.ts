import { calls } from '#contract/calls.ts'
import { expect, expectAccessible } from './fixtures.ts'
import { lineOf, linked } from './linked.ts'

linked('a press without a network is told beside its button, also the first one, and can be made again', async ({ open }) => {
  const { reader } = await open('edit')
  const row = lineOf(reader, 'Pass the weld test.')
  const sign = row.locator('.fact-end')
  const before = await sign.boundingBox()
  await reader.route('**/send-remark-*.js', (route) => route.abort())
  await reader.context().setOffline(true)
  await row.getByRole('button', { name: /^Right/ }).click()
  await expect(row.locator('.remark-told')).toHaveText('You are offline. Please try again when you are connected.')
  await reader.unroute('**/send-remark-*.js')
  await reader.context().setOffline(false)
  await expect(row.locator('.remark-told')).toHaveText('You are connected again. Please try again.')
  await row.getByRole('button', { name: /^Right/ }).click()
  await expect(row.getByRole('button', { name: 'Noted: Pass the weld test.' })).toBeVisible()
  await expect(row.locator('.remark-told'), 'no longer so').toHaveCount(0)
  expect(await sign.boundingBox(), 'nothing beside it moves').toEqual(before)
})

linked('what is typed and not sent is there again after a reload, until it is sent or discarded', async ({ open }, info) => {
  linked.slow()
  const { reader, id, account } = await open('suggest')
  const fee = lineOf(reader, 'US$95 test')
  const field = fee.getByRole('textbox')
  const missing = reader.getByLabel('What is missing in Welding Inspector')
  const program = reader.getByLabel('Name of a program that is missing')
  await fee.locator('summary').click()
  await field.fill('US$120 te')
  await lineOf(reader, 'Three years of work').locator('summary').click()
  await lineOf(reader, 'Three years of work').getByRole('textbox').fill('Four years')
  await reader.getByText('Add what is missing', { exact: true }).click()
  await reader.getByLabel('Kind of line').selectOption('Fees')
  await missing.fill('US$30 retest')
  await program.fill('Certified Pipe Wel')
  await reader.getByLabel('Your name').fill('Maria')
  await reader.goto('/learn/default')
  await reader.goBack()

  await expect(field).toHaveValue('US$120 te')
  await expect(lineOf(reader, 'Three years of work').getByRole('textbox')).toHaveValue('Four years')
  await expect(missing).toHaveValue('US$30 retest')
  await expect(reader.getByLabel('Kind of line')).toHaveValue('fees')
  await expect(program).toHaveValue('Certified Pipe Wel')
  await expect(reader.getByLabel('Your name')).toHaveValue('Maria')
  await expect(fee.locator('.remark-told')).toHaveText('Typed earlier, not sent yet. Discard')
  for (const width of [390, 1280]) {
    await reader.setViewportSize({ width, height: 844 })
    await reader.screenshot({ path: info.outputPath(`unsent-${width}.png`), fullPage: true })
  }
  await expectAccessible(reader)

  await field.fill('US$120 test')
  await fee.getByRole('button', { name: 'Correct' }).click()
  await expect(fee.locator('.remark-told')).toHaveText('Sent. The person who sent you the link decides.')
  const years = lineOf(reader, 'Three years of work')
  await years.getByRole('button', { name: 'Discard' }).click()
  await expect(years.getByRole('textbox')).toHaveValue('Three years of work')
  await years.getByRole('button', { name: 'Undo' }).click()
  await expect(years.getByRole('textbox')).toHaveValue('Four years')
  await years.getByRole('textbox').fill('Three years of work')

  // Somebody else corrects the program meanwhile: what was typed follows its line, and stays where the line is gone.
  await lineOf(reader, 'Pass the weld test.').locator('summary').click()
  await lineOf(reader, 'Pass the weld test.').getByRole('textbox').fill('Pass both')
  await lineOf(reader, '6 months').locator('summary').click()
  await lineOf(reader, '6 months').getByRole('textbox').fill('7 months')
  await expect.poll(() => reader.evaluate(() => JSON.stringify(localStorage))).toContain('7 months')
  const params = { id }
  const { organization, certifications } = await account.call(calls.getProspect, { params })
  const changed = certifications.map((one) => ({
    ...one,
    requirements: ['Be an adult.', ...one.requirements],
    validityPeriod: '1 year',
  }))
  await account.call(calls.updateProspect, { params, body: { organization, certifications: changed } })
  await reader.reload()
  await expect(lineOf(reader, 'Pass the weld test.').getByRole('textbox')).toHaveValue('Pass both')
  await expect(reader.locator('.remarks-not-taken')).toHaveText(
    'Not sent yet: 7 months. This line has changed in the meantime. Please look again. Discard',
  )
  await expect(fee.getByRole('textbox'), 'sent').toBeHidden()
  await reader.screenshot({ path: info.outputPath('line-gone.png'), fullPage: true })
  await reader.locator('.remarks-not-taken').getByRole('button', { name: 'Discard' }).click()
  await expect(reader.locator('.remarks-not-taken')).toHaveText('Discarded. Undo')
  await reader.reload()
  await expect(lineOf(reader, 'Pass the weld test.').getByRole('textbox')).toHaveValue('Pass both')
  await expect(reader.locator('.remarks-not-taken li')).toHaveCount(0)
})

linked('a line that is corrected by two becomes two, and what is typed beside a later line follows it', async ({ open }) => {
  const { reader } = await open('edit')
  await lineOf(reader, 'Three years of work').locator('summary').click()
  await lineOf(reader, 'Three years of work').getByRole('textbox').fill('Four years of work')
  const first = lineOf(reader, 'Pass the weld test.')
  await first.locator('summary').click()
  await first.getByRole('textbox').fill('Pass the weld test in steel.\nPass a written test.')
  await first.getByRole('button', { name: 'Correct' }).click()
  await expect(lineOf(reader, 'Pass a written test.')).toContainText('Via share link')
  await expect(lineOf(reader, 'Three years of work').getByRole('textbox')).toHaveValue('Four years of work')
  await lineOf(reader, 'Three years of work').getByRole('button', { name: 'Correct' }).click()
  await expect(lineOf(reader, 'Four years of work')).toContainText('Via share link')
  const words = reader.locator('.share-line-row .fact-words')
  const all = ['Pass the weld test in steel.', 'Pass a written test.', 'Four years of work']
  for (const text of all) await expect(words.filter({ hasText: text })).toHaveCount(1)
  await reader.reload()
  for (const text of all) await expect(words.filter({ hasText: text })).toHaveCount(1)
})

linked('a link that was paused while its page is open says so, and what was typed stays', async ({ open }) => {
  const { reader, account } = await open('edit')
  const shareId = new URL(reader.url()).pathname.split('/').at(-1) ?? ''
  const fee = lineOf(reader, 'US$95 test')
  await fee.locator('summary').click()
  await fee.getByRole('textbox').fill('US$120 test')
  await account.call(calls.changeShare, { params: { shareId }, body: { paused: true } })
  await fee.getByRole('button', { name: 'Correct' }).click()
  await expect(fee.locator('.remark-told')).toHaveText(
    'This link does not open: it may be expired or invalid. Ask the person who sent it. What you typed stays here.',
  )
  await account.call(calls.changeShare, { params: { shareId }, body: { paused: false } })
  await reader.reload()
  await expect(fee.getByRole('textbox')).toHaveValue('US$120 test')
})
