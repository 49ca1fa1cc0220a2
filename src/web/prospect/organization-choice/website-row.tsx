import { Link } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

export interface WebsiteRowProps {
  /** No other rows stand above it. */
  alone: boolean
  onFind: (address: string) => Promise<void>
}

/** 'I know the website': opens a field in place. */
export function WebsiteRow({ alone, onFind }: WebsiteRowProps) {
  const [open, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])

  const find = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = field.current?.value.trim() ?? ''
    if (!/^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(address)) {
      setError('Type a web address, for example www.example.org')
      field.current?.focus()
      return
    }
    setBusy(true)
    try {
      await onFind(address)
      setOpen(false)
      setError(undefined)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The address could not be looked up.')
      field.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="website-row" data-alone={alone || undefined}>
      <button className="website-row-way" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={Link} />I know the website
      </button>
      {open && (
        <form className="website-row-form" onSubmit={(event) => void find(event)} noValidate>
          <TextField
            label="Website"
            ref={field}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.example.org"
            maxLength={200}
            error={error}
            onChange={() => setError(undefined)}
          />
          <Button type="submit" busy={busy ? 'Finding…' : undefined}>
            Find by website
          </Button>
        </form>
      )}
    </div>
  )
}
