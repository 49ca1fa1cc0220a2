import { links } from '#domain/content.ts'
import { type Billing, trialDays } from '#domain/trial.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { billingFaults } from './billing-fields.ts'

/** Asks for the billing contact. Checked when it is sent, then on leaving a field; the first bad field takes the focus. */
export function ContactForm({ onSubmit }: { onSubmit: (billing: Billing) => Promise<void> }) {
  const [billing, setBilling] = useState<Billing>({ billingName: '', billingEmail: '' })
  const [faults, setFaults] = useState<ReturnType<typeof billingFaults>>({})
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const emailField = useRef<HTMLInputElement>(null)

  const send = async () => {
    const found = billingFaults(billing)
    setSent(true)
    setFaults(found)
    const firstBad = found.billingName !== undefined ? nameField : found.billingEmail !== undefined ? emailField : undefined
    if (firstBad !== undefined) {
      firstBad.current?.focus()
      return
    }
    setBusy(true)
    await onSubmit(billing).finally(() => setBusy(false))
  }
  const field = (name: keyof Billing) => ({
    name,
    value: billing[name],
    error: faults[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setBilling({ ...billing, [name]: target.value })
      setFaults({ ...faults, [name]: undefined })
    },
    onBlur: () => {
      if (sent) setFaults({ ...faults, [name]: billingFaults(billing)[name] })
    },
  })
  return (
    <form
      className="contact-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <p className="contact-lead">Starts your {trialDays}-day free trial, or keeps your place in line when Phase 1 is full.</p>
      <TextField label="Billing name" autoComplete="name" ref={nameField} {...field('billingName')} />
      <TextField label="Billing email" type="email" autoComplete="email" ref={emailField} {...field('billingEmail')} />
      <Button type="submit" look="filled" size="large" busy={busy ? 'Sending…' : undefined}>
        Continue to Pay
      </Button>
      <p className="contact-note">
        Sent to the provider named below, used for billing contact only.{' '}
        <a className="link" href={links.privacyPolicy}>
          Privacy Policy
        </a>
      </p>
    </form>
  )
}
