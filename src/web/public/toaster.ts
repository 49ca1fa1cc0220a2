import { takeCarriedToast } from '../ui/toast/carried-toast.ts'
import { currentToasts, showToast, subscribeToToasts } from '../ui/toast/toasts.ts'
import { tellPlainly } from './tell-plainly.ts'

let isStarted = false

const drawing = () => import('./draw-toaster.ts')

/** Draws notifications from the first one on; a page that has none loads nothing for them. */
export function startToaster(): void {
  if (isStarted) return
  isStarted = true
  drawWithNext()
  const carried = takeCarriedToast()
  if (carried !== undefined && currentToasts().length === 0) showToast(carried)
}

/** Where it does not come, as from a server that is away, what was to be told is told without it, and the next notification asks for it again. */
function drawWithNext(): void {
  const stop = subscribeToToasts(() => {
    stop()
    drawing().then(({ drawToaster }) => drawToaster(), withoutDrawing)
  })
}

function withoutDrawing(): void {
  currentToasts()[0]?.parts.slice(-1).forEach(tellPlainly)
  drawWithNext()
}

/** Fetches what draws notifications ahead of the first one. Where it does not come now, the first one asks for it again. */
export function fetchToaster(): void {
  drawing().catch(() => undefined)
}
