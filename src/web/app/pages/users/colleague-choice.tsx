import type { Colleague } from '#domain/account.ts'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { useSession } from '../../session/session.tsx'

export interface ColleagueChoiceProps {
  /** Whose prospects are handed over. */
  giver: Colleague
  users: readonly Colleague[]
  /** Id of who is chosen; '' for nobody yet. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** Whoever can take prospects over: all who can sign in, but the giver. */
export function ColleagueChoice({ giver, users, value, onChange, error }: ColleagueChoiceProps) {
  const { user } = useSession()
  const options = users
    .filter(({ id, disabledAt }) => disabledAt === null && id !== giver.id)
    .toSorted((a, b) => a.username.localeCompare(b.username, 'en-US'))
    .map(({ id, username }) => ({ value: id, text: id === user?.id ? `${username} (you)` : username }))
  return (
    <SelectField
      label="Colleague"
      placeholder="Choose a colleague"
      options={options}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** The sentence where nobody was chosen. */
export const nobodyChosen = 'Choose a colleague who gets the prospects.'
