import { formatDate } from '#domain/text/day-words.ts'
import type { ShareMail } from './share-mail-queries.ts'

/** The question before a second email with a link to one address; undefined where the first one never left. */
export function askedWords({ status, to, createdAt, sentAt }: Asked): { sentence: string; button: string } | undefined {
  const on = formatDate(sentAt ?? createdAt)
  switch (status) {
    case 'sent':
      return { sentence: `${to.email} got this link by email on ${on}. Send it again?`, button: 'Send again' }
    case 'sent-by-hand':
      return { sentence: `You sent ${to.email} this link by hand on ${on}. Send it again?`, button: 'Send again' }
    case 'sending':
      return { sentence: `An email with this link to ${to.email} is on its way. Send another one?`, button: 'Send another' }
    case 'waiting':
      return {
        sentence: `An email with this link to ${to.email}, written on ${on}, is waiting in the outbox. Send another one?`,
        button: 'Send another',
      }
    case 'failed':
    case 'suppressed':
      return undefined
  }
}

type Asked = Pick<ShareMail, 'status' | 'to' | 'createdAt' | 'sentAt'>
