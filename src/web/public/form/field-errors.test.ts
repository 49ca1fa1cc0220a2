import { billingSchema } from '#domain/offers/interest.ts'
import { expect, it } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'

const good = { billingName: 'Priya Raman', billingEmail: 'billing@example.org' }

it.each([
  [good, {}],
  [{ ...good, billingName: 'P' }, { billingName: 'Billing name is required' }],
  [{ ...good, billingName: '   ' }, { billingName: 'Billing name is required' }],
  [{ ...good, billingEmail: 'billing@' }, { billingEmail: 'Please enter a valid email address' }],
  [
    { billingName: '', billingEmail: '' },
    { billingName: 'Billing name is required', billingEmail: 'Please enter a valid email address' },
  ],
  [{ ...good, billingName: 'x'.repeat(201) }, { billingName: 'Billing name can be at most 200 characters.' }],
])('checks %o', (billing, fieldErrors) => {
  expect(Object.fromEntries(fieldErrorsOf(billingSchema, billing))).toEqual(fieldErrors)
})
