import { resetPassword } from '#contract/accounts.ts'
import { pages } from '#contract/pages.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { liveForm } from '../form/live-form.ts'
import { livePasswords } from '../form/live-passwords.ts'
import { showFieldError } from '../form/show-field-error.ts'
import { resetFormSchema } from './reset-form.ts'

/** Sets a new password with the token of a reset link, then leads to sign-in: every session of the user has ended. */
export function liveResetPassword(form: HTMLFormElement): void {
  livePasswords(form)
  liveForm(form, {
    schema: resetFormSchema,
    busy: 'Saving…',
    send: async ({ newPassword }) => {
      try {
        const { message } = await call(resetPassword, { body: { token: form.dataset['token'] ?? '', newPassword } })
        carryToast({ ...messages.resetSuccessful, description: message, tone: 'success' })
        location.replace(pages.auth())
      } catch (error) {
        const sentence = sentenceOf(error)
        const field = form.querySelector<HTMLInputElement>('[name=newPassword]')
        if (error instanceof ApiFailure && error.field === 'newPassword' && field !== null) {
          showFieldError(form, field, sentence)
          field.focus()
        }
        if (error instanceof ApiFailure && error.code === 'RESET_TOKEN')
          form.querySelector('[data-dead]')?.removeAttribute('hidden')
        showToast({ ...messages.resetFailed(sentence), tone: 'error' })
      }
    },
  })
}
