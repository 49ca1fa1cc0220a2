import { pages } from '#contract/pages.ts'
import { signOnFailureIn, signOnSentences } from '#domain/accounts/sign-on.ts'
import { useEffect } from 'react'
import { showToast } from '../../../ui/toast/toasts.ts'

/** Tells once what became of the way to the provider, which ends at this page with a word in the address. */
export function useSignOnEnd(): void {
  useEffect(() => {
    const end = new URLSearchParams(location.search).get('sign-on')
    if (end === null) return
    // Whoever loads the page again is not told again.
    history.replaceState(history.state, '', pages.account())
    const failure = signOnFailureIn(end)
    if (failure !== undefined) {
      showToast({ title: 'Single sign-on failed', description: signOnSentences[failure], tone: 'error' })
    } else if (end === 'connected') {
      showToast({ title: 'Single sign-on connected', description: 'You can now also sign in with it.', tone: 'success' })
    }
  }, [])
}
