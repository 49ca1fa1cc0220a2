import { requestPasswordReset } from '#contract/accounts.ts'
import { emailSchema } from '#domain/accounts/account.ts'
import * as z from 'zod/mini'
import { call } from '../../client/api.ts'
import { messages, serverSentenceOf } from '../../client/messages.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { liveForm } from '../form/live-form.ts'

/** Asks for a reset link, then says where to look for it. 'Try Again' leads back to the form with the address still in it. */
export function liveForgotPassword(form: HTMLFormElement, sent: HTMLTemplateElement): void {
  liveForm(form, {
    schema: z.object({ email: emailSchema }),
    busy: 'Sending…',
    send: async ({ email }) => {
      try {
        await call(requestPasswordReset, { body: { email } })
        showSent(form, sent, email)
        showToast({ ...messages.resetLinkSent, tone: 'mail' })
      } catch (error) {
        showToast({ ...messages.resetRequestFailed(serverSentenceOf(error)), tone: 'error' })
      }
    },
  })
}

function showSent(form: HTMLFormElement, template: HTMLTemplateElement, email: string): void {
  const told = template.content.firstElementChild?.cloneNode(true)
  if (!(told instanceof HTMLElement)) return
  const titleBefore = document.title
  told.querySelector('[data-fill=email]')?.append(email)
  told.querySelector('button')?.addEventListener('click', () => {
    told.replaceWith(form)
    document.title = titleBefore
    form.querySelector('input')?.focus()
  })
  form.replaceWith(told)
  document.title = template.dataset['title'] ?? titleBefore
  told.querySelector('h1')?.focus()
}
