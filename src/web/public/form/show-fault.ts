/** Shows under a field what is wrong with it, in the place of its hint; nothing when it is right. Drawn by field-fault.tsx. */
export function showFault(form: HTMLFormElement, input: HTMLInputElement, fault: string | undefined): void {
  const field = input.closest('.field')
  const hint = field?.querySelector<HTMLElement>('.field-hint')
  field?.querySelector('.field-error')?.remove()
  if (hint) hint.hidden = fault !== undefined
  const note = fault === undefined ? hint : noteOf(form, input, fault)
  if (fault !== undefined && note) field?.append(note)
  setOrRemove(input, 'aria-invalid', fault === undefined ? undefined : 'true')
  setOrRemove(input, 'aria-describedby', note?.id)
}

function noteOf(form: HTMLFormElement, input: HTMLInputElement, fault: string): HTMLElement | undefined {
  const template = form.querySelector<HTMLTemplateElement>('template[data-fault]')
  const note = template?.content.firstElementChild?.cloneNode(true)
  if (!(note instanceof HTMLElement)) return undefined
  note.id = `${input.id}-fault`
  note.lastElementChild?.append(fault)
  return note
}

function setOrRemove(element: Element, attribute: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value)
}
