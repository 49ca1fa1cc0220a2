import { pages, shareTotalPage } from '#contract/pages.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import type { Visitor } from './visitor.ts'

/** One request to a link: a page, a form without script, or a call. */
interface LinkAddress {
  path: string
  method?: string
  body?: string
  form?: string
}

/** Every address that tells something of a link. */
export function everyAddress(
  shareId: string,
  { organization, certifications }: Pick<Prospect, 'organization' | 'certifications'>,
): LinkAddress[] {
  const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
  return [
    { path: pages.share(shareId) },
    { path: pages.waitlist(shareId) },
    { path: pages.learn(shareId) },
    { path: pages.editShare(shareId) },
    { path: pages.share(shareId), method: 'POST', form: new URLSearchParams(billing).toString() },
    { path: shareTotalPage(shareId), method: 'POST', form: 'billingCycle=annual' },
    { path: `/api/share/${shareId}` },
    { path: `/api/share/${shareId}/interest` },
    { path: `/api/share/${shareId}/interest`, method: 'POST', body: JSON.stringify(billing) },
    { path: `/api/share/${shareId}/update`, method: 'PUT', body: JSON.stringify({ organization, certifications }) },
    { path: `/api/share/${shareId}/view`, method: 'POST' },
    { path: pages.sharedPrograms(shareId) },
    { path: pages.shareRemarks(shareId), method: 'POST', form: 'right=pmp&version=1' },
    { path: `/api/share/${shareId}/remarks`, method: 'POST', body: JSON.stringify({ kind: 'right', certification: 'pmp' }) },
    { path: pages.offer(shareId) },
    { path: pages.offer(shareId), method: 'POST', form: 'billingCycle=annual' },
    { path: pages.offer(shareId, '1-1') },
    { path: pages.offerFile(shareId, '1-1', 'a4') },
    { path: `/api/share/${shareId}/offers` },
    { path: `/api/share/${shareId}/offers`, method: 'POST', body: '{}' },
    { path: `/api/share/${shareId}/offers/1-1` },
  ]
}

/** Asks as a browser or a program does. */
export async function askAt(visitor: Visitor, { path, method = 'GET', body, form }: LinkAddress): Promise<Response> {
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  const sent = body ?? form
  return visitor.fetch(path, { method, ...(sent === undefined ? {} : { headers: { 'content-type': type }, body: sent }) })
}
