import { expect, it } from 'vitest'
import { askedWords } from './asked-words.ts'

const mail = { to: { name: null, email: 'maria@example.org' }, createdAt: '2026-11-27T10:00:00Z', sentAt: null }

it('says of an earlier email with the link what became of it, and asks nothing where it never left', () => {
  const sentence = (status: Parameters<typeof askedWords>[0]['status'], sentAt: string | null = null) =>
    askedWords({ ...mail, status, sentAt })?.sentence
  expect(sentence('sent', '2026-11-28T10:00:00Z')).toBe('maria@example.org got this link by email on 28 Nov 2026. Send it again?')
  expect(sentence('sent-by-hand', '2026-11-28T10:00:00Z')).toContain('You sent maria@example.org this link by hand')
  expect(sentence('waiting')).toBe(
    'An email with this link to maria@example.org, written on 27 Nov 2026, is waiting in the outbox. Send another one?',
  )
  expect(sentence('sending')).toContain('is on its way')
  expect(sentence('failed')).toBeUndefined()
  expect(sentence('suppressed')).toBeUndefined()
})
