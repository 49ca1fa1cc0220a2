import { targetOf } from './remark-words.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement
type Field = Typed | HTMLSelectElement

/**
 * Puts the fields of what unfolds in their place once its reader comes near: of a thousand quotes that are opened at once, all but a few
 * stand out of view, and a thousand fields take a phone ten seconds. See later-fields.tsx.
 */
export function liveLaterFields(place: ParentNode): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue
        near.unobserve(target)
        unfold(target)
      }
    },
    { rootMargin: nearby },
  )
  // 'toggle' does not bubble.
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && near.observe(target), true)
  for (const open of place.querySelectorAll('details[open]')) near.observe(open)
}

/** A screen above and below the one in view: whoever scrolls, or goes on by the keyboard, finds the fields there. */
const nearby = '100% 0px'

/** Puts the fields of what has unfolded in their place; once is enough. */
export function unfold(details: Element): void {
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
  for (const field of fields.querySelectorAll<Field>('input, select, textarea')) field.name += target
  for (const button of fields.querySelectorAll('button')) button.value = target
  for (const typed of fields.querySelectorAll<Typed>('input:not([type=checkbox]), textarea')) {
    typed.setAttribute('aria-label', `${typed.getAttribute('aria-label')}${words}`)
    if (line !== null) typed.defaultValue = words
  }
  return [...fields.childNodes]
}
