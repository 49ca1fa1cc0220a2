import type * as z from 'zod/mini'
import { fetchToaster } from '../toaster.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { showBusy } from './show-busy.ts'
import { showFieldError } from './show-field-error.ts'

export interface LiveFormProps<V> {
  /** Checks the values of the fields by their names; its sentences are shown. */
  schema: z.ZodMiniType<V>
  /** Words of the button while it is sent. */
  busy: string
  /** Sends what was checked, and tells what came of it. */
  send: (values: V) => Promise<void>
}

/**
 * Lets a form that the server drew be checked and sent in its place, as `app/form/use-checked-form.ts` does in the application:
 * checked when it is sent, then on leaving a field; typing clears what is wrong; the first bad field takes the focus.
 */
export function liveForm<V>(form: HTMLFormElement, { schema, busy, send }: LiveFormProps<V>): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('.field-input')]
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const given = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
  let wasSent = false
  let isBusy = false
  /** A sentence that appears under a field moves the button away from under whoever presses it: the press itself checks. */
  let isPressing = false

  const submit = async () => {
    wasSent = true
    const values = given()
    const fieldErrors = fieldErrorsOf(schema, values)
    for (const input of inputs) showFieldError(form, input, fieldErrors.get(input.name))
    inputs.find(({ name }) => fieldErrors.has(name))?.focus()
    if (fieldErrors.size > 0) return
    isBusy = true
    const idle = showBusy(button, busy)
    await send(schema.parse(values))
    isBusy = false
    idle()
  }

  for (const input of inputs) {
    input.addEventListener('input', () => showFieldError(form, input, undefined))
    input.addEventListener('blur', ({ relatedTarget }) => {
      if (wasSent && !isPressing && relatedTarget !== button)
        showFieldError(form, input, fieldErrorsOf(schema, given()).get(input.name))
    })
  }
  button?.addEventListener('pointerdown', () => {
    isPressing = true
    const end = () => (isPressing = false)
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { once: true })
  })
  form.addEventListener('submit', (event) => {
    // A button with an address of its own leads there.
    if (event.submitter?.hasAttribute('formaction') === true) return
    event.preventDefault()
    if (!isBusy) void submit()
  })
  // Whoever begins to type will be told something; that they are offline by then, too.
  form.addEventListener('focusin', fetchToaster, { once: true })
  if (button !== null) button.disabled = false
}
