import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { lineGroups } from '#domain/certifications/certification.ts'
import type { Page } from '@playwright/test'
import { insertProspect } from '../../src/server/prospects/store.ts'
import { type KnownBody, knownBodies } from '../texts/bodies.ts'
import { untrue } from '../texts/sentences.ts'
import { lookedUp } from '../samples.ts'
import { expect, test } from './fixtures.ts'

/** Everything that stands on the page or is read out of it, opened. */
async function everythingOn(page: Page): Promise<string> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true
  })
  const shown = await page.locator('body').innerText()
  const named = await page
    .locator('[aria-label], [title]')
    .evaluateAll((all) => all.flatMap((one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? '']))
  return [shown, ...named].join('\n')
}

/** What is told where a field has no line, by certification and field, as the cards of a screen have it. */
async function gapsOn(page: Page): Promise<KnownBody['gaps']> {
  const told = await page.locator('.certification-card, .edit-card').evaluateAll((cards) =>
    cards.map((card) => ({
      name: (card.querySelector('.certification-name') ?? card.querySelector('h3'))?.firstChild?.textContent?.trim() ?? '',
      gaps: [...card.querySelectorAll('.facts-group')].flatMap((group) => {
        const words = group.querySelector('.facts-none')?.textContent
        return words === undefined || words === null ? [] : [[group.querySelector('dt')?.textContent ?? '', words] as const]
      }),
    })),
  )
  const fieldOf = (label: string) => lineGroups.find((group) => group.label === label)?.field ?? label
  return Object.fromEntries(
    told.map(({ name, gaps }) => [name, Object.fromEntries(gaps.map(([label, words]) => [fieldOf(label), words]))]),
  )
}

async function openCards(page: Page): Promise<void> {
  for (;;) {
    const closed = page.locator('.certification-head[aria-expanded="false"]').first()
    if ((await closed.count()) === 0) break
    await closed.click()
  }
  const all = page.getByRole('switch', { name: /^Show all (quotes|sources)$/ })
  if (await all.isVisible()) await all.click()
}

for (const body of knownBodies) {
  test(`no screen and no email says anything untrue of a body that is ${body.title}`, async ({ app, signIn, page }) => {
    test.slow()
    const dana = await signIn()
    app.context.liveReading = true
    const { organization, certifications, facts, gaps, linkGaps = gaps } = body
    const own = certifications
      .flatMap((one) => Object.values(one.evidence ?? {}).flat())
      .flatMap((one) => (one.kind === 'page' ? [one.quote] : []))
    const holds = async (screen: string, told = gaps) => {
      await openCards(page)
      expect(untrue(await everythingOn(page), facts, own), screen).toEqual([])
      expect(await gapsOn(page), screen).toMatchObject(told)
      await page.emulateMedia({ media: 'print' })
      expect(untrue(await everythingOn(page), facts, own), `${screen}, printed`).toEqual([])
      await page.emulateMedia({ media: null })
    }
    const read = certifications.some((one) =>
      Object.values(one.evidence ?? {})
        .flat()
        .some(({ kind }) => kind === 'page'),
    )
    const ledger = {
      namesSeen: certifications.map(({ name }) => ({ name })),
      detailed: [],
      notRead: [],
      pages: read ? [{ url: 'https://vgb.example.org/exam', readOn: '2026-11-20' }] : [],
    }
    app.research
      .finds([{ ...organization, source: 'catalogue', reason: '', detailed: true }])
      .answers({ ...lookedUp(organization, certifications), origin: body.origin, ledger })

    await page.goto('/')
    await expect(page.getByLabel('Prospect organization')).toBeVisible()
    await page.locator('.evidence-legend').evaluate((legend) => legend.remove())
    expect(untrue(await everythingOn(page), facts, own), 'home').toEqual([])
    await page.getByLabel('Prospect organization').fill('Vane Guild')
    await page.getByLabel('Contact first name').fill('Maria')
    await page.getByRole('button', { name: 'Find organization' }).click()
    await page.getByRole('button', { name: 'Yes, get certification details' }).click()
    await expect(
      page
        .getByRole('switch', { name: /^Show all (quotes|sources)$/ })
        .or(page.getByText('1 certification', { exact: true }))
        .first(),
    ).toBeVisible()
    await holds('results')

    const owner = await dana.call(calls.getUser)
    const prospect = { ownerId: owner.id, organization, certifications, email: null, contactFirstName: 'Maria' }
    const { id } = await insertProspect(app.context.db, prospect, app.context.now())
    await page.goto(`/search/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await holds('detail')

    await page.goto(pages.editProspect(id))
    await expect(page.getByRole('button', { name: 'Add certification' })).toBeVisible()
    await holds('editor')
    for (const { name } of certifications) await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    expect(untrue(await everythingOn(page), facts, own), 'editor, open').toEqual([])

    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    await page.goto(pages.share(shareId))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await holds('share page', linkGaps)
    await page.goto(pages.editShare(shareId))
    await expect(page.getByRole('button', { name: 'Add certification' })).toBeVisible()
    await holds('shared editor', linkGaps)
    await page.goto(pages.learn(shareId))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(untrue(await everythingOn(page), facts, own), 'marketing page').toEqual([])
    await page.goto('/saved-searches')
    await expect(page.getByText('Vane Guild').first()).toBeVisible()
    expect(untrue(await everythingOn(page), facts, own), 'list').toEqual([])

    await dana.call(calls.createShare, { body: { searchId: id, email: 'ann@example.org', organization, certifications } })
    const view = await app.anonymous().call(calls.getShare, { params: { shareId } })
    const edited = { organization: { ...view.organization, description: 'Makes vanes.' }, certifications: view.certifications }
    await app.anonymous().call(calls.updateShare, { params: { shareId }, body: edited })
    const mails = await app.mails()
    expect(mails.map(({ kind }) => kind)).toEqual(['share', 'shared-edit'])
    for (const { kind, text, subject } of mails) expect(untrue(`${subject}\n${text}`, facts, own), `mail ${kind}`).toEqual([])
  })
}
