import { currentToasts, dismissToast, setToasts, type Toast, type ToastPart } from './toasts.ts'

/** Does what a part of a notification offers; its other parts stay, each with its own button, and what comes of it stands beside them. */
export function actOn(toast: Toast, part: ToastPart): void {
  const left = withoutPart(toast, part.id)
  if (left.parts.length === 0) dismissToast(toast.id)
  else setToasts(currentToasts().map((one) => (one.id === toast.id ? left : one)))
  part.action?.run()
}

/** A notification without what was acted on. It waits for the answer, however long that takes. */
export function withoutPart(toast: Toast, id: number): Toast {
  return { ...toast, parts: toast.parts.filter((part) => part.id !== id), at: Number.POSITIVE_INFINITY }
}
