import type { LiveLink } from '#contract/shares.ts'
import { lastDayProblem, linkNameSchema, passcodeSchema, renewedDays, renewedUntil } from '#domain/shares/link.ts'
import * as z from 'zod/mini'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { KeptNotice } from '../kept-fields/kept-notice.tsx'
import { useKeptFields } from '../kept-fields/use-kept-fields.ts'
import type { ChangeLink } from './use-change-link.ts'

export interface TypedSettingsProps {
  link: LiveLink
  isChanging: boolean
  change: ChangeLink
}

/**
 * What the owner of a link types: what they call it, its last day, and a passcode that nobody reads. One button saves all of it; closed
 * without saving, it opens again with what was typed.
 */
export function TypedSettings({ link, isChanging, change }: TypedSettingsProps) {
  const saved = { name: link.name ?? '', expiresOn: link.expiresOn ?? '', passcode: '' }
  const kept = useKeptFields(`link.${link.shareId}`, saved)
  const schema = z.object({
    name: linkNameSchema,
    // One that is over can stay.
    expiresOn: z.string().check(
      z.refine((day) => day === '' || day === saved.expiresOn || problemOf(day) === undefined, {
        error: ({ input }) => problemOf(String(input)),
      }),
    ),
    passcode: z.union([z.literal(''), passcodeSchema]),
  })
  const form = useCheckedForm<z.infer<typeof schema>>(schema, kept.first)
  const save = form.handleSubmit(async (typed) => {
    // Not after that: a form that begins anew with what was saved would find it.
    kept.forget()
    const { name, expiresOn, passcode } = typed
    const settings = { name, expiresOn: expiresOn === '' ? null : expiresOn, ...(passcode !== '' && { passcode }) }
    const isChanged = await change(settings, ({ field, sentence }) => {
      const named = (['name', 'expiresOn', 'passcode'] as const).find((one) => one === field)
      if (named !== undefined) form.setError(named, { message: sentence }, { shouldFocus: true })
    })
    if (isChanged) form.reset({ name, expiresOn, passcode: '' })
    else kept.note(typed)
  })
  return (
    <form
      className="link-settings-typed"
      noValidate
      onChange={() => kept.note(form.getValues())}
      onSubmit={(event) => void save(event)}
    >
      <KeptNotice kept={kept} onDiscard={() => kept.discard(form.getValues(), (texts) => form.reset(texts))} />
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
        {link.hasPasscode && (
          <Button look="quiet" disabled={isChanging} onClick={() => void change({ passcode: null })}>
            Remove passcode
          </Button>
        )}
      </span>
    </form>
  )
}

function problemOf(day: string): string | undefined {
  return lastDayProblem(day, new Date())
}
