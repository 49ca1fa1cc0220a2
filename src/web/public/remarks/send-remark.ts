import type { CallOutput } from '#contract/call.ts'
import { makeRemark, takeBackRemark } from '#contract/remarks.ts'
import type { NewRemark } from '#domain/shares/remark.ts'
import { pressedIn, readRemark } from '#domain/shares/remark-form.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { forgetSaidRight, keepSaidRight, saidRightAt } from '../../kept/said-right.ts'
import { newKey } from '../../client/request-key.ts'
import { forgetTyped } from './kept-typed.ts'
import { correctionWaits, takenBackWords, toldWords } from './remark-words.ts'
import { showFresh } from './show-fresh.ts'
import { isWhole, lineBeside, showPressed, showRight, showSaidRight } from './show-right.ts'
import { tellBeside } from './tell-beside.ts'

/** Buttons whose remark is under way. */
const sending = new Set<HTMLButtonElement>()

/** Sends what a button of the form says, and shows beside it what became of it. */
export async function sendRemark(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  // Not disabled meanwhile: that takes the focus from whoever pressed it by a key.
  if (sending.has(button)) return
  const row = button.closest('.share-line-row')
  const fields = new FormData(form, button)
  const pressed = pressedIn(fields)
  if (pressed === undefined) return
  const before = pressed.kind === 'right' ? saidRightAt(form.dataset['share'] ?? '', button.value, lineBeside(button)) : undefined
  if (before !== undefined) return takeBack(form, button, before.remarkId)
  const { said } = readRemark(fields, pressed, () => lineOf(row))
  if ('sentence' in said) return blame(button, said.sentence)
  sending.add(button)
  try {
    const answer = await answerTo(form, said)
    if ('sentence' in answer) tellBeside(button, answer.sentence)
    else if (said.kind === 'right') showNoted(form, button, answer.remarkId)
    else {
      forgetTyped(form, button)
      await showTaken(form, button, said, answer.status)
    }
  } finally {
    sending.delete(button)
  }
}

/** Tells what is wrong with what stands in the field beside a button, which takes the focus; typing puts it right. */
function blame(button: HTMLButtonElement, sentence: string): void {
  const told = tellBeside(button, sentence)
  const field = button.closest('.remark-say')?.querySelector<HTMLElement>('textarea, input, select:only-of-type')
  if (!field) return
  told.id ||= `told-${newKey()}`
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', told.id)
  field.focus({ preventScroll: true })
  const right = () => {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
  field.addEventListener('input', right, { once: true })
}

type Answer = CallOutput<typeof makeRemark>

/** What became of it, or the sentence why it could not be sent. */
async function answerTo(form: HTMLFormElement, said: NewRemark): Promise<Answer | { sentence: string }> {
  try {
    return await call(makeRemark, { params: { shareId: form.dataset['share'] ?? '' }, body: said })
  } catch (error) {
    const sentence = sentenceOf(error) ?? 'It could not be sent. Please try again.'
    const isShut = error instanceof ApiFailure && error.status === 404
    return { sentence: isShut && 'text' in said ? `${sentence} What you typed stays here.` : sentence }
  }
}

function lineOf(row: Element | null): { text: string; isDisputed: boolean } | undefined {
  const text = row?.querySelector('.fact-words')?.textContent
  return text == null ? undefined : { text, isDisputed: row?.querySelector('.fact-end-conflict') !== null }
}

/** Shows that it is noted. @param remarkId of what was said now; of what was said before nobody here can take anything back */
function showNoted(form: HTMLFormElement, button: HTMLButtonElement, remarkId: string | undefined): void {
  if (remarkId !== undefined) {
    keepSaidRight(form.dataset['share'] ?? '', { target: button.value, line: lineBeside(button), remarkId })
    showPressed(button, true)
  }
  showRight(button, true)
  if (isWhole(button)) tellBeside(button, toldWords.noted)
  // That it could not be sent was said of an earlier press.
  else button.parentElement?.querySelector(':scope > .remark-told')?.remove()
}

async function takeBack(form: HTMLFormElement, button: HTMLButtonElement, remarkId: string): Promise<void> {
  const shareId = form.dataset['share'] ?? ''
  sending.add(button)
  try {
    await call(takeBackRemark, { params: { shareId, remarkId } })
    forgetSaidRight(shareId, remarkId)
    showPressed(button, false)
    showRight(button, false)
    tellBeside(button, takenBackWords)
  } catch (error) {
    tellBeside(button, sentenceOf(error) ?? 'It could not be taken back. Please try again.')
  } finally {
    sending.delete(button)
  }
}

async function showTaken(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  said: NewRemark,
  status: Answer['status'],
): Promise<void> {
  const seller = form.dataset['seller'] ?? ''
  const field = button.closest('.remark-say')?.querySelector('input')
  // What was sent is not sent again by a second press.
  if (said.kind === 'missing' && field) field.value = ''
  // What is there already may have come after this page was opened.
  const place =
    status === 'done' || status === 'there' ? await showFresh(form, button, said.kind === 'wrong' && said.inAll === true) : button
  showSaidRight(form)
  if (status === 'open' && said.kind === 'missing') {
    tellBeside(place, `Sent. Waiting for ${seller}: ${said.text}`)
    return
  }
  if (status === 'open') showWaiting(button.closest('.share-line-row'), seller)
  tellBeside(place, toldWords[status])
}

/** On the line, also once it is folded, as the page says it when it is opened again. */
function showWaiting(row: Element | null, seller: string): void {
  const text = row?.querySelector('.fact-text')
  if (!text || text.querySelector('.remark-waits')) return
  const waits = document.createElement('span')
  waits.className = 'remark-waits'
  waits.textContent = correctionWaits(seller)
  text.append(' ', waits)
}
