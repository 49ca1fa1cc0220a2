import { keepReaderName, readReaderName } from '../../kept/reader-name.ts'
import { liveLaterFields } from './live-later-fields.ts'

/** Sends what the reader says in place, and tells beside it what became of it. What sends it is fetched with the first press. */
export function liveRemarks(form: HTMLFormElement): void {
  const name = form.elements.namedItem('by')
  if (name instanceof HTMLInputElement) keepName(name)
  liveLaterFields(document)
  // A line has no breaks: Enter sends it, as in a field of one line.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLTextAreaElement)) return
    const button = besideField(event.target)
    if (button === null) return
    event.preventDefault()
    form.requestSubmit(button)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = pressed(event.submitter)
    if (button === undefined) return
    void import('./send-remark.ts').then(({ sendRemark }) => sendRemark(form, button))
  })
}

function keepName(name: HTMLInputElement): void {
  name.value ||= readReaderName()
  name.addEventListener('change', () => keepReaderName(name.value))
}

/** The button that was pressed; of Enter in a field the one beside it. */
function pressed(submitter: HTMLElement | null): HTMLButtonElement | undefined {
  const isEnter = submitter?.getAttribute('name') === 'enter'
  const button = isEnter ? besideField(document.activeElement) : submitter
  return button instanceof HTMLButtonElement ? button : undefined
}

function besideField(field: Element | null): HTMLButtonElement | null {
  return field?.closest('.remark-say')?.querySelector('button') ?? null
}
