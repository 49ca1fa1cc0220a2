import { calls } from '#contract/calls.ts'
import type { ReadMail } from '#contract/outbox.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, query } from '../client/api.ts'

/** The user's emails, newest first, a hundred a page. Asked for again whenever the outbox is opened: the server works on them. */
export const mailsQuery = infiniteQueryOptions({
  queryKey: ['outbox'],
  queryFn: ({ pageParam, signal }) => call(calls.listMails, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ mails, more }) => (more ? mails.at(-1)?.id : undefined),
  gcTime: 0,
})

/** One email with its words. */
export function mailQuery(id: string) {
  return queryOptions({
    queryKey: ['outbox', id],
    queryFn: query(calls.getMail, { params: { id } }, 'throw'),
    gcTime: 0,
  })
}

/** Shows an email as it is now, also in the list. */
export async function showChanged(client: QueryClient, mail: ReadMail): Promise<void> {
  client.setQueryData(mailQuery(mail.id).queryKey, mail)
  await client.invalidateQueries({ queryKey: mailsQuery.queryKey, exact: true })
}
