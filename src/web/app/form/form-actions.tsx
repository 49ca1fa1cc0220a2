import { Button } from '../../ui/button/button.tsx'

export interface FormActionsProps {
  /** Id of the form in the dialog. */
  formId: string
  /** What sending it is called, and what is said while it is sent. */
  send: string
  sending: string
  /** It is being sent. */
  busy: boolean
  /** What leaving it is called. */
  leave?: string
  onClose: () => void
}

/** The buttons of a dialog that holds a form: leave it, or send it. */
export function FormActions({ formId, send, sending, busy, leave = 'Cancel', onClose }: FormActionsProps) {
  return (
    <>
      <Button onClick={onClose}>{leave}</Button>
      <Button type="submit" form={formId} look="filled" busy={busy ? sending : undefined}>
        {send}
      </Button>
    </>
  )
}
