import { makeRemark } from '#contract/remarks.ts'
import { readRemark } from '#domain/remark-form.ts'
import { call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { toldWords } from './remark-words.ts'
import { showStated } from './stated-line.ts'

/** Sends what a button of the form says, and tells beside it what became of it. */
export async function sendRemark(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const row = button.closest('.share-line-row')
  const body = readRemark(new FormData(form, button), () => row?.querySelector('.fact-words')?.textContent)
  if (body === undefined) {
    tell(button, 'Please say what is right.')
    return
  }
  button.disabled = true
  try {
    const { status } = await call(makeRemark, { params: { shareId: form.dataset['share'] ?? '' }, body })
    if (body.kind === 'right' && button.classList.contains('remark-right')) button.textContent = 'Noted'
    else tell(button, toldWords[status])
    // Which sources stay behind an answer that was picked, only the server knows.
    if (status === 'done' && row?.querySelector('.fact-end-conflict')) location.reload()
    else if (status === 'done' && body.kind === 'wrong' && row) showStated(row, body.text)
    button.disabled = body.kind === 'right'
  } catch (error) {
    button.disabled = false
    tell(button, sentenceOf(error) ?? 'It could not be sent. Please try again.')
  }
}

/** Says something once beside a button, in place of what was said there before. */
function tell(button: HTMLButtonElement, sentence: string): void {
  const before = button.parentElement?.querySelector('[data-told]')
  const told = before ?? document.createElement('p')
  told.setAttribute('data-told', '')
  told.setAttribute('role', 'status')
  if (!before) button.after(told)
  told.textContent = sentence
}
