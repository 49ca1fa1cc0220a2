import { PageHeading } from '../../ui/page-heading/page-heading.tsx'
import { Button } from '../../ui/button/button.tsx'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { useSession } from '../session/session.tsx'
import { SetUpFactor } from './set-up-factor.tsx'

/** In place of every page for whoever has yet to set up the second factor that the installation asks for. */
export function SetUpPage() {
  const { reload, signOut } = useSession()
  const leave = async () => {
    try {
      await signOut()
      carryToast({ ...messages.loggedOut, tone: 'success' })
    } catch (error) {
      showToast({ ...messages.logoutFailed(sentenceOf(error) ?? ''), tone: 'error' })
    }
  }
  return (
    <div className="container set-up-page">
      <title>Set up a second factor · Credscout</title>
      <PageHeading title="Set up a second factor" />
      <p>
        A password alone is not enough to sign in here. Set up an authenticator app or a passkey; then everything works as usual.
      </p>
      <SetUpFactor hasApp={false} onDone={reload} />
      <p>
        <Button look="quiet" onClick={() => void leave()}>
          Sign out
        </Button>
      </p>
    </div>
  )
}
