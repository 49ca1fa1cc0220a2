import type { SignOnFailure } from '#domain/accounts/sign-on.ts'

/** Every page's path, made in one place: links of the web, redirects of the server, addresses in emails. */
export const pages = {
  home: () => '/',
  auth: () => '/auth',
  forgotPassword: () => '/auth?view=forgot-password',
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  share: (shareId: string) => `/share/${encodeURIComponent(shareId)}`,
  /** Where forms of a link's page without script are sent: its passcode, and the question for a new link. */
  sharePasscode: (shareId: string) => `/share/${encodeURIComponent(shareId)}/passcode`,
  shareRemarks: (shareId: string) => `/share/${encodeURIComponent(shareId)}/remarks`,
  shareAsk: (shareId: string) => `/share/${encodeURIComponent(shareId)}/ask`,
  /** The programs of a link whose interest was submitted, for whoever holds it. */
  sharedPrograms: (shareId: string) => `/share/${encodeURIComponent(shareId)}/programs`,
  /** The newest offer of a link, or one by its number. */
  offer: (shareId: string, number?: string) =>
    `/share/${encodeURIComponent(shareId)}/offer${number === undefined ? '' : `/${number}`}`,
  /** The same as a file, for a paper. */
  offerFile: (shareId: string, number: string, paper: 'a4' | 'letter') =>
    `/share/${encodeURIComponent(shareId)}/offer/${number}/pdf?paper=${paper}`,
  learn: (shareId = 'default') => `/learn/${encodeURIComponent(shareId)}`,
  waitlist: (shareId?: string) => (shareId === undefined ? '/waitlist' : `/waitlist/${encodeURIComponent(shareId)}`),
  edit: (id: number) => `/edit/${id}`,
  editShare: (shareId: string) => `/edit/share_${encodeURIComponent(shareId)}`,
  prospects: () => '/saved-searches',
  importProspects: () => '/import',
  shareLinks: () => '/share-links',
  /** The list with the search open; for pages outside of the application. */
  search: () => '/saved-searches#search',
  prospect: (id: number) => `/search/${id}`,
  editProspect: (id: number) => `/search/${id}/edit`,
  /** The kept copy of a page, for whoever may see what quotes it: a prospect, or a look-up. */
  storedCopy: (
    pageId: string,
    { searchId, lookupId, quote }: { searchId?: number | undefined; lookupId?: string | undefined; quote: string },
  ) => {
    const by = searchId === undefined ? `lookupId=${encodeURIComponent(lookupId ?? '')}` : `searchId=${searchId}`
    return `/stored-copy/${encodeURIComponent(pageId)}?${by}&quote=${encodeURIComponent(quote)}`
  },
  admin: () => '/admin',
  users: () => '/admin/users',
  audit: () => '/admin/audit',
  persons: () => '/admin/persons',
  allProspects: () => '/admin/prospects',
  account: () => '/account',
  sessions: () => '/sessions',
  outbox: () => '/outbox',
  /** Where the reader of an email chooses not to get more of its kind. */
  mailChoice: (token: string) => `/mail/${encodeURIComponent(token)}`,
} as const

/**
 * The whole address of a page, for emails, shared links, search engines and preview cards.
 * @param publicUrl origin of PUBLIC_URL, without a slash at its end
 * @param path one of `pages`
 */
export function wholeAddress(publicUrl: string, path: string): string {
  return `${publicUrl}${path}`
}

/** The page of a link whose interest was submitted, with the form that changes it. Apart from the others, for no script names it. */
export function changeInterestPage(shareId: string): string {
  return `${pages.share(shareId)}?change#contact`
}

/** Where the form of a link's page without script is sent for the total of its options. Apart from the others, for no script names it. */
export function shareTotalPage(shareId: string): string {
  return `${pages.share(shareId)}/total`
}

/** The pages of single sign-on, apart from the others, for the scripts of public pages name none of them. */
export const signOnPages = {
  /** Leads to the provider. `to`: the page to go on with, a path of ours. */
  begin: (to?: string) => `/auth/oidc${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`,
  /** Where the provider sends people back; operators register this address there. */
  callback: () => '/auth/oidc/callback',
  /** The second step of a sign-in whose first one was the provider's. */
  secondStep: () => '/auth?view=second-step',
  /** Sign-in with a sentence on what went wrong. */
  failed: (failure: SignOnFailure) => `/auth?failed=${failure}`,
  /** Your account, with what became of connecting it. */
  connectEnded: (end: SignOnFailure | 'connected') => `/account?sign-on=${end}`,
} as const

/** Whether a text leads to a page of ours wherever it is followed: one slash, and nothing that browsers drop or turn into another. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[!-~]{0,2000}$/.test(text)
}
