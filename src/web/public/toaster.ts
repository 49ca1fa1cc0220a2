import { takeCarriedToast } from '../ui/toast/carried-toast.ts'
import { currentToasts, showToast, subscribeToToasts } from '../ui/toast/toasts.ts'

let isStarted = false

/** Draws notifications from the first one on; a page that has none loads nothing for them. */
export function startToaster(): void {
  if (isStarted) return
  isStarted = true
  const stop = subscribeToToasts(() => {
    stop()
    void drawToaster()
  })
  const carried = takeCarriedToast()
  if (carried !== undefined && currentToasts().length === 0) showToast(carried)
}

async function drawToaster(): Promise<void> {
  const [{ createRoot }, { createElement }, { Toaster }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    import('../ui/toast/toaster.tsx'),
  ])
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(createElement(Toaster))
}
