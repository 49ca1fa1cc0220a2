import { noAnswerSentence } from '../../client/no-answer.ts'
import { keepReaderName, readReaderName } from '../../kept/reader-name.ts'
import { fetchedOnce } from '../share/fetched-later.ts'
import { liveLaterFields } from './live-later-fields.ts'
import { liveTyped } from './live-typed.ts'
import { showSaidRight } from './show-right.ts'
import { tellBeside } from './tell-beside.ts'

/**
 * Sends what the reader says in place, and tells beside it what became of it. What sends it is fetched when somebody
 * turns to the programs; where it does not come, its reader is told so.
 */
export function liveRemarks(form: HTMLFormElement): void {
  const name = form.elements.namedItem('by')
  if (name instanceof HTMLInputElement) keepName(name, form.dataset['share'] ?? '')
  showSaidRight(form)
  liveLaterFields(document)
  liveTyped(form)
  const sender = fetchedOnce(() => import('./send-remark.ts'))
  const fetchAhead = () => void sender().catch(() => undefined)
  for (const type of ['pointerover', 'focusin']) form.closest('.programs')?.addEventListener(type, fetchAhead, { once: true })
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
    sender().then(
      ({ sendRemark }) => sendRemark(form, button),
      () => tellBeside(button, noAnswerSentence()),
    )
  })
}

function keepName(name: HTMLInputElement, shareId: string): void {
  // What was typed before the script was here is kept, too.
  if (name.value === '') name.value = readReaderName(shareId)
  else keepReaderName(shareId, name.value)
  name.addEventListener('input', () => keepReaderName(shareId, name.value))
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
