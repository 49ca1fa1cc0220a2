import { login } from '#contract/accounts.ts'
import { pages } from '#contract/pages.ts'
import { type CurrentUser, credentialsSchema } from '#domain/accounts/account.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { forgetWayBack, readWayBack } from '../../sign-in/way-back.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { liveForm } from '../form/live-form.ts'
import { livePasswords } from '../form/live-passwords.ts'

/** Signs in and goes to the application; what went wrong stands over the fields, and never says which of the two it was. */
export function liveSignIn(form: HTMLFormElement): void {
  livePasswords(form)
  const wayBack = readWayBack()
  if (wayBack?.note !== undefined) showNotice(form, 'kept', wayBack.note)
  const enter = (user: CurrentUser) => {
    carryToast({ ...messages.loginSuccessful(user.username), tone: 'success' })
    forgetWayBack()
    location.replace(wayBack?.to ?? pages.home())
  }
  const askMore = async () => {
    const template = form.querySelector<HTMLTemplateElement>('[data-second-step]')
    if (template !== null) await (await otherWays()).liveSecondStep(form, template, enter)
  }
  const passkey = form.querySelector<HTMLButtonElement>('[data-ask=passkey]')
  const enterByPasskey = async () => {
    const user = await (await otherWays()).signInWithPasskey()
    if (user !== undefined) enter(user)
  }
  passkey?.addEventListener('click', () => void enterByPasskey())
  if (passkey !== null) passkey.disabled = false
  const provider = form.querySelector<HTMLAnchorElement>('[data-provider]')
  if (provider !== null && wayBack !== undefined) provider.search = `to=${encodeURIComponent(wayBack.to)}`
  liveForm(form, {
    schema: credentialsSchema,
    busy: 'Signing in…',
    send: async (credentials) => {
      showFailure(form, undefined)
      try {
        enter(await call(login, { body: credentials }))
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'SECOND_STEP') return askMore()
        const sentence = sentenceOf(error) ?? ''
        const isMismatch = error instanceof ApiFailure && error.code === 'WRONG_CREDENTIALS'
        showFailure(form, isMismatch ? `${sentence.replace(/\.$/, '')}. Check both, or reset the password.` : sentence)
        showToast({ ...messages.loginFailed(sentence), tone: 'error' })
        form.querySelector<HTMLInputElement>('[name=password]')?.focus()
      }
    },
  })
  if (form.hasAttribute('data-begun')) askMore().catch((error) => showFailure(form, sentenceOf(error)))
}

/** Few need them: they are fetched with the first who does. */
const otherWays = () => import('./other-ways.ts')

function showFailure(form: HTMLFormElement, failure: string | undefined): void {
  form.querySelector('.notice')?.remove()
  if (failure !== undefined) showNotice(form, 'failure', failure)
}

function showNotice(form: HTMLFormElement, name: 'failure' | 'kept', sentence: string): void {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-notice=${name}]`)
  if (template === null) return
  const notice = document.importNode(template.content, true)
  notice.querySelector('[data-fill=sentence]')?.append(sentence)
  template.after(notice)
}
