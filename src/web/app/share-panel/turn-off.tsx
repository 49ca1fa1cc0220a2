import { calls } from '#contract/calls.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../messages.ts'

/** Turns off a link after a question: whoever has it sees nothing any more. */
export function TurnOff({ shareId, onDone }: { shareId: string; onDone: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const [isWorking, setWorking] = useState(false)

  const turnOff = async () => {
    setWorking(true)
    try {
      await call(calls.revokeShare, { params: { shareId } })
      setAsking(false)
      await onDone()
      showToast({ title: 'Link turned off', description: 'It opens for nobody any more.', tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to turn off link', description: sentenceOf(error), tone: 'error' })
    } finally {
      setWorking(false)
    }
  }

  return (
    <>
      <Button look="danger-quiet" onClick={() => setAsking(true)}>
        Turn off link
      </Button>
      {isAsking && (
        <Dialog
          title="Turn off this link?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
              <Button look="danger-filled" busy={isWorking ? 'Turning off…' : undefined} onClick={() => void turnOff()}>
                Turn off link
              </Button>
            </>
          }
        >
          <p>Whoever has it sees nothing any more. A new link can be made at any time; this one stays off.</p>
        </Dialog>
      )}
    </>
  )
}
