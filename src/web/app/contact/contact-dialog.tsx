import { calls } from '#contract/calls.ts'
import { type Contact, contactSchema, type Prospect } from '#domain/prospects/prospect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../client/api.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { KeptNotice } from '../kept-fields/kept-notice.tsx'
import { useKeptFields } from '../kept-fields/use-kept-fields.ts'
import { forgetProspects, prospectQuery } from '../prospect-queries.ts'
import { useSignInAgain } from '../session/use-sign-in-again.tsx'
import './contact-dialog.css'
import { FormActions } from '../form/form-actions.tsx'

export type ContactOf = Pick<Prospect, 'id' | 'contactFirstName' | 'email' | 'emailSubject' | 'emailMessage'> & {
  organization: Pick<Prospect['organization'], 'name' | 'abbreviation'>
}

/** Whom a prospect is for, and what is written to them in the email with the link. */
export function ContactDialog({ prospect, onClose }: { prospect: ContactOf; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const { withSession, dialog } = useSignInAgain()
  const saved = typedOf(prospect)
  const kept = useKeptFields(`contact.${prospect.id}`, saved)
  const form = useCheckedForm<Contact>(contactSchema, kept.first)
  const { isSubmitting } = form.formState

  const save = form.handleSubmit(async (contact) => {
    try {
      const params = { id: String(prospect.id) }
      const changed = await withSession(() => call(calls.changeProspect, { params, body: contact }))
      client.setQueryData(prospectQuery(prospect.id).queryKey, changed)
      kept.forget()
      onClose()
      showToast({ ...messages.changesSaved, tone: 'success' })
      await forgetProspects(client)
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    }
  })

  return (
    <>
      <Dialog
        title={`Contact at ${prospect.organization.abbreviation ?? prospect.organization.name}`}
        onClose={onClose}
        actions={<FormActions formId={formId} send="Save" sending="Saving…" busy={isSubmitting} onClose={onClose} />}
      >
        <form
          id={formId}
          className="contact-form"
          noValidate
          onChange={() => kept.note(typedOf(form.getValues()))}
          onSubmit={(event) => void save(event)}
        >
          <KeptNotice kept={kept} onDiscard={() => kept.discard(typedOf(form.getValues()), (texts) => form.reset(texts))} />
          <TextField label="Contact first name" optional autoComplete="off" {...form.field('contactFirstName')} />
          <TextField label="Email" optional type="email" autoComplete="off" {...form.field('email')} />
          <TextField
            label="Email subject"
            optional
            placeholder={`Certifications of ${prospect.organization.name}`}
            {...form.field('emailSubject')}
          />
          <TextArea
            label="Your message"
            optional
            rows={4}
            hint="Appears in the email between the greeting and the link."
            {...form.field('emailMessage')}
          />
        </form>
      </Dialog>
      {dialog}
    </>
  )
}

/** The fields as they stand in the form: an emptied one is typed, too. */
function typedOf({ contactFirstName, email, emailSubject, emailMessage }: Contact) {
  return {
    contactFirstName: contactFirstName ?? '',
    email: email ?? '',
    emailSubject: emailSubject ?? '',
    emailMessage: emailMessage ?? '',
  }
}
