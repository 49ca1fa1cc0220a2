import { longestReaderName } from '#domain/remark.ts'
import { limits } from '#domain/text.ts'
import { useId } from 'react'
import { keepReaderName, readReaderName } from '../../../kept/reader-name.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { FormActions } from '../../form/form-actions.tsx'
import './save-dialog.css'

export interface SaveDialogProps {
  /** Through a link: nobody is signed in, so whoever saves may say who it is. */
  asksName: boolean
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
export function SaveDialog({ asksName, summary, losing, saving, reason, onReason, onSave, onClose }: SaveDialogProps) {
  const formId = useId()
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
            {losing === 1 ? '1 line loses its source' : `${losing} lines lose their source`}: what a page says about a
            certification does not carry over to a new name. The previous version keeps it.
          </Notice>
        </div>
      )}
      <form
        id={formId}
        className="save-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {asksName && (
          <TextField
            label="Your name"
            optional
            autoComplete="name"
            maxLength={longestReaderName}
            defaultValue={readReaderName()}
            onChange={(event) => keepReaderName(event.target.value)}
          />
        )}
        <TextArea
          label="Reason for the change"
          optional
          maxLength={limits.changeReason}
          value={reason}
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
