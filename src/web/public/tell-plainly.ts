import type { ToastPart } from '../ui/toast/toasts.ts'

/**
 * Says in the form of the page the newest of what notifications say, where what draws them did not come; once it comes it takes that away.
 * The place is drawn by form/field-error.tsx.
 */
export function tellPlainly({ title, description = '' }: ToastPart): void {
  const place = document.querySelector('.told')
  if (place) place.textContent = `${title}. ${description}`
}
