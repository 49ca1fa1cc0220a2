import { currentToasts, dismissToast, setToasts, type Toast, type ToastPart } from './toasts.ts'

/** Does what a part of a notification offers; its other parts stay, each with its own button, and what comes of it stands beside them. */
export function actOn(toast: Toast, part: ToastPart): void {
  stand(withoutPart(toast, part.id))
  part.action?.run()
}

/** Takes back what can be acted on no longer; what else its notification says stays. @param id as `showToast` gave it */
export function withdrawToast(id: number): void {
  const toast = currentToasts().find(({ open, parts }) => open && parts.some((part) => part.id === id))
  if (toast !== undefined) stand({ ...toast, parts: toast.parts.filter((part) => part.id !== id) })
}

/** A notification in place of what it was; one without parts is closed. */
function stand(left: Toast): void {
  if (left.parts.length === 0) dismissToast(left.id)
  else setToasts(currentToasts().map((one) => (one.id === left.id ? left : one)))
}

/** A notification without what was acted on. It waits for the answer, however long that takes. */
export function withoutPart(toast: Toast, id: number): Toast {
  return { ...toast, parts: toast.parts.filter((part) => part.id !== id), at: Number.POSITIVE_INFINITY }
}
