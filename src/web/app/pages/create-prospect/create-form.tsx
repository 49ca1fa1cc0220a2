import { contactFirstNameSchema, optionalEmailSchema, type Prospect } from '#domain/prospects/prospect.ts'
import { searchTermSchema } from '#domain/organizations/organization.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, type Ref, useState } from 'react'
import * as z from 'zod/mini'
import { EvidenceLegend } from '../../../prospect/evidence-legend/evidence-legend.tsx'
import { pages } from '#contract/pages.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { featuresQuery } from '../../features-query.ts'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import type { ProspectForm } from '../../find-and-read/prospect-form.ts'
import { RecentList } from './recent-list.tsx'

const draftSchema = z.object({
  organization: searchTermSchema,
  contactFirstName: contactFirstNameSchema,
  email: optionalEmailSchema,
})

/** Lines of a pasted text that hold something. */
function linesIn(text: string): number {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length
}

export interface CreateFormProps {
  draft: ProspectForm
  titleRef: Ref<HTMLHeadingElement>
  busy: boolean
  /** Over the form: what can be gone on with. */
  offer: ReactNode
  /** After each change, to keep it. */
  onType: (draft: ProspectForm) => void
  onSubmit: (draft: ProspectForm) => void
  /** A saved prospect of the recent look-ups is shown again. */
  onReopen: (prospect: Prospect) => void
}

/** Step 0. */
export function CreateForm({ draft, titleRef, busy, offer, onType, onSubmit, onReopen }: CreateFormProps) {
  const { data: features } = useQuery(featuresQuery)
  const form = useCheckedForm<ProspectForm>(draftSchema, draft)
  const submit = form.handleSubmit(onSubmit)
  const [list, setList] = useState('')
  const count = linesIn(list)
  return (
    <>
      <PageHeading
        title="Create Prospect"
        titleRef={titleRef}
        leadLook="lead"
        lead="Name a credentialing body. Credscout lists its certifications, and each line says where it comes from."
      />
      {offer}
      <div className="create-columns">
        <form
          className="create-form"
          noValidate
          onChange={() => {
            const typed = form.getValues()
            if (typed.organization === '') setList('')
            onType(typed)
          }}
          onSubmit={(event) => void submit(event)}
        >
          <TextField label="Contact first name" autoComplete="off" {...form.field('contactFirstName')} />
          <TextField
            label="Prospect organization"
            hint="Name, abbreviation or website"
            autoComplete="off"
            {...form.field('organization')}
            onPaste={({ clipboardData }) => setList(clipboardData.getData('text'))}
          />
          {count > 1 && (
            <Notice
              live="polite"
              action={
                <Link
                  className={buttonClass('outlined', 'small')}
                  to={pages.importProspects()}
                  state={{ pastedList: list.trim() }}
                >
                  Import {count} bodies
                </Link>
              }
            >
              You pasted {count} lines, and this field finds one organization. A list can be imported.
            </Notice>
          )}
          {features?.emailField !== false && (
            <TextField
              label="Email"
              optional
              type="email"
              autoComplete="off"
              placeholder="name@example.org"
              hint="If you enter one, the link is emailed when you save."
              {...form.field('email')}
            />
          )}
          <Button type="submit" look="filled" size="large" busy={busy ? 'Finding…' : undefined}>
            Find organization
          </Button>
        </form>
        <aside className="rail" aria-label="Beside the form">
          <RecentList
            onReopen={onReopen}
            onTake={(searchTerm) => {
              form.setValue('organization', searchTerm)
              form.clearErrors('organization')
              form.setFocus('contactFirstName')
            }}
          />
          <EvidenceLegend />
        </aside>
      </div>
    </>
  )
}
