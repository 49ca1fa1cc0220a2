import { createPublicWeb, createResearch } from '#research'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import { serveSite } from '../sites/serve.ts'
import { societyOfLamps } from '../sites/society-of-lamps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('names in doubt are asked for on the results, and the pages are read again with the answers', async ({
  app,
  page,
  signIn,
}) => {
  await signIn()
  const site = await serveSite(societyOfLamps)
  const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: true, spacing: 0 })
  const directory = { find: () => [], answer: () => undefined, identify: () => undefined, confirmedSites: () => [] }
  const live = createResearch({ directory, live: { web, readers: readersHere() } })
  const body = { name: societyOfLamps.organization, description: '', website: `${site.origin}/` }
  app.research
    .finds([{ ...body, source: 'typed-name', reason: 'Its name', detailed: false }])
    .looksUp((asked, options) => live.findCertifications(asked, { ...options, prefer: 'live' }))
  app.research.readAgain = (answer, pages, options) => live.readAgain(answer, pages, options)

  await page.goto('/')
  await page.getByLabel('Prospect organization').fill(body.name)
  await page.getByLabel('Contact first name').fill('Maria')
  await page.getByRole('button', { name: 'Find organization' }).click()
  await page.getByRole('button', { name: 'Yes, get certification details' }).click()
  const question = page.getByRole('region', { name: 'Which of these are certifications of Society of Lamps?' })
  await expect(question).toBeVisible()
  // From here on nothing is fetched.
  await site.close()
  await web.close()
  await expectAccessible(page)

  const cards = page.getByRole('article')
  await question.getByRole('button', { name: 'Read again with these names' }).click()
  await expect(question).toContainText('Answer for at least one name, or add one.')
  await question.getByRole('group', { name: 'Is LAP one of its certifications?' }).getByLabel('No', { exact: true }).check()
  await question.getByLabel('Names the reader missed').fill('Wicks and trimming\nOil and vessels\nMoon Reader')
  // Signing out would, and asks.
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('dialog', { name: 'Sign out and lose 2 changes?' }).getByRole('button', { name: 'Stay signed in' }).click()
  // Neither a reload nor another page loses them, nor the reading with them.
  await page.reload()
  await expect(
    question.getByRole('group', { name: 'Is LAP one of its certifications?' }).getByLabel('No', { exact: true }),
  ).toBeChecked()
  await expect(question.getByLabel('Names the reader missed')).toHaveValue('Wicks and trimming\nOil and vessels\nMoon Reader')
  await page.route('**/names', (route) => new Promise(() => void route))
  await question.getByRole('button', { name: 'Read again with these names' }).click()
  await expect(question.getByRole('button', { name: 'Reading…' })).toBeVisible()
  await page.getByRole('link', { name: 'Prospects', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your Prospects' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goBack()

  await expect(page.getByRole('heading', { name: '3 certifications' })).toBeVisible()
  await expect(cards.filter({ hasText: 'LAP' })).toHaveCount(0)
  const missing = page.getByRole('region', { name: 'Is a certification of Society of Lamps missing?' })
  await expect(missing).toContainText('No page that was read names “Moon Reader”.')
  await expectAccessible(page)
  await missing.getByRole('button', { name: 'Keep Moon Reader' }).click()
  await expect(page.getByRole('heading', { name: '4 certifications' })).toBeVisible()

  await page.getByRole('button', { name: 'Save & Email Prospect' }).click()
  await expect(page.getByText('Prospect saved', { exact: true })).toBeVisible()
  const row = await app.context.db.selectFrom('prospects').selectAll().executeTakeFirstOrThrow()
  expect(row.settled_names).toEqual({ right: ['Wicks and trimming', 'Oil and vessels', 'Moon Reader'], wrong: ['LAP'] })
  const states = row.certifications.map(({ name, fees, evidence }) => [name, fees.length, evidence?.['/name']?.[0]?.kind])
  expect(states).toEqual([
    ['Certified Lamp Tender', 2, 'page'],
    ['Wicks and trimming', 2, 'page'],
    ['Oil and vessels', 2, 'page'],
    ['Moon Reader', 0, 'person'],
  ])
})
