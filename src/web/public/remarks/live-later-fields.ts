import { targetOf } from './remark-words.ts'

/** Puts the fields of what unfolds in their place once it does; see later-fields.tsx. */
export function liveLaterFields(place: ParentNode): void {
  // 'toggle' does not bubble.
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && unfold(target), true)
  for (const open of place.querySelectorAll('details[open]')) unfold(open)
}

function unfold(details: Element): void {
  if (!details.hasAttribute('open')) return
  for (const later of details.querySelectorAll<HTMLElement>('.later-fields')) {
    // What unfolds by itself inside has its turn when it does.
    if (later.closest('details') === details) later.replaceWith(...fieldsFor(later))
  }
}

/** A copy of the fields, for the line or the program that they stand in. */
function fieldsFor(later: HTMLElement): Node[] {
  const made = document.querySelector<HTMLTemplateElement>(`template[data-fields-of="${later.dataset['fields']}"]`)?.content
  const program = later.closest<HTMLElement>('[data-program]')
  if (made === undefined || program === null) return []
  const fields = document.importNode(made, true)
  const line = later.closest<HTMLElement>('[data-quote]')
  const target = targetOf(program.dataset['program'] ?? '', line?.dataset['quote'])
  const words = (line?.querySelector('.fact-words') ?? program.querySelector('.certification-name bdi'))?.textContent ?? ''
  for (const field of fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) field.name += target
  for (const button of fields.querySelectorAll('button')) button.value = target
  for (const input of fields.querySelectorAll('input')) {
    input.setAttribute('aria-label', `${input.getAttribute('aria-label')}${words}`)
    if (line !== null) input.defaultValue = words
  }
  return [...fields.childNodes]
}
