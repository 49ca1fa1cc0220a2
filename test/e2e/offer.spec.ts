import { calls } from '#contract/calls.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { insertProspect } from '../../src/server/prospects/store.ts'
import { newProspect } from '../seeds.ts'
import { certification, quoted, welders } from '../samples.ts'
import type { TestApp } from '../app.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { weigh } from './page-weight.ts'

const day = 86_400_000

async function shared(app: TestApp): Promise<{ shareId: string; id: number }> {
  const dana = await app.signedIn()
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const named = {
    ...newProspect.certifications[0],
    requirements: ['Pass the exam'],
    evidence: { '/requirements/0': [quoted('Exams are taken at Pearson VUE test centers.')] },
  }
  await app.context.db
    .updateTable('prospects')
    .set({ certifications: JSON.stringify([named]) })
    .where('id', '=', id)
    .execute()
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  return { shareId, id }
}

test('from the options that were chosen to an offer with its file', async ({ page, app }) => {
  const { shareId, id } = await shared(app)
  await page.goto(`/share/${shareId}`)
  await expect(page.getByText('Suggested: Your page names Pearson VUE')).toBeVisible()
  await expect(page.getByText('Suggested:')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /Pearson VUE/ }).check()
  await page.getByText('Monthly', { exact: true }).click()
  await page.getByRole('button', { name: 'Get this as an offer' }).click()
  await expect(page).toHaveURL(`/share/${shareId}/offer/${id}-1`)
  await expect(page.getByRole('heading', { level: 1, name: `Offer No. ${id}-1` })).toBeVisible()
  await expect(page.getByRole('row', { name: /Pearson VUE integration/ })).toContainText(
    'Exams are taken at Pearson VUE test centers.',
  )
  await expect(page.getByRole('row', { name: /Total/ })).toContainText('$2,249')
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF, A4' }).click()
  expect((await file).suggestedFilename()).toBe(`offer-${id}-1.pdf`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an offer is made, and the programs are read after an interest', async ({ page, app }) => {
    const { shareId, id } = await shared(app)
    await page.goto(`/share/${shareId}/offer`)
    await page.getByRole('checkbox', { name: /Social Sharing/ }).check()
    await page.getByRole('button', { name: 'Update total' }).click()
    await expect(page.getByRole('region', { name: 'Options' }).getByRole('status')).toContainText('$1,499 a month')
    await expect(page.getByRole('checkbox', { name: /Social Sharing/ })).toBeChecked()
    await page.getByRole('button', { name: 'Make an offer' }).click()
    await expect(page).toHaveURL(`/share/${shareId}/offer/${id}-1`)
    await expect(page.getByRole('row', { name: /Total/ })).toContainText('$1,499')
    await page.goto(`/share/${shareId}`)
    await page.getByLabel('Billing name').fill('Ann Smith')
    await page.getByLabel('Billing email').fill('ann@example.org')
    await page.getByRole('button', { name: 'Continue to Pay' }).click()
    await expect(page).toHaveURL(`/waitlist/${shareId}`)
    await page.getByRole('link', { name: 'Your programs' }).click()
    await expect(page.getByText('Pass the exam')).toBeVisible()
  })
})

test('after an interest every holder of the link goes on to programs and offer', async ({ page, app }) => {
  const { shareId } = await shared(app)
  const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: billing })
  await page.goto(`/share/${shareId}`)
  await expect(page).toHaveURL(`/waitlist/${shareId}`)
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Your programs' }).click()
  await expect(page.getByRole('heading', { name: '1 credential program found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Offer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No offer yet' })).toBeVisible()
  await expectAccessible(page)
})

test('an offer that is over says so', async ({ page, app }) => {
  const { shareId } = await shared(app)
  await app.anonymous().call(calls.makeOffer, { params: { shareId }, body: {} })
  await app.context.db
    .updateTable('offers')
    .set({ valid_until: new Date(Date.now() - day).toISOString().slice(0, 10) })
    .execute()
  await page.goto(`/share/${shareId}/offer`)
  await expect(page.getByText(/^This offer ended on/)).toBeVisible()
  await expectAccessible(page)
})

test('pages of a link weigh what they may', async ({ page, app }) => {
  const { shareId } = await shared(app)
  await app.anonymous().call(calls.makeOffer, { params: { shareId }, body: {} })
  const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
  for (const path of ['', '/offer'])
    expect((await weigh(page, `/share/${shareId}${path}`)).bytes, path).toBeLessThanOrEqual(130_000)
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: billing })
  expect((await weigh(page, `/share/${shareId}/programs`)).bytes).toBeLessThanOrEqual(130_000)
})

test.describe('on paper', () => {
  for (const [paper, width] of [
    ['A4', 672],
    ['Letter', 694],
  ] as const) {
    test(`names stand in one piece, every card is open, and nothing is to press: ${paper}`, async ({ page, app }) => {
      const { shareId } = await shared(app)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/share/${shareId}`)
      const name = page.locator('.certification-name').first()
      const { height } = (await name.boundingBox()) ?? { height: 0 }
      expect(height).toBeLessThan(50)
      await expect(page.getByText('Exams are taken at Pearson VUE test centers.').first()).toBeVisible()
      await expect(page.locator('.clipping-address').first()).toBeVisible()
      for (const pressed of ['.button', '.switch', '.header', '.offer-bar']) {
        for (const one of await page.locator(pressed).all()) await expect(one).toBeHidden()
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink').trim())).toMatch(/^#000(000)?$/)
      // Grounds are not printed: what is chosen is told by lines.
      const base = page.locator('.pricing-selector-check').filter({ has: page.getByRole('checkbox', { name: /Base plan/ }) })
      await expect(base.locator('svg')).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(page.locator('.segmented-part').filter({ visible: true })).toHaveCSS('border-top-width', '0px')
    })
  }

  test('a prospect of many programs is printed to its last one', async ({ page, app, signIn }) => {
    const owner = await signIn()
    const { id: ownerId } = await owner.call(calls.getUser)
    const certifications = Array.from({ length: 40 }, (_, index) =>
      certification({ name: `Program ${index}`, fees: [`US$${index}`] }),
    )
    const prospect = { ownerId, organization: welders, certifications, email: null, contactFirstName: null }
    const { id } = await insertProspect(app.context.db, prospect, app.context.now())
    await page.goto(`/search/${id}`)
    await expect(page.getByRole('heading', { name: '40 certifications' })).toBeVisible()
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf())), { mergePages: true })
    for (const { name, fees } of certifications) {
      expect(text).toContain(name)
      expect(text).toContain(fees[0])
    }
  })

  test('a prospect of its owner and a line in dispute say what they say, and nothing is to press', async ({
    page,
    app,
    signIn,
  }) => {
    const owner = await signIn()
    const { id: ownerId } = await owner.call(calls.getUser)
    const disputed = certification({
      id: 'cw',
      name: 'Certified Welder',
      fees: ['US$95 test'],
      requirements: ['Pass the exam'],
      evidence: {
        '/fees/0': [
          { ...quoted('The test costs US$95.'), says: 'US$95' },
          { ...quoted('The test costs US$99.'), says: 'US$99' },
        ],
        '/requirements/0': [quoted('Exams are taken at Pearson VUE test centers.')],
      },
    })
    const prospect = { ownerId, organization: welders, certifications: [disputed], email: null, contactFirstName: null }
    const { id } = await insertProspect(app.context.db, prospect, app.context.now())
    const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
    await page.emulateMedia({ media: 'print' })
    await page.goto(`/share/${shareId}`)
    await expect(page.getByText('The test costs US$99.')).toBeVisible()
    await expect(page.getByText('Say so')).toBeHidden()
    await page.goto(`/search/${id}`)
    await expect(page.getByText('Pearson VUE named in 1 of 1 certification')).toBeVisible()
    await expect(page.getByText('See the line')).toBeHidden()
    await expect(page.getByText('How a line is shown')).toBeHidden()
    await expect(page.locator('.fact').first()).toHaveCSS('padding-left', '0px')
  })

  test('a name does not end a page: its summary and its first line stand with it', async ({ page, app, signIn }) => {
    const owner = await signIn()
    const { id: ownerId } = await owner.call(calls.getUser)
    const certifications = Array.from({ length: 60 }, (_, index) => {
      const summary = `Summary ${index} is for people ${'who check things '.repeat(6 + (index % 5))}and ends at ${index}.`
      const requirements = [`Line ${index} of ${'many '.repeat(index)}words`]
      const evidence = {
        '/summary': [quoted('It is for people who check things.')],
        '/requirements/0': [quoted(`Words of a page ${'at some length '.repeat(index)}prove it.`)],
        '/fees/0': [quoted('It costs that.')],
      }
      const name = `Program ${index}: ${'a name of many words '.repeat(index % 9)}named ${index}.`
      return certification({ name, summary, requirements, fees: [`US$${index}`], evidence })
    })
    const prospect = { ownerId, organization: welders, certifications, email: null, contactFirstName: null }
    const { id } = await insertProspect(app.context.db, prospect, app.context.now())
    const { shareId } = await owner.call(calls.createShare, { body: { searchId: id } })
    const { number } = await app.anonymous().call(calls.makeOffer, { params: { shareId }, body: {} })
    for (const path of [`/search/${id}`, `/share/${shareId}`, `/share/${shareId}/offer/${number}`]) {
      await page.goto(path)
      await expect(page.getByText('Program 59:').first()).toBeAttached()
      for (const format of ['A4', 'Letter']) {
        const { text: sheets } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))))
        const parted = certifications.flatMap((_, index) => {
          const sheetOf = (words: string) => sheets.findIndex((sheet) => sheet.replaceAll(/\s+/g, ' ').includes(words))
          const words = [`Program ${index}:`, `named ${index}.`, `Summary ${index} `, `and ends at ${index}.`, `Line ${index} of`]
          const found = words.map(sheetOf)
          return new Set(found).size === 1 ? [] : [{ index, found }]
        })
        expect(parted, `${path} on ${format}`).toEqual([])
      }
    }
  })
})
