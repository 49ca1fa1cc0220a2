import { setOrRemove } from './set-or-remove.ts'

/** Shows under a field what is wrong with it, in the place of its hint; nothing when it is right. Drawn by field-error.tsx. */
export function showFieldError(form: HTMLFormElement, input: HTMLInputElement, fieldError: string | undefined): void {
  const field = input.closest('.field')
  const hint = field?.querySelector<HTMLElement>('.field-hint')
  field?.querySelector('.field-error')?.remove()
  if (hint) hint.hidden = fieldError !== undefined
  const note = fieldError === undefined ? hint : noteOf(form, input, fieldError)
  if (fieldError !== undefined && note) field?.append(note)
  setOrRemove(input, 'aria-invalid', fieldError !== undefined)
  setOrRemove(input, 'aria-describedby', note?.id)
}

function noteOf(form: HTMLFormElement, input: HTMLInputElement, fieldError: string): HTMLElement | undefined {
  const template = form.querySelector<HTMLTemplateElement>('template[data-field-error]')
  const note = template?.content.firstElementChild?.cloneNode(true)
  if (!(note instanceof HTMLElement)) return undefined
  note.id = `${input.id}-error`
  note.lastElementChild?.append(fieldError)
  return note
}
