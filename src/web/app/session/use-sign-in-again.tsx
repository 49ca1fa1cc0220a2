import { type ReactNode, useState } from 'react'
import { ApiFailure } from '../../client/api.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** A session that ended in the middle of a piece of work, and the way on. */
export interface SignInAgainControl {
  /**
   * Runs something; when the session has ended, asks the person to sign in over the page, and runs it once more.
   * @throws what the work throws; of an ended session the 401 when the person does not sign in
   */
  withSession: <T>(work: () => Promise<T>) => Promise<T>
  /** The dialog while it is open; to be drawn by whoever uses this. */
  dialog: ReactNode
}

/** Lets work go on where it stood when the session ends: nothing on the page is lost to a sign-in elsewhere. */
export function useSignInAgain(): SignInAgainControl {
  const [answer, setAnswer] = useState<{ resolve: (isSignedIn: boolean) => void }>()

  const signedIn = () => new Promise<boolean>((resolve) => setAnswer({ resolve }))
  const close = (isSignedIn: boolean) => {
    setAnswer(undefined)
    answer?.resolve(isSignedIn)
  }
  return {
    withSession: async (work) => {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.status !== 401 || !(await signedIn())) throw error
        return work()
      }
    },
    dialog: answer !== undefined && <SignInAgain onSignedIn={() => close(true)} onClose={() => close(false)} />,
  }
}
