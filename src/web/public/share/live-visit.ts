import { countShareView } from '#contract/visits.ts'
import { call } from '../../client/api.ts'

/** Milliseconds for which what is opened is gathered before it is told; whoever leaves sooner has it told as they leave. */
const gathered = 5_000

/** Tells that the page was seen; from then on what of it is opened and whether it is printed. Who reads it is not asked. */
export function liveVisit(shareId: string, programs: HTMLElement | null): void {
  const params = { shareId }
  /** The first program stands open on every page. */
  const [first] = programs?.querySelectorAll('[data-program]') ?? []
  const known = new Set<string>()
  let open: { programs: string[]; quotes: string[]; printed?: true } = { programs: [], quotes: [] }
  let timer: ReturnType<typeof setTimeout> | undefined
  const counted = call(countShareView, { params })
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    const told = { ...open, programs: open.programs.slice(0, 500), quotes: open.quotes.slice(0, 500) }
    open = { programs: [], quotes: [] }
    if (told.programs.length + told.quotes.length === 0 && told.printed === undefined) return
    // What is not counted is of no matter to the reader.
    call(countShareView, { params, body: told }, { keepalive: true }).catch(() => undefined)
  }
  const tellOnceCounted = () => {
    void counted.then(tell, () => undefined)
  }
  const note = (kind: string[], one: string) => {
    if (known.has(one)) return
    known.add(one)
    kind.push(one)
    timer ??= setTimeout(tellOnceCounted, gathered)
  }
  const noteOpened = (target: EventTarget | null) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const program = target.closest<HTMLElement>('[data-program]')?.dataset['program']
    if (program === undefined) return
    if (target.dataset['program'] !== undefined) note(open.programs, program)
    if (target.dataset['quote'] !== undefined) note(open.quotes, program + target.dataset['quote'])
  }
  const noteAllOpen = () => {
    for (const one of programs?.querySelectorAll('details[open]') ?? []) if (one !== first) noteOpened(one)
  }
  /** Of what is opened just before, the page has heard nothing yet; and what the answer to the count does has perhaps no turn any more. */
  const tellAsLeft = () => {
    noteAllOpen()
    tell()
  }
  // What was opened before this listens stands open.
  noteAllOpen()
  // 'toggle' does not bubble.
  programs?.addEventListener('toggle', ({ target }) => noteOpened(target), true)
  window.addEventListener('beforeprint', () => {
    open.printed = true
    tellOnceCounted()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tellAsLeft()
  })
  // Not every browser hides a page first that is left by a link.
  window.addEventListener('pagehide', tellAsLeft)
}
