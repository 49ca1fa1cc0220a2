import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { AppSetUp } from './app-set-up.tsx'
import './factors.css'
import { PasskeySetUp } from './passkey-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export interface SetUpFactorProps {
  hasApp: boolean
  /** It is set up, and its recovery codes were seen. */
  onDone: () => void
}

/** The two ways to set up a factor, and the recovery codes that come with the first. */
export function SetUpFactor({ hasApp, onDone }: SetUpFactorProps) {
  const [open, setOpen] = useState<'app' | 'passkey'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setOpen(undefined)

  const done = (title: string) => (recoveryCodes: readonly string[] | null) => {
    close()
    showToast({ title, description: 'You will need it the next time you sign in.', tone: 'success' })
    if (recoveryCodes === null) onDone()
    else setCodes(recoveryCodes)
  }
  const kept = () => {
    setCodes(undefined)
    onDone()
  }

  return (
    <>
      <div className="factor-actions">
        {!hasApp && <Button onClick={() => setOpen('app')}>Set up an app</Button>}
        <Button onClick={() => setOpen('passkey')}>Add a passkey</Button>
      </div>
      {open === 'app' && <AppSetUp onDone={done('Authenticator app set up')} onClose={close} />}
      {open === 'passkey' && <PasskeySetUp onDone={done('Passkey added')} onClose={close} />}
      {codes !== undefined && <RecoveryCodes codes={codes} onClose={kept} />}
    </>
  )
}
