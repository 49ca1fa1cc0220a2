/** Says in a form that what was sent did not go, where that is for the lack of a network; says it no more once there is one. */
export function tellOffline(form: HTMLFormElement): void {
  const note = form.querySelector<HTMLElement>('[data-offline]')
  if (note) note.textContent = navigator.onLine ? '' : (note.dataset['offline'] ?? '')
  if (!navigator.onLine) addEventListener('online', () => tellOffline(form), { once: true })
}
