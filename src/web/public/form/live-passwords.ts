/** Lets every password of a form be shown to its holder, as `ui/field/password-field.tsx` does. */
export function livePasswords(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('.show-password')) {
    const input = button.closest('.field-box')?.querySelector('input')
    button.addEventListener('click', () => {
      if (!input) return
      const isShown = input.type === 'password'
      input.type = isShown ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(isShown))
    })
  }
}
