/** Shows under a field what is wrong with it, as `ui/field/text-field.tsx` draws it; nothing when it is right. */
export function faultShown(form: HTMLFormElement, input: HTMLInputElement, fault: string | undefined): void {
  const noteId = `${input.id}-note`
  document.getElementById(noteId)?.remove()
  if (fault === undefined) {
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
    return
  }
  const template = form.querySelector<HTMLTemplateElement>('template[data-field-error]')
  const note = template?.content.firstElementChild?.cloneNode(true)
  if (!(note instanceof HTMLElement)) return
  note.id = noteId
  note.lastElementChild?.append(fault)
  input.setAttribute('aria-invalid', 'true')
  input.setAttribute('aria-describedby', noteId)
  input.closest('.field')?.append(note)
}

/**
 * Makes a button say what it is at, as `ui/button/button.tsx` does: same width, and no second click.
 * @returns what makes it as it was
 */
export function showBusy(button: HTMLButtonElement | null, words: string): () => void {
  const label = button?.querySelector('.button-words')
  if (!button || !label) return () => {}
  const told = document.createElement('span')
  told.className = 'button-busy'
  told.textContent = words
  const set = (isBusy: boolean) => {
    for (const name of ['aria-busy', 'aria-disabled']) {
      if (isBusy) button.setAttribute(name, 'true')
      else button.removeAttribute(name)
    }
    label.toggleAttribute('data-away', isBusy)
    if (isBusy) label.setAttribute('aria-hidden', 'true')
    else label.removeAttribute('aria-hidden')
  }
  set(true)
  button.append(told)
  return () => {
    told.remove()
    set(false)
  }
}
