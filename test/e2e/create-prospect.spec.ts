import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import { calls } from '#contract/calls.ts'
import { ResearchError } from '#research'
import { type TestApp, testPassword } from '../app.ts'
import { aws, awsMatch, capm, pmi, pmiMatch, pmiResult, pmp } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test as base } from './fixtures.ts'

/** The browser carries Dana's session in every test. */
const test = base.extend<{ dana: Visitor }>({
  dana: [async ({ signIn }, use) => use(await signIn('dana')), { auto: true }],
})

const amazonMatch = {
  ...awsMatch,
  name: 'Amazon Web Services',
  description: 'Cloud provider with its own technical certifications.',
  website: 'https://aws.amazon.com',
}

const handbook = 'https://www.pmi.org/-/media/handbook.pdf'
const reading: LookupEvent[] = [
  { type: 'pages-chosen', at: 3_000, found: 23, chosen: 12 },
  { type: 'names-seen', at: 9_000, names: ['PMP', 'CAPM', 'PgMP'] },
  { type: 'page-skipped', at: 14_000, url: handbook, reason: 'sign-in' },
  { type: 'certification', at: 16_000, certification: pmp },
  { type: 'quotes-checked', at: 20_000, checked: 31, found: 33 },
  { type: 'page-reading', at: 21_000, url: 'https://www.pmi.org/certifications/capm' },
]

/** PMI as read from its site, with a line that no page says. */
const liveResult: LookupResult = {
  ...pmiResult,
  certifications: [{ ...pmp, evidence: { ...pmp.evidence, '/fees/1': [] } }, capm],
  ledger: { ...pmiResult.ledger, notRead: [{ name: 'PgMP', url: handbook, reason: 'sign-in' }] },
  origin: 'live',
}

async function ask(page: Page, organization = 'PMI', email = ''): Promise<void> {
  await page.getByLabel('Prospect organization').fill(organization)
  await page.getByLabel('Contact first name').fill('Maria')
  if (email !== '') await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Find organization' }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Yes, get certification details' })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save & Email Prospect' })
const confirmTitle = "Is this the organization you're looking for?"

async function askToResults(page: Page, organization?: string, email?: string): Promise<void> {
  await page.goto('/')
  await ask(page, organization, email)
  await confirmButton(page).click()
  await expect(saveButton(page)).toBeVisible()
}

/** A look-up that tells what happens and then waits for `finish`. */
function waitingLookup(app: TestApp): { finish: () => void; aborted: () => boolean } {
  const end = Promise.withResolvers<undefined>()
  let aborted = false
  app.research.finds([pmiMatch]).looksUp(async (_organization, { onEvent, signal }) => {
    signal?.addEventListener('abort', () => {
      aborted = true
    })
    for (const event of reading) onEvent?.(event)
    await end.promise
    return liveResult
  })
  return { finish: () => end.resolve(undefined), aborted: () => aborted }
}

test.describe('the way from a name to a saved prospect', () => {
  test('looks up PMI, shows every line with what stands behind it, saves it', async ({ app, dana, page }) => {
    app.research.finds([pmiMatch]).answers(pmiResult)
    await page.goto('/')
    await ask(page)
    await expect(heading(page, confirmTitle)).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Project Management Institute' })).toBeChecked()
    await expect(page.getByRole('link', { name: /^pmi\.org/ })).toHaveAttribute('href', 'https://www.pmi.org')
    await confirmButton(page).click()

    await expect(heading(page, 'Project Management Institute')).toBeFocused()
    await expect(heading(page, '2 certifications')).toBeVisible()
    await expect(page.getByText('From a stored copy of the page, undated. Not read live.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Quote for: 3 years' }).click()
    const quote = page.getByRole('dialog', { name: 'Quote for: 3 years' })
    await expect(quote).toContainText('Maintain your PMP. Your certification is valid')
    await expect(quote.locator('mark')).toContainText('three years')
    await expect(quote.getByRole('link', { name: /Open page/ })).toHaveAttribute('href', /#:~:text=Your%20certification/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Quote for: 3 years' })).toBeFocused()

    await saveButton(page).click()
    await expect(page.getByText('Prospect saved', { exact: true })).toBeVisible()
    await expect(page.getByText('You can access this later from your account.', { exact: true })).toBeVisible()
    await expect(heading(page, 'Create Prospect')).toBeFocused()
    await expect(page.getByLabel('Prospect organization')).toHaveValue('')

    const [saved] = await dana.call(calls.listProspects, {})
    expect(saved).toMatchObject({ organization: { name: pmi.name }, contactFirstName: 'Maria', email: null })

    await page.getByRole('button', { name: 'PMI', exact: true }).click()
    await expect(heading(page, pmi.name)).toBeFocused()
    await expect(page.getByRole('link', { name: 'Edit Prospect' })).toHaveAttribute('href', `/search/${saved?.id}/edit`)
    await page.getByRole('button', { name: 'Share via Email' }).click()
    await page.getByRole('dialog').getByLabel('Email').fill('maria@')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Invalid email', { exact: true })).toBeVisible()
    await page.getByRole('dialog').getByLabel('Email').fill('maria@pmi.example.org')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Results shared', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Find New Prospect' }).click()
    await expect(heading(page, 'Create Prospect')).toBeFocused()
  })

  test('offers both readings of AWS; the arrow keys walk through them and the chosen one is read', async ({ app, page }) => {
    app.research.finds([awsMatch, amazonMatch]).answers({ ...pmiResult, organization: aws })
    await page.goto('/')
    await ask(page, 'AWS')
    await expect(page.getByText('“AWS” fits more than one body. The closest is on top.')).toBeVisible()
    await expect(heading(page, 'Did you mean…')).toBeVisible()
    await page.getByRole('radio', { name: 'American Welding Society' }).focus()
    await page.keyboard.press('ArrowDown')
    const amazon = page.getByRole('radio', { name: 'Amazon Web Services' })
    await expect(amazon).toBeChecked()
    await expect(amazon).toBeFocused()
    const box = await amazon.boundingBox()
    const other = await page.getByRole('radio', { name: 'American Welding Society' }).boundingBox()
    expect(box?.y ?? 0).toBeLessThan(other?.y ?? 0)
    await confirmButton(page).click()
    await expect(saveButton(page)).toBeVisible()
    expect(app.research.asked.certifications).toEqual(['Amazon Web Services'])
  })

  test('puts the body of a typed website on top', async ({ app, page }) => {
    app.research.finds([awsMatch])
    await page.goto('/')
    await ask(page, 'AWS')
    await page.getByRole('button', { name: 'I know the website' }).click()
    await page.getByLabel('Website').fill('not an address')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Type a web address, for example www.example.org')).toBeVisible()
    app.research.finds([{ ...amazonMatch, source: 'typed-address' }])
    await page.getByLabel('Website').fill('aws.amazon.com')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Amazon Web Services' })).toBeChecked()
    await expect(page.getByRole('radio')).toHaveCount(2)
    expect(app.research.asked.organizations.at(-1)).toBe('aws.amazon.com')
  })

  test('emails the link when an email was given, and says that it waits in the outbox', async ({ app, page }) => {
    app.research.finds([pmiMatch]).answers(pmiResult)
    await askToResults(page, 'PMI', 'maria@pmi.example.org')
    await saveButton(page).click()
    await expect(page.getByText('Results shared', { exact: true })).toBeVisible()
    await expect(
      page.getByText('The email to maria@pmi.example.org is waiting in the outbox because no mail server is set up.', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(heading(page, 'Create Prospect')).toBeVisible()
    expect(await app.mails()).toMatchObject([{ to_email: 'maria@pmi.example.org' }])
  })

  test('saves one prospect for two clicks', async ({ app, dana, page }) => {
    app.research.finds([pmiMatch]).answers(pmiResult)
    await askToResults(page)
    await saveButton(page).dblclick()
    await expect(page.getByText('Prospect saved', { exact: true })).toBeVisible()
    expect(await dana.call(calls.listProspects, {})).toHaveLength(1)
  })
})

test.describe('the form', () => {
  test('asks for what is missing, in the specified sentences, and focuses the first bad field', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Prospect organization').fill('P')
    await page.getByLabel('Email').fill('maria@')
    await page.getByRole('button', { name: 'Find organization' }).click()
    await expect(page.getByText('Organization name must be at least 2 characters.')).toBeVisible()
    await expect(page.getByText('Contact first name must be at least 2 characters.')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await expect(page.getByLabel('Contact first name')).toBeFocused()
    await page.getByLabel('Prospect organization').fill('PM')
    await expect(page.getByText('Organization name must be at least 2 characters.')).toHaveCount(0)
  })

  test('is given back with everything typed by "No, try another search"', async ({ app, page }) => {
    app.research.finds([pmiMatch])
    await page.goto('/')
    await ask(page, 'PMI', 'maria@pmi.example.org')
    await page.getByRole('button', { name: 'No, try another search' }).click()
    await expect(heading(page, 'Create Prospect')).toBeFocused()
    await expect(page.getByLabel('Prospect organization')).toHaveValue('PMI')
    await expect(page.getByLabel('Contact first name')).toHaveValue('Maria')
    await expect(page.getByLabel('Email')).toHaveValue('maria@pmi.example.org')
  })
})

test.describe('reading', () => {
  test('tells what happens, shows cards as they are proven, and ends in the results', async ({ app, page }) => {
    const lookup = waitingLookup(app)
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await expect(heading(page, 'Analyzing Certification Details')).toBeFocused()
    await expect(page.getByText('This may take a moment...')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 75)
    await expect(page.getByText('Skipped /-/media/handbook.pdf, it asks for a sign-in')).toBeVisible()
    await expect(page.getByText('31 of 33 quotes checked')).toBeVisible()
    await expect(page.getByText('1 of 3 names')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Project Management Professional/ })).toBeVisible()
    lookup.finish()
    await expect(heading(page, '2 certifications')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Not confirmed: US$655 exam (non-members)' })).toBeVisible()
    await expect(page.getByText('PgMP: its page was not read because it asks for a sign-in.')).toBeVisible()
  })

  test('is offered in another tab while it runs, and after it ended there', async ({ app, page, context }) => {
    test.slow()
    const lookup = waitingLookup(app)
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await expect(page.getByRole('button', { name: /^Project Management Professional/ })).toBeVisible()
    const card = page.locator('.certification-card').first()
    await expect(card.locator('.certification-summary')).not.toContainText('on the pages read')
    const second = await context.newPage()
    const offer = second.getByRole('region', { name: 'Your look-ups' })
    // The tab that asked is open and shows it.
    await second.goto('/')
    await expect(heading(second, 'Create Prospect')).toBeVisible()
    await second.evaluate(() => navigator.locks.query())
    await expect(offer).toHaveCount(0)
    await page.close()
    await second.reload()
    await expect(offer).toContainText('Your look-up of Project Management Institute is still running.')
    lookup.finish()
    await expect(offer).toContainText(/Your look-up of Project Management Institute ended .* ago\./)
    // Also when the server would read the site anew for the same question.
    await app.context.db
      .updateTable('lookups')
      .set({ finished_at: new Date(Date.now() - 3 * 86_400_000) })
      .execute()
    await offer.getByRole('button', { name: 'Show it' }).click()
    await expect(heading(second, '2 certifications')).toBeVisible()
    expect(app.research.asked.certifications).toHaveLength(1)
    await second.goto('/auth')
    await second.goto('/')
    await expect(offer).toHaveCount(0)
  })

  test('that was left by Back is offered over the form until it was seen', async ({ app, page }) => {
    const lookup = waitingLookup(app)
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await expect(page.getByRole('button', { name: /^Project Management Professional/ })).toBeVisible()
    await page.goBack()
    await page.goBack()
    const offer = page.getByRole('region', { name: 'Your look-ups' })
    await expect(offer).toContainText('Your look-up of Project Management Institute is still running.')
    await offer.getByRole('button', { name: 'Show it' }).click()
    await expect(page.getByRole('button', { name: /^Project Management Professional/ })).toBeVisible()
    await page.goBack()
    await confirmButton(page).click()
    await expect(page.getByRole('button', { name: /^Project Management Professional/ })).toBeVisible()
    lookup.finish()
    await expect(heading(page, '2 certifications')).toBeVisible()
    expect(app.research.asked.certifications).toHaveLength(1)
    await page.getByRole('link', { name: 'Find New Prospect' }).click()
    await expect(page.getByRole('region', { name: 'Unsaved results' })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('that ended without a result in another tab is offered to be begun again', async ({ app, page, context }) => {
    const lookup = waitingLookup(app)
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await expect(page.getByRole('button', { name: /^Project Management Professional/ })).toBeVisible()
    const second = await context.newPage()
    await page.close()
    await app.context.db
      .updateTable('lookups')
      .set({ status: 'failed', finished_at: new Date(), failure_code: 'SITE_UNREACHABLE', failure_message: '' })
      .execute()
    await second.goto('/')
    const offer = second.getByRole('region', { name: 'Your look-ups' })
    await expect(offer).toContainText(/ended .* ago without a result\./)
    lookup.finish()
    await offer.getByRole('button', { name: 'Look up again' }).click()
    await expect(heading(second, '2 certifications')).toBeVisible()
    expect(app.research.asked.certifications).toHaveLength(2)
  })

  test('survives a reload, and reads once', async ({ app, page }) => {
    const lookup = waitingLookup(app)
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await expect(page.getByText('Reading /certifications/capm')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Reading /certifications/capm')).toBeVisible()
    lookup.finish()
    await expect(heading(page, '2 certifications')).toBeVisible()
    await page.reload()
    await expect(heading(page, '2 certifications')).toBeVisible()
    expect(app.research.asked.certifications).toHaveLength(1)
    await page.getByRole('link', { name: 'Find New Prospect' }).click()
    await expect(heading(page, 'Create Prospect')).toBeFocused()
  })

  test('says when it takes long', async ({ app, page }) => {
    app.research.finds([pmiMatch]).looksUp(async (_organization, { onEvent, signal }) => {
      onEvent?.({ type: 'page-reading', at: 61_000, url: 'https://www.pmi.org/certifications' })
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      return liveResult
    })
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await expect(page.getByText(/^This is taking longer than usual\. You can leave this page/)).toBeVisible()
  })

  test('stops at Cancel, here and on the server', async ({ app, page }) => {
    const lookup = waitingLookup(app)
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(heading(page, confirmTitle)).toBeFocused()
    await expect.poll(lookup.aborted).toBe(true)
    await page.goBack()
    await expect(heading(page, 'Create Prospect')).toBeVisible()
    await page.evaluate(() => navigator.locks.query())
    await expect(page.getByRole('region', { name: 'Your look-ups' })).toHaveCount(0)
  })
})

test.describe('when something goes wrong', () => {
  test('an unknown name ends in step 4 with a way out; Try Again asks again', async ({ app, page }) => {
    app.research.finds([])
    await page.goto('/')
    await ask(page, 'zzqx')
    await expect(heading(page, 'Something went wrong')).toBeFocused()
    await expect(
      page.getByText("We couldn't complete your request. Please try again or search for a different organization.", {
        exact: true,
      }),
    ).toBeVisible()
    await expect(page.getByText(/^404: No credentialing body matches that name\./)).toBeVisible()
    app.research.finds([pmiMatch])
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page, confirmTitle)).toBeVisible()
    expect(app.research.asked.organizations).toEqual(['zzqx', 'zzqx'])
  })

  test('a site that does not answer is named; Try Again asks for the organization', async ({ app, page }) => {
    app.research.finds([pmiMatch]).fails(new ResearchError('SITE_UNREACHABLE', 'pmi.org did not answer in 20 seconds'))
    await page.goto('/')
    await ask(page)
    await confirmButton(page).click()
    await expect(page.getByText('502: pmi.org did not answer in 20 seconds')).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(heading(page, confirmTitle)).toBeVisible()
  })

  test('a failed save says so and keeps the results', async ({ app, page }) => {
    app.research.finds([pmiMatch]).answers(pmiResult)
    await askToResults(page)
    await page.route('**/api/searches', (route) => route.fulfill({ status: 503, body: '' }))
    await saveButton(page).click()
    await expect(page.getByText('Error saving prospect', { exact: true })).toBeVisible()
    await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible()
    await page.unroute('**/api/searches')
    await saveButton(page).click()
    await expect(page.getByText('Prospect saved', { exact: true })).toBeVisible()
  })

  test('a failed share undoes nothing', async ({ app, dana, page }) => {
    app.research.finds([pmiMatch]).answers(pmiResult)
    await askToResults(page, 'PMI', 'maria@pmi.example.org')
    await page.route('**/api/share', (route) => route.fulfill({ status: 503, body: '' }))
    await saveButton(page).click()
    await expect(page.getByText('Error sharing results', { exact: true })).toBeVisible()
    await expect(heading(page, 'Create Prospect')).toBeVisible()
    expect(await dana.call(calls.listProspects, {})).toHaveLength(1)
  })

  test('a session that ended is renewed and the save finished after it, once', async ({ app, dana, page }) => {
    app.research.finds([pmiMatch]).answers(pmiResult)
    await askToResults(page)
    await page.context().clearCookies()
    await saveButton(page).click()
    await expect(page).toHaveURL(/\/auth$/)
    await page.getByLabel('Username').fill('dana')
    await page.getByLabel('Password', { exact: true }).fill(testPassword)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Prospect saved', { exact: true })).toBeVisible()
    await expect(heading(page, 'Create Prospect')).toBeVisible()
    const saved = await dana.call(calls.listProspects, {})
    expect(saved).toMatchObject([{ organization: { name: pmi.name }, contactFirstName: 'Maria' }])
    await askToResults(page)
    expect(await dana.call(calls.listProspects, {})).toHaveLength(1)
  })

  test('offline: it waits and goes on', async ({ app, page, context }) => {
    app.research.finds([pmiMatch]).answers(pmiResult)
    await page.goto('/')
    await ask(page)
    await expect(heading(page, confirmTitle)).toBeVisible()
    await context.setOffline(true)
    await confirmButton(page).click()
    await expect(page.getByText('You are offline. The look-up begins when you are connected again.')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, '2 certifications')).toBeVisible()
  })

  test('a body without certifications says what was read', async ({ app, page }) => {
    app.research.finds([pmiMatch]).answers({ ...pmiResult, certifications: [], origin: 'live' })
    await askToResults(page)
    await expect(heading(page, 'No credential programs found for this organization')).toBeVisible()
    await expect(page.getByText('1 page of its site was read. No certification was found there.')).toBeVisible()
  })
})

test('signed out, / leads to /learn', async ({ page }) => {
  await page.context().clearCookies()
  await page.goto('/')
  await expect(page).toHaveURL(/\/learn/)
})

test('long content stays in its place', async ({ app, page }) => {
  const long = 'Certified Professional in Everything '.repeat(8).trim()
  const many: Certification[] = Array.from({ length: 60 }, (_unused, index) => ({
    ...pmp,
    id: `c${index}`,
    name: `${long} ${index}`,
  }))
  const organization = { ...pmi, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) }
  app.research.finds([{ ...pmiMatch, ...organization }]).answers({ ...liveResult, organization, certifications: many })
  await page.setViewportSize({ width: 320, height: 700 })
  await askToResults(page)
  await expect(heading(page, '60 certifications')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('accessible in both themes and at both widths', () => {
  // Eight judgements of a whole page; the limit is for machines that do much else.
  test.describe.configure({ timeout: 180_000 })

  test('the form with its mistakes, and the error', async ({ app, page }) => {
    app.research.finds([])
    await page.goto('/')
    await page.getByRole('button', { name: 'Find organization' }).click()
    await expect(page.getByText('Organization name must be at least 2 characters.')).toBeVisible()
    await expectAccessible(page)
    await ask(page, 'zzqx')
    await expect(heading(page, 'Something went wrong')).toBeVisible()
    await expectAccessible(page)
  })

  test('the choice and the reading', async ({ app, page }) => {
    waitingLookup(app)
    app.research.finds([awsMatch, pmiMatch, amazonMatch])
    await page.goto('/')
    await ask(page, 'AWS')
    await page.getByRole('button', { name: 'I know the website' }).click()
    await expectAccessible(page)
    await confirmButton(page).click()
    await expect(page.getByText('Reading /certifications/capm')).toBeVisible()
    await expectAccessible(page)
  })

  test('the results, with one quote and with all quotes open', async ({ app, page }) => {
    app.research.finds([pmiMatch]).answers(liveResult)
    await askToResults(page)
    await page.getByRole('button', { name: 'Quote for: 3 years' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByText('Show all quotes').click()
    await page.getByText('Not shown', { exact: true }).click()
    await expectAccessible(page)
  })
})
