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
    if (!passwordSchema.safeParse(password).success) return
    const isCommon = await call(calls.checkPassword, { body: { password } }).then(
      ({ common }) => common,
      // A warning that cannot be had is none; the form says what is wrong when it is sent.
      () => false,
    )
    if (last.current !== password) return
    if (isCommon) setWarning('This is one of the most common passwords, which strangers guess first. It should be reset soon.')
    else if (!newPasswordSchema.safeParse(password).success)
      setWarning('This password is short: fewer than 8 characters are quickly guessed.')
  }

  const forget = () => {
    last.current = ''
    setWarning(undefined)
  }
  return { warning, check, forget }
}
