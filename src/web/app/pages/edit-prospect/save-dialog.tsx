import { counted } from '#domain/text/counted.ts'
import { changeReasonSchema } from '#domain/prospects/prospect.ts'
import { longestReaderName } from '#domain/shares/remark.ts'
import { limits } from '#domain/text/text.ts'
import { useId } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { FormActions } from '../../form/form-actions.tsx'
import './save-dialog.css'

export interface SaveDialogProps {
  /** Through a link: nobody is signed in, so whoever saves may say who it is. Undefined where that is known. */
  by: string | undefined
  onBy: (by: string) => void
  /** What is going to be saved, in words. */
  summary: string
  /** Lines that lose their source, because their certification has another name now. */
  losing: number
  saving: boolean
  reason: string
  onReason: (reason: string) => void
  onSave: () => void
  onClose: () => void
}

/** Asks why; the answer may be empty. */
export function SaveDialog({ by, onBy, summary, losing, saving, reason, onReason, onSave, onClose }: SaveDialogProps) {
  const formId = useId()
  // Not cut by the field: whoever pastes more sees that it is too much.
  const tooLong = changeReasonSchema.safeParse(reason).error?.issues[0]?.message
  return (
    <Dialog
      title="Save Changes"
      onClose={onClose}
      actions={<FormActions formId={formId} send="Save Changes" sending="Saving…" busy={saving} onClose={onClose} />}
    >
      <p className="save-summary">{summary}</p>
      {losing > 0 && (
        <div className="save-losing">
          <Notice tone="doubt">
            {counted(losing, 'line loses its source', 'lines lose their source')}: what a page says about a certification does not
            carry over to a new name. The previous version keeps it.
          </Notice>
        </div>
      )}
      <form
        id={formId}
        className="save-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (tooLong === undefined) onSave()
        }}
      >
        {by !== undefined && (
          <TextField
            label="Your name"
            optional
            autoComplete="name"
            maxLength={longestReaderName}
            hint="Told to the person who sent you the link."
            value={by}
            onChange={(event) => onBy(event.target.value)}
          />
        )}
        <TextArea
          label="Reason for the change"
          optional
          value={reason}
          error={tooLong && `${tooLong} This one has ${reason.length}.`}
          onChange={(event) => onReason(event.target.value)}
          hint={
            <span className="save-hint">
              <span>Shown in Version History.</span>
              <span>
                {reason.length} of {limits.changeReason}
              </span>
            </span>
          }
        />
      </form>
    </Dialog>
  )
}
