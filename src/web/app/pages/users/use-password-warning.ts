import { calls } from '#contract/calls.ts'
import { newPasswordSchema, passwordSchema } from '#domain/account.ts'
import { useRef, useState } from 'react'
import { call } from '../../../client/api.ts'

/** Says of a password made for somebody else that it is easy to guess; it is taken all the same. */
export function usePasswordWarning() {
  const [warning, setWarning] = useState<string>()
  const last = useRef('')

  const check = async (password: string) => {
    last.current = password
    const found = await passwordWarning(password)
    if (last.current === password && found !== undefined) setWarning(found)
  }

  const forget = () => {
    last.current = ''
    setWarning(undefined)
  }
  return { warning, check, forget }
}

/** Why a password is easy to guess, in a sentence; undefined of a good one, and of one that the form refuses. */
export async function passwordWarning(password: string): Promise<string | undefined> {
  if (!passwordSchema.safeParse(password).success) return undefined
  const isCommon = await call(calls.checkPassword, { body: { password } }).then(
    ({ common }) => common,
    // A warning that cannot be had is none; the form says what is wrong when it is sent.
    () => false,
  )
  if (isCommon) return 'The password is one of the most common ones, which strangers guess first. It should be reset soon.'
  if (newPasswordSchema.safeParse(password).success) return undefined
  return 'The password is short: fewer than 8 characters are quickly guessed.'
}
