import { unfold } from './live-later-fields.ts'

/** What was typed beside a button. */
export interface Typed {
  /** Of the button: '{certification}/{field}/{number}', the certification alone where a line is missing, '' where a program is. */
  target: string
  /** Words of the line that it corrects, as the page showed them; undefined where something is missing. */
  line?: string | undefined
  text: string
  /** Which kind of line is missing. */
  kind?: string | undefined
}

/** The controls around one button that sends. */
export interface TypedFields {
  text: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  kind: HTMLSelectElement | null
  button: HTMLButtonElement
}

export function fieldsIn(say: Element | null | undefined): TypedFields | undefined {
  const text = say?.querySelector<TypedFields['text']>('[name^="text "]')
  const button = say?.querySelector<HTMLButtonElement>('button[type=submit]')
  return text && button ? { text, kind: say?.querySelector<HTMLSelectElement>('[name^="field "]') ?? null, button } : undefined
}

/** What stands in the fields; `isNew`: the page did not put it there, so that there is something to send. */
export function typedIn({ text, kind, button }: TypedFields): Typed & { isNew: boolean } {
  const line = button.closest('.share-line-row')?.querySelector('.fact-words')?.textContent
  const isNew = text.value.trim() !== '' && text.value !== originalOf(text)
  return { target: button.value, line: line ?? undefined, text: text.value, kind: kind?.value, isNew }
}

/** What the page put into a field. */
export function originalOf(field: TypedFields['text']): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? ''
}

/**
 * The fields that something was typed into, unfolded. Its line may stand at another place of its program by now.
 * @returns undefined where its line or its program is gone
 */
export function fieldsFor({ target, line }: Typed): TypedFields | undefined {
  if (target === '') return fieldsIn(document.querySelector('.remark-missing-program .remark-say'))
  const card = [...document.querySelectorAll<HTMLDetailsElement>('[data-program]')].find(({ dataset }) =>
    `${target}/`.startsWith(`${dataset['program']}/`),
  )
  const places = line === undefined ? '.remark-missing' : '.share-line'
  const found = [...(card?.querySelectorAll<HTMLDetailsElement>(places) ?? [])].filter(
    (one) => line === undefined || one.querySelector('.fact-words')?.textContent === line,
  )
  const place = found.find(({ dataset }) => target.endsWith(dataset['quote'] ?? '')) ?? found[0]
  if (card === undefined || place === undefined) return undefined
  for (const one of [card, place]) {
    one.open = true
    unfold(one)
  }
  return fieldsIn(place.querySelector('.remark-say'))
}
