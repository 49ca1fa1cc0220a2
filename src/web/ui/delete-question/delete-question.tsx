import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'

export interface DeleteQuestionProps {
  title: string
  /** What goes, what stays, and how it can be brought back. */
  children: ReactNode
  /** Words of the button that does it: 'Delete certification'. */
  action: string
  /** Words while it is at work. */
  busy?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is taken away; 'Keep it' has the focus. */
export function DeleteQuestion({ title, children, action, busy, onConfirm, onClose }: DeleteQuestionProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger-filled" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
