import type { ReactNode } from 'react'
import { useId } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { useFactorChange } from './use-factor-change.ts'

const schema = z.object({ currentPassword: z.string().check(z.minLength(1, 'Type your current password.')) })

export interface PasswordQuestionProps {
  title: string
  /** What happens, in a sentence or two. */
  children: ReactNode
  /** Words of the button, and those while it is at work. */
  action: string
  busy: string
  danger?: boolean
  /** Title of the notification when it fails. */
  failed: string
  onPassword: (currentPassword: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before something about signing in changes: a browser left open is not enough. */
export function PasswordQuestion({ title, children, action, busy, danger, failed, onPassword, onClose }: PasswordQuestionProps) {
  const form = useCheckedForm<z.infer<typeof schema>>(schema, { currentPassword: '' })
  const { isSubmitting } = form.formState
  const formId = useId()
  const { carryOut } = useFactorChange()

  const submit = form.handleSubmit(async ({ currentPassword }) => {
    const refused = await carryOut(() => onPassword(currentPassword), failed)
    if (refused !== undefined) form.setError('currentPassword', { message: refused.sentence }, { shouldFocus: true })
  })

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            look={danger === true ? 'danger-filled' : 'filled'}
            busy={isSubmitting ? busy : undefined}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <form id={formId} className="factor-form" noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField label="Your current password" autoComplete="current-password" {...form.field('currentPassword')} />
      </form>
    </Dialog>
  )
}
