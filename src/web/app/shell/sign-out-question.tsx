import { signOutErases, signOutQuestion } from '../../account/unsaved-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

export interface SignOutQuestionProps {
  /** What signing out loses: '1 change'. */
  lost: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before somebody signs out with unsaved work on this device; 'Stay signed in' has the focus. */
export function SignOutQuestion({ lost, onConfirm, onClose }: SignOutQuestionProps) {
  return (
    <Dialog
      title={signOutQuestion(lost)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <Button look="danger-filled" onClick={onConfirm}>
            Sign out
          </Button>
        </>
      }
    >
      <p>{signOutErases}</p>
    </Dialog>
  )
}
