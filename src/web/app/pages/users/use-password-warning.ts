import { calls } from '#contract/calls.ts'
import { newPasswordSchema, passwordSchema } from '#domain/accounts/account.ts'
import { useRef, useState } from 'react'
import { call } from '../../../client/api.ts'

/** Says of a password made for somebody else that it is easy to guess; it is taken all the same. */
export function usePasswordWarning() {
  const [warning, setWarning] = useState<string>()
  const last = useRef<{ password: string; asked: Promise<string | undefined> }>(undefined)

  /** Once for one password, also where it is checked on leaving the field and once more when it is sent. */
  const ask = (password: string) => {
    const asked = last.current?.password === password ? last.current.asked : passwordWarning(password)
    last.current = { password, asked }
    return asked
  }
  const check = async (password: string) => {
    const asked = ask(password)
    const found = await asked
    if (last.current?.asked === asked && found !== undefined) setWarning(found)
  }

  const forget = () => {
    last.current = undefined
    setWarning(undefined)
  }
  return { warning, ask, check, forget }
}

/** Why a password is easy to guess, in a sentence; undefined of a good one, and of one that the form refuses. */
async function passwordWarning(password: string): Promise<string | undefined> {
  if (!passwordSchema.safeParse(password).success) return undefined
  const isCommon = await call(calls.checkPassword, { body: { password } }).then(
    ({ common }) => common,
    // A warning that cannot be had is none; the form says what is wrong when it is sent.
    () => false,
  )
  if (isCommon) return 'This password is one of the most common, which attackers guess first. It should be reset soon.'
  if (newPasswordSchema.safeParse(password).success) return undefined
  return 'The password is short: anything under 8 characters is quickly guessed.'
}
