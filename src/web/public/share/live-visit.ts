import { countShareView } from '#contract/visits.ts'
import { call } from '../../client/api.ts'

/** Milliseconds for which what is opened is gathered before it is told; whoever leaves sooner has it told as they leave. */
const gathered = 5_000

/** Tells that the page was seen; from then on what of it is opened and whether it is printed. Who reads it is not asked. */
export function liveVisit(shareId: string, programs: HTMLElement | null): void {
  const params = { shareId }
  let open: { programs: Set<string>; quotes: Set<string>; printed?: true } = { programs: new Set(), quotes: new Set() }
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = undefined
    const told = { ...open, programs: [...open.programs].slice(0, 500), quotes: [...open.quotes].slice(0, 500) }
    open = { programs: new Set(), quotes: new Set() }
    if (told.programs.length + told.quotes.length === 0 && told.printed === undefined) return
    // What is not counted is of no matter to the reader.
    call(countShareView, { params, body: told }, { keepalive: true }).catch(() => undefined)
  }
  const noteOpened = (target: EventTarget | null) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return
    const program = target.closest<HTMLElement>('[data-program]')?.dataset['program']
    if (program === undefined) return
    if (target.dataset['program'] !== undefined) open.programs.add(program)
    if (target.dataset['quote'] !== undefined) open.quotes.add(program + target.dataset['quote'])
    timer ??= setTimeout(tell, gathered)
  }
  void call(countShareView, { params }).then(listen, () => undefined)
  function listen(): void {
    // What was opened before the visit was counted stands open; the first program does so on every page.
    const [first] = programs?.querySelectorAll('[data-program]') ?? []
    for (const one of programs?.querySelectorAll('details[open]') ?? []) if (one !== first) noteOpened(one)
    // 'toggle' does not bubble.
    programs?.addEventListener('toggle', ({ target }) => noteOpened(target), true)
    window.addEventListener('beforeprint', () => {
      open.printed = true
      tell()
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') tell()
    })
    // Not every browser hides a page first that is left by a link.
    window.addEventListener('pagehide', tell)
  }
}
