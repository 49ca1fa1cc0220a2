import { calls } from '#contract/calls.ts'
import type { PageEvidence } from '#domain/evidence/evidence.ts'
import { certification, lookedUp, quoted, welders } from '../samples.ts'
import { expect, expectAccessible, test, toast } from './fixtures.ts'

function unsure(quote: string): PageEvidence {
  return { ...quoted(quote), certainty: { verdict: 'check', for: ['table'], against: ['of-all', 'kind-unstated'] } }
}

const welder = certification({
  id: 'w',
  name: 'Certified Welder',
  validityPeriod: '3 years',
  requirements: ['Pass a weld test.'],
  fees: ['US$95 test', 'US$11'],
  evidence: {
    '/name': [quoted('Certified Welder')],
    '/validityPeriod': [unsure('It is valid for 3 years.')],
    '/requirements/0': [quoted('Pass a weld test.')],
    '/fees/0': [quoted('The test costs US$95.')],
    '/fees/1': [unsure('US$11')],
  },
})
const brazer = certification({
  id: 'b',
  name: 'Brazing Programs',
  fees: ['US$12 exam'],
  evidence: { '/name': [unsure('Brazing Programs')], '/fees/0': [quoted('The exam costs US$12.')] },
})

test('a line that waits for a check is settled with one press, and the share dialog says what is held back', async ({
  app,
  page,
  signIn,
}) => {
  const dana = await signIn()
  app.research.answers(lookedUp(welders, [welder, brazer]))
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
  const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [welder, brazer] } })
  await page.goto(`/search/${id}`)

  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText('2 lines to check')
  await expect(cards.nth(1)).toContainText('Name to check')
  await page.getByRole('button', { name: 'Please check: US$11' }).click()
  await page.getByText('Why is this here?').first().click()
  await expect(page.getByText('Against it: the page says it without naming a certification')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Share link' }).click()
  const held = page.getByRole('note')
  await expect(held).toContainText(
    '1 certification and 2 lines are waiting for your check and are not on the link: Certified Welder: Valid for, Fees; Brazing Programs, all of it.',
  )
  await expectAccessible(page)
  await held.getByRole('link', { name: 'Check now' }).click()
  await expect(held).toBeHidden()

  await page.getByRole('button', { name: 'Right: 3 years' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Stated by you: 3 years' })).toBeVisible()
  await expect(cards.first()).toContainText('1 line to check')

  await page.getByRole('button', { name: 'Wrong: US$11' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Wrong: US$11' })).toBeHidden()
  await toast(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Please check: US$11' })).toBeVisible()

  await cards
    .nth(1)
    .getByRole('button', { name: /Brazing Programs/ })
    .first()
    .click()
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Are these its certifications?' })
    .getByRole('button', { name: 'Wrong: Brazing Programs' })
    .press('Enter')
  await expect(cards).toHaveCount(1)
})
