import { organizationNameSchema } from '#domain/organizations/organization.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import type { Named, ResultsStep } from './steps.ts'
import { isNamedByHost } from './named-by-host.ts'
import './name-the-body.css'

export interface NameTheBodyProps {
  step: Pick<ResultsStep<Named>, 'result' | 'bodyName' | 'savedId'>
  onName: (name: string) => void
}

/** Over results of a body that goes by its address because its name could not be made out: a field for its name, before it is saved. */
export function NameTheBody({ step: { result, bodyName, savedId }, onName }: NameTheBodyProps) {
  const { organization } = result
  const [isChanging, setChanging] = useState(false)
  const [typed, setTyped] = useState(bodyName ?? '')
  const [error, setError] = useState<string>()
  if (savedId !== null || (bodyName === undefined && !isNamedByHost(organization))) return null
  if (bodyName !== undefined && !isChanging) {
    return (
      <p className="name-the-body-told">
        You named this organization.{' '}
        <Button size="small" onClick={() => setChanging(true)}>
          Change the name
        </Button>
      </p>
    )
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = organizationNameSchema.safeParse(typed.trim())
    setError(read.error?.issues[0]?.message)
    if (!read.success) return
    onName(read.data)
    setChanging(false)
  }
  return (
    <form className="card name-the-body" noValidate onSubmit={send}>
      <TextField
        label="Organization name"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
        autoComplete="off"
        hint={bodyName === undefined ? 'Its name could not be made out, so its address stands in the title.' : undefined}
        error={error}
      />
      <Button type="submit">Use this name</Button>
    </form>
  )
}
