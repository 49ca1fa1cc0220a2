import { History } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

/** Over a form that begins with what was typed into it the last time. */
export function TypedBefore({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      icon={History}
      live="polite"
      action={
        <Button look="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      What you typed last time is still here.
    </Notice>
  )
}
