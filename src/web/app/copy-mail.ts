import type { ReadMail } from '#contract/outbox.ts'
import { showToast } from '../ui/toast/toasts.ts'

/** Copies an email as text, with its recipient and subject, to be sent by hand. */
export async function copyMail(mail: ReadMail): Promise<void> {
  try {
    await navigator.clipboard.writeText(mailAsText(mail))
    showToast({ title: 'Message copied', description: `For ${mail.to.email}.`, tone: 'success' })
  } catch {
    showToast({ title: 'Failed to copy message to clipboard', tone: 'error' })
  }
}

/** 'To: …', 'Subject: …', an empty line, and the words. */
function mailAsText({ to, subject, text }: Pick<ReadMail, 'to' | 'subject' | 'text'>): string {
  return `To: ${to.email}\nSubject: ${subject}\n\n${text}`
}

/** Longest address that every mail program takes; what is longer arrives cut. */
const longestAddress = 2_000

/** Opens a new email in the reader's own program, filled in; where its words are too many, they are left to be copied. */
export function mailtoAddress({ to, subject, text }: Pick<ReadMail, 'to' | 'subject' | 'text'>): string {
  const start = `mailto:${encodeURIComponent(to.email)}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return whole.length <= longestAddress ? whole : start
}
