import { calls } from '#contract/calls.ts'
import { useRef, useState } from 'react'
import { DeleteQuestion } from '../../ui/delete-question/delete-question.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { RequestKey } from '../../client/request-key.ts'

export type LinkChange = 'renew' | 'turn-off'

const words = {
  renew: {
    title: 'Renew this link?',
    text: 'A new link takes its place. The old one stops working for everyone, including in emails already sent.',
    button: 'Renew link',
    working: 'Renewing…',
    done: { title: 'Link renewed', description: 'The old one no longer opens for anyone.' },
    failed: 'Failed to renew link',
  },
  'turn-off': {
    title: 'Turn off this link?',
    text: 'It stops working for everyone who has it. You can make a new link at any time; this one stays off.',
    button: 'Turn off link',
    working: 'Turning off…',
    done: { title: 'Link turned off', description: 'It no longer opens for anyone.' },
    failed: 'Failed to turn off link',
  },
} as const

export interface LinkQuestionProps {
  change: LinkChange
  shareId: string
  onClose: () => void
  /** To be told the link that took its place, if one did. */
  onChanged: (next: { shareId: string; shareUrl: string } | undefined) => Promise<void>
}

/** Asks before a link stops working, then stops it. */
export function LinkQuestion({ change, shareId, onClose, onChanged }: LinkQuestionProps) {
  const [isWorking, setWorking] = useState(false)
  const key = useRef(new RequestKey())
  const { title, text, button, working, done, failed } = words[change]

  const carryOut = async () => {
    setWorking(true)
    try {
      const params = { shareId }
      const next =
        change === 'renew'
          ? await call(calls.renewShare, { params }, { idempotencyKey: key.current.of(params) })
          : await call(calls.revokeShare, { params })
      onClose()
      await onChanged(next)
      showToast({ ...done, tone: 'success' })
    } catch (error) {
      if (error instanceof ApiFailure) key.current.answered()
      showToast({ title: failed, description: sentenceOf(error), tone: 'error' })
    } finally {
      setWorking(false)
    }
  }

  return (
    <DeleteQuestion
      title={title}
      action={button}
      busy={isWorking ? working : undefined}
      onClose={onClose}
      onConfirm={() => void carryOut()}
    >
      {text}
    </DeleteQuestion>
  )
}
