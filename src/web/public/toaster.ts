import { takeCarriedToast } from '../ui/toast/carried-toast.ts'
import { currentToasts, showToast, subscribeToToasts } from '../ui/toast/toasts.ts'

let isStarted = false

/** Draws notifications from the first one on; a page that has none loads nothing for them. */
export function startToaster(): void {
  if (isStarted) return
  isStarted = true
  const stop = subscribeToToasts(() => {
    stop()
    void import('./draw-toaster.ts').then(({ drawToaster }) => drawToaster())
  })
  const carried = takeCarriedToast()
  if (carried !== undefined && currentToasts().length === 0) showToast(carried)
}

/** Fetches what draws notifications ahead of the first one. Where it does not come now, the first one asks for it again. */
export function fetchToaster(): void {
  import('./draw-toaster.ts').catch(() => undefined)
}
