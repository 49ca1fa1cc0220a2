import { pages } from '#contract/pages.ts'
import { pageDocument } from '../../client/page-document.ts'
import { showTyped } from './kept-typed.ts'
import { unfold } from './live-later-fields.ts'

/**
 * Shows what was just changed as the page shows it when it is opened anew: the lines of its program, or a program that was added. What is
 * open or typed elsewhere stays as it is.
 * @param pressed the button of what was changed
 * @param inAll whether other programs were changed, too
 * @returns the same button as it stands on the page now
 */
export async function showFresh(form: HTMLFormElement, pressed: HTMLButtonElement, inAll: boolean): Promise<Element> {
  const programs = form.closest('.programs')
  // What another answer draws meanwhile may take the button from the page.
  const card = pressed.closest('[data-program]')
  const row = pressed.closest('.share-line-row')
  const place = row && placeOf(row)
  const fresh = await freshPrograms(form.dataset['share'] ?? '')
  if (programs === null || fresh === null) return pressed
  for (const selector of ['#programs-title', '.remarks input[name=version]']) replace(programs, fresh, selector)
  for (const one of fresh.querySelectorAll('[data-program]')) {
    const item = one.closest('li')
    const before = findCard(programs, one)
    if (item !== null && before === null) programs.querySelector('.certification-list')?.append(item)
    else if (inAll && before !== null && before !== card) showCard(before, one, null)
  }
  const renewed = card && findCard(fresh, card)
  if (card === null || !renewed) return pressed
  const isElsewhere = [...card.querySelectorAll('.share-line-row')].some((one) => isTypedInto(one) && hasMoved(one, renewed))
  const button = showCard(card, renewed, place)
  // What was typed beside a line follows it.
  if (isElsewhere) showTyped(form)
  return button ?? pressed
}

/** The programs of a link, also where its own page leads to the waitlist by now; null where they cannot be read. */
async function freshPrograms(shareId: string): Promise<Element | null> {
  const page = await pageDocument(pages.sharedPrograms(shareId))
  if (page === null) return null
  // What is parsed without script has fields in its noscript; live-later-fields.ts puts those in once their line unfolds.
  for (const later of page.querySelectorAll('.later-fields')) later.replaceChildren()
  return page.querySelector('.programs')
}

function findCard(place: Element, like: Element): Element | null {
  const id = like.getAttribute('data-program')
  return id === null ? null : place.querySelector(`[data-program="${CSS.escape(id)}"]`)
}

/** @param place where the line stands that was changed; none of a program @returns the button of that line */
function showCard(card: Element, renewed: Element, place: string | null): Element | undefined {
  for (const row of renewed.querySelectorAll('.share-line-row')) {
    const before = [...card.querySelectorAll('.share-line-row')].find((one) => placeOf(one) === placeOf(row))
    if (!before || placeOf(row) === place) continue
    // A line that says what it said stays the one that the reader has opened; so does one that they typed into, where it is no line any more.
    if (wordsOf(before) === wordsOf(row) || (isTypedInto(before) && !hasMoved(before, renewed))) row.replaceWith(before)
  }
  for (const selector of ['.certification-proof', '.certification-summary', '.facts']) replace(card, renewed, selector)
  if (place === null) return undefined
  const row = [...card.querySelectorAll('.share-line-row')].find((one) => placeOf(one) === place)
  const line = row?.querySelector('details')
  if (!row || !line) return undefined
  line.open = true
  unfold(line)
  line.querySelector('summary')?.focus({ preventScroll: true })
  return line.querySelector('.remark-say button') ?? line
}

function placeOf(row: Element): string | null {
  return row.querySelector('[data-quote]')?.getAttribute('data-quote') ?? null
}

function isTypedInto(row: Element): boolean {
  const field = row.querySelector('textarea')
  return field !== null && field.value !== field.defaultValue
}

/** Whether a line stands at another place of its program by now. */
function hasMoved(row: Element, renewed: Element): boolean {
  const places = [...renewed.querySelectorAll('.share-line-row')].filter((one) => wordsOf(one) === wordsOf(row)).map(placeOf)
  return places.length > 0 && !places.includes(placeOf(row))
}

function wordsOf(row: Element): string | null {
  return row.querySelector('.fact-words')?.textContent ?? null
}

function replace(place: Element, from: Element, selector: string): void {
  const [old, renewed] = [place.querySelector(selector), from.querySelector(selector)]
  if (old !== null && renewed !== null) old.replaceWith(renewed)
}
