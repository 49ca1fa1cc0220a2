import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { emailSchema } from '#domain/accounts/account.ts'
import type { Person } from '#domain/accounts/person.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { BackLink } from '../../back-link/back-link.tsx'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { Found } from './found.tsx'
import type { FoundPerson } from './found-person.ts'
import './persons-page.css'

const schema = z.object({ email: emailSchema, names: z.string() })
type Typed = z.infer<typeof schema>

/** What is kept about a person: shown, given out, erased; for administrators. */
export function PersonsPage() {
  const [found, setFound] = useState<FoundPerson>()
  return (
    <div className="container persons-page">
      <title>A person’s data · Credscout</title>
      <BackLink to={pages.users()}>User Management</BackLink>
      <PageHeading title="A person’s data" lead="Look up what is kept about someone, download it, or erase it." />
      <PersonForm onFound={setFound} />
      {found !== undefined && <Found key={found.person.email} {...found} onErased={() => setFound(undefined)} />}
    </div>
  )
}

function PersonForm({ onFound }: { onFound: (found: FoundPerson) => void }) {
  const { end } = useSession()
  const form = useCheckedForm<Typed>(schema, { email: '', names: '' })
  const { isSubmitting } = form.formState

  const look = form.handleSubmit(async (typed) => {
    const names = typed.names.split('\n').map((name) => name.trim())
    const person: Person = { email: typed.email.trim(), names: names.filter((name) => name !== '') }
    try {
      onFound({ person, preview: await call(calls.previewErasure, { body: person }) })
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof ApiFailure && error.status === 401) end()
      if (error instanceof ApiFailure && error.status === 400) {
        form.setError(
          error.field?.startsWith('names') === true ? 'names' : 'email',
          { message: sentence ?? '' },
          { shouldFocus: true },
        )
      }
      showToast({ title: 'Failed to look the person up', description: sentence, tone: 'error' })
    }
  })

  return (
    <form className="person-form" noValidate onSubmit={(event) => void look(event)}>
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <TextArea
        label="Other names"
        optional
        rows={2}
        hint="One per line. Names kept with the address are found anyway."
        {...form.field('names')}
      />
      <Button type="submit" look="filled" busy={isSubmitting ? 'Looking…' : undefined}>
        Look up
      </Button>
    </form>
  )
}
