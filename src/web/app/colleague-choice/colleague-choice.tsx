import type { Colleague } from '#domain/accounts/account.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { useSession } from '../session/session.tsx'

export interface ColleagueChoiceProps {
  label?: string
  /** Id of whose prospects are handed over. */
  giver: string
  users: readonly Colleague[]
  /** Id of who is chosen; '' for nobody yet. */
  value: string
  onChange: (id: string) => void
  error: string | undefined
}

/** Whoever can take prospects over: all who can sign in, but the giver. */
export function ColleagueChoice({ label = 'Colleague', giver, users, value, onChange, error }: ColleagueChoiceProps) {
  const { user } = useSession()
  const options = users
    .filter(({ id, disabledAt }) => disabledAt === null && id !== giver)
    .toSorted((a, b) => a.username.localeCompare(b.username, 'en-US'))
    .map(({ id, username }) => ({ value: id, text: id === user?.id ? `${username} (you)` : username }))
  return (
    <SelectField
      label={label}
      placeholder="Choose a colleague"
      options={options}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
