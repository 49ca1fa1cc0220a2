import type { ReadMail } from '#contract/outbox.ts'
import { showToast } from '../ui/toast/toasts.ts'

/** Copies a mail as text, with its recipient and subject, to be sent by hand. */
export async function copyMail(mail: ReadMail): Promise<void> {
  try {
    await navigator.clipboard.writeText(mailAsText(mail))
    showToast({ title: 'Message copied', description: `For ${mail.to.email}.`, tone: 'success' })
  } catch {
    showToast({ title: 'Failed to copy message to clipboard', tone: 'error' })
  }
}

/** 'To: …', 'Subject: …', an empty line, and the words. */
export function mailAsText({ to, subject, text }: Pick<ReadMail, 'to' | 'subject' | 'text'>): string {
  return `To: ${to.email}\nSubject: ${subject}\n\n${text}`
}
