import type { LiveLink } from '#contract/shares.ts'
import { lastDayProblem, linkNameSchema, passcodeSchema, renewedDays, renewedUntil } from '#domain/shares/link.ts'
import * as z from 'zod/mini'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useCheckedForm } from '../form/use-checked-form.ts'
import type { ChangeLink } from './use-change-link.ts'

export interface TypedSettingsProps {
  link: LiveLink
  isChanging: boolean
  change: ChangeLink
}

/** What the owner of a link types and saves: what they call it, and its last day. */
export function NameAndLastDay({ link, isChanging, change }: TypedSettingsProps) {
  const before = { name: link.name ?? '', expiresOn: link.expiresOn ?? '' }
  const schema = z.object({
    name: linkNameSchema,
    // One that is over can stay.
    expiresOn: z.string().check(
      z.refine((day) => day === '' || day === before.expiresOn || problemOf(day) === undefined, {
        error: ({ input }) => problemOf(String(input)),
      }),
    ),
  })
  const form = useCheckedForm<z.infer<typeof schema>>(schema, before)
  const save = form.handleSubmit(({ name, expiresOn }) =>
    change({ name, expiresOn: expiresOn === '' ? null : expiresOn }, ({ field, sentence }) => {
      if (field === 'name' || field === 'expiresOn') form.setError(field, { message: sentence }, { shouldFocus: true })
    }),
  )
  return (
    <form className="link-settings-typed" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label="Name"
        optional
        hint="Only you see it. For example: ‘for the board’."
        maxLength={100}
        {...form.field('name')}
      />
      <TextField
        label="Last day"
        optional
        type="date"
        hint="After that day (UTC), the link no longer opens. You get an email three days before."
        {...form.field('expiresOn')}
      />
      <span className="link-settings-ways">
        <Button type="submit" busy={isChanging ? 'Saving…' : undefined}>
          Save
        </Button>
        {link.expiresOn !== null && (
          <Button
            look="quiet"
            disabled={isChanging}
            onClick={() => void change({ expiresOn: renewedUntil(new Date(), link.expiresOn) })}
          >
            Extend by {renewedDays} days
          </Button>
        )}
      </span>
    </form>
  )
}

function problemOf(day: string): string | undefined {
  return lastDayProblem(day, new Date())
}

const passcodeForm = z.object({ passcode: passcodeSchema })

/** The passcode of a link, which its owner sets, changes or takes away, and nobody reads. */
export function Passcode({ link, isChanging, change }: TypedSettingsProps) {
  const form = useCheckedForm<z.infer<typeof passcodeForm>>(passcodeForm, { passcode: '' })
  const save = form.handleSubmit(async (typed) => {
    const refused = ({ sentence }: { sentence: string }) =>
      form.setError('passcode', { message: sentence }, { shouldFocus: true })
    if (await change(typed, refused)) form.reset({ passcode: '' })
  })
  return (
    <form className="link-settings-typed" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={link.hasPasscode ? 'New passcode' : 'Passcode'}
        optional
        hint="At least 4 characters. Do not send it together with the link. It is not shown here again."
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        {...form.field('passcode')}
      />
      <span className="link-settings-ways">
        <Button type="submit" busy={isChanging ? 'Saving…' : undefined}>
          {link.hasPasscode ? 'Change passcode' : 'Set passcode'}
        </Button>
        {link.hasPasscode && (
          <Button look="quiet" disabled={isChanging} onClick={() => void change({ passcode: null })}>
            Remove passcode
          </Button>
        )}
      </span>
    </form>
  )
}
