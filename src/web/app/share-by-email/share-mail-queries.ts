import type { CallOutput } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, query } from '../../client/api.ts'

export type ShareMail = CallOutput<typeof calls.listShareMails>[number]

/** Who got the link of a prospect by email, newest first. Asked anew by each dialog. */
export function shareMailsQuery(id: number) {
  return queryOptions({
    queryKey: ['prospects', id, 'mails'],
    queryFn: query(calls.listShareMails, { params: { id: String(id) } }, 'throw'),
    staleTime: 0,
    gcTime: 0,
  })
}

export interface MailWords {
  email: string
  subject: string
  message: string
}

/** The email as its reader would get it. The one before stays in view while the next is made. */
export function mailPreviewQuery(id: number, words: MailWords) {
  return queryOptions({
    queryKey: ['mail-preview', id, words],
    queryFn: ({ signal }) => call(calls.previewShareMail, { params: { id: String(id) }, body: words }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
