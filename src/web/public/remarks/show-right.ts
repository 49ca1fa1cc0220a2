import { saidRightAt } from '../../kept/said-right.ts'
import { rightWords, takeBackHint } from './remark-words.ts'

/** Marks each 'Right' that was pressed on this device: it is pressed, and pressed again it is taken back. */
export function showSaidRight(form: HTMLFormElement): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`button[name=right][form=${form.id}]`)) {
    showPressed(button, saidRightAt(form.dataset['share'] ?? '', button.value, lineBeside(button)) !== undefined)
  }
}

/** Shows whether something is called right. Its label says what it says, and of what. */
export function showRight(button: HTMLButtonElement, isNoted: boolean): void {
  const words = rightWords(isNoted, isWhole(button))
  const ofWhat = button.getAttribute('aria-label')?.slice(button.textContent.length) ?? ''
  if (isNoted) button.dataset['noted'] = ''
  else delete button.dataset['noted']
  button.textContent = words
  button.setAttribute('aria-label', `${words}${ofWhat}`)
}

/** @param isPressed by this device */
export function showPressed(button: HTMLButtonElement, isPressed: boolean): void {
  button.setAttribute('aria-pressed', String(isPressed))
  if (isPressed) button.title = takeBackHint
  else button.removeAttribute('title')
}

/** Whether it calls the whole program right. */
export function isWhole(button: HTMLButtonElement): boolean {
  return !button.classList.contains('remark-right')
}

/** The words of the line that a button stands beside; '' of a whole program. */
export function lineBeside(button: HTMLButtonElement): string {
  return button.closest('.share-line-row')?.querySelector('.fact-words')?.textContent ?? ''
}
