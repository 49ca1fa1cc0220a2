import { beginPasskeySignIn, getSecondStep, giveCode, givePasskey } from '#contract/second-step.ts'
import type { CallOutput } from '#contract/call.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import type { UsingPasskey } from '#domain/accounts/passkey-messages.ts'
import { factorCodeSchema } from '#domain/accounts/second-factor.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import * as z from 'zod/mini'
import { ApiFailure, call } from '../../client/api.ts'
import { passkeyFailure } from '../../sign-in/passkey-failure.ts'
import { messages } from '../../client/messages.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { liveForm } from '../form/live-form.ts'
import { showFieldError } from '../form/show-field-error.ts'

/* What sign-in needs beside name and password; fetched when it is asked for. */

/** Signs in with a passkey alone. Undefined when it did not come to that, which has been told. */
export async function signInWithPasskey(): Promise<CurrentUser | undefined> {
  try {
    return await usePasskey(await call(beginPasskeySignIn))
  } catch (error) {
    tell(error)
    return undefined
  }
}

/**
 * Puts the second step in the place of the sign-in form.
 * @param done goes on once somebody is signed in
 */
export async function liveSecondStep(
  form: HTMLFormElement,
  template: HTMLTemplateElement,
  done: (user: CurrentUser) => void,
): Promise<void> {
  const asked = await call(getSecondStep)
  const step = document.importNode(template.content, true).querySelector('form')
  if (step === null) return
  form.replaceWith(step)
  show(step, asked.app ? 'app' : asked.passkey === null ? 'recovery' : 'passkey', asked)
  part(step, '[data-ask=recovery]')?.addEventListener('click', () => show(step, 'recovery', asked))
  part(step, '[data-ask=passkey]')?.addEventListener('click', () => void withPasskey(done))
  liveForm(step, {
    schema: z.object({ code: factorCodeSchema }),
    busy: 'Checking…',
    send: async (typed) => {
      try {
        done(await call(giveCode, { body: typed }))
      } catch (error) {
        const input = step.querySelector<HTMLInputElement>('[name=code]')
        if (input !== null && error instanceof ApiFailure && error.field === 'code') {
          showFieldError(step, input, error.serverMessage)
          input.select()
        }
        tell(error)
      }
    },
  })
}

async function withPasskey(done: (user: CurrentUser) => void): Promise<void> {
  try {
    // Each question is answered once; a second try asks anew.
    const { passkey } = await call(getSecondStep)
    if (passkey !== null) done(await usePasskey(passkey))
  } catch (error) {
    tell(error)
  }
}

async function usePasskey(optionsJSON: UsingPasskey): Promise<CurrentUser> {
  return call(givePasskey, { body: { passkey: await startAuthentication({ optionsJSON }) } })
}

/** Whoever took too long begins again; everybody else is told what went wrong. */
function tell(error: unknown): void {
  showToast({ ...messages.loginFailed(passkeyFailure(error) ?? ''), tone: 'error' })
}

type Way = 'app' | 'recovery' | 'passkey'

/** Shows what belongs to one way, and leads the focus there. */
function show(step: HTMLFormElement, way: Way, { passkey, recoveryCodes }: CallOutput<typeof getSecondStep>): void {
  for (const words of step.querySelectorAll<HTMLElement>('[data-way]')) words.hidden = words.dataset['way'] !== way
  const isTyped = way !== 'passkey'
  const input = step.querySelector<HTMLInputElement>('[name=code]')
  const field = input?.closest<HTMLElement>('.field')
  if (field) field.hidden = !isTyped
  const submit = part(step, '[type=submit]')
  if (submit) submit.hidden = !isTyped
  const other = part(step, '[data-ask=passkey]')
  if (other) other.hidden = passkey === null
  const recovery = part(step, '[data-ask=recovery]')
  if (recovery) recovery.hidden = way === 'recovery' || !recoveryCodes
  if (input === null) return
  input.inputMode = way === 'recovery' ? 'text' : 'numeric'
  if (isTyped) input.focus()
  else part(step, 'h1')?.focus()
}

function part(step: HTMLFormElement, selector: string): HTMLElement | null {
  return step.querySelector<HTMLElement>(selector)
}
