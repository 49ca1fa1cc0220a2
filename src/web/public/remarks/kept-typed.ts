import { changedSentence } from '#domain/shares/remark.ts'
import * as z from 'zod/mini'
import { forget, keep, readKept } from '../../kept/kept.ts'
import { keeperOf } from '../../kept/place.ts'
import { offerDiscard } from './offer-discard.ts'
import { typedName } from './remark-words.ts'
import { fieldsFor, fieldsIn, originalOf, type Typed, type TypedFields, typedIn } from './typed-fields.ts'

const words = z.optional(z.string())
const typedSchema = z.array(z.object({ target: z.string(), line: words, text: z.string(), kind: words }))

const asLink = keeperOf(null)
const nameOf = (form: HTMLFormElement) => typedName(form.dataset['share'] ?? '')
const isBeside = (a: Typed) => (b: Typed) => a.target === b.target && a.line === b.line

function keptOf(form: HTMLFormElement): Typed[] {
  return readKept(asLink, nameOf(form), typedSchema)?.data ?? []
}

function keepAll(form: HTMLFormElement, all: readonly Typed[]): void {
  if (all.length === 0) forget(asLink, nameOf(form))
  else keep(asLink, nameOf(form), all, { changes: all.length })
}

/** What is kept is read anew each time: another tab may have added to it. */
function drop(form: HTMLFormElement, typed: Typed): void {
  const isSame = isBeside(typed)
  keepAll(
    form,
    keptOf(form).filter((one) => !isSame(one)),
  )
}

function add(form: HTMLFormElement, { target, line, text, kind }: Typed): void {
  drop(form, { target, line, text })
  keepAll(form, [...keptOf(form), { target, line, text, kind }])
}

/** Keeps what stands in the fields around a button. What is as the page put it is forgotten. */
export function keepTyped(form: HTMLFormElement, say: Element): void {
  const fields = fieldsIn(say)
  const typed = fields && typedIn(fields)
  if (typed?.isNew === true) add(form, typed)
  else if (typed !== undefined) drop(form, typed)
}

/** Forgets what was typed beside a button: it was sent. */
export function forgetTyped(form: HTMLFormElement, button: Element): void {
  const fields = fieldsIn(button.closest('.remark-say'))
  if (fields !== undefined) drop(form, typedIn(fields))
}

/** Shows what was typed here and not sent: each in its field, unfolded; above the lines where its line is gone. */
export function showTyped(form: HTMLFormElement): void {
  for (const typed of keptOf(form)) {
    const fields = fieldsFor(typed)
    if (fields === undefined) showApart(form, typed)
    else showIn(form, fields, typed)
  }
}

function showIn(form: HTMLFormElement, fields: TypedFields, typed: Typed): void {
  const { text, kind, button } = fields
  const undo = () => {
    text.value = typed.text
    if (kind !== null) kind.value = typed.kind ?? kind.value
    if (typedIn(fields).isNew) add(form, typedIn(fields))
  }
  const discard = () => {
    text.value = originalOf(text)
    drop(form, typedIn(fields))
  }
  drop(form, typed)
  undo()
  if (!typedIn(fields).isNew) return
  const note = document.createElement('p')
  note.className = 'remark-told'
  offerDiscard(note, { content: ['Typed earlier, not sent yet.'], discard, undo })
  button.after(note)
  // Whoever goes on typing knows.
  text.addEventListener('input', () => note.remove(), { once: true })
}

function showApart(form: HTMLFormElement, typed: Typed): void {
  const list = form.querySelector('.remarks-not-taken') ?? document.createElement('ul')
  list.className = 'remarks-not-taken'
  list.setAttribute('role', 'alert')
  const quoted = document.createElement('q')
  quoted.dir = 'auto'
  quoted.textContent = typed.text
  const item = document.createElement('li')
  const content = ['Not sent yet: ', quoted, `. ${changedSentence}`]
  offerDiscard(item, { content, discard: () => drop(form, typed), undo: () => add(form, typed) })
  list.append(item)
  form.append(list)
}
