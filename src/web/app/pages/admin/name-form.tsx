import { searchTermSchema } from '#domain/organizations/organization.ts'
import * as z from 'zod/mini'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { useCheckedForm } from '../../form/use-checked-form.ts'

const nameSchema = z.object({ organization: searchTermSchema })

/** Step 0 of the wizard. */
export function NameForm({ name, finding, onSubmit }: { name: string; finding: boolean; onSubmit: (name: string) => void }) {
  const form = useCheckedForm<z.infer<typeof nameSchema>>(nameSchema, { organization: name })
  const submit = form.handleSubmit(({ organization }) => onSubmit(organization))
  return (
    <form className="wizard-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Prospect organization"
        hint="Name, abbreviation or website"
        autoComplete="off"
        {...form.field('organization')}
      />
      <Button type="submit" look="filled" size="large" busy={finding ? 'Finding…' : undefined}>
        Find organization
      </Button>
    </form>
  )
}
