import { hasKept, keeperOf } from '../../kept/place.ts'
import { fetchedOnce } from '../share/fetched-later.ts'
import { typedName } from './remark-words.ts'

/** Keeps on the device what is typed and not sent, and shows it again. What does so is fetched with the first letter. */
export function liveTyped(form: HTMLFormElement): void {
  const typed = fetchedOnce(() => import('./kept-typed.ts'))
  const isThere = hasKept(keeperOf(null), typedName(form.dataset['share'] ?? ''))
  if (isThere) void typed().then(({ showTyped }) => showTyped(form), ignore)
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const say = target.closest<HTMLElement>('.remark-say')
    if (say !== null) void typed().then(({ keepTyped }) => keepTyped(form, say), ignore)
  })
}

/** Without a network nothing is kept of the first letters; the next one asks again. */
function ignore(): void {}
