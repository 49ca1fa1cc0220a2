/** Every page's path, made in one place: links of the web, redirects of the server, addresses in mails. */
export const pages = {
  home: () => '/',
  auth: () => '/auth',
  forgotPassword: () => '/auth?view=forgot-password',
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  share: (shareId: string) => `/share/${encodeURIComponent(shareId)}`,
  learn: (uuid = 'default') => `/learn/${encodeURIComponent(uuid)}`,
  waitlist: (uuid?: string) => (uuid === undefined ? '/waitlist' : `/waitlist/${encodeURIComponent(uuid)}`),
  edit: (id: number) => `/edit/${id}`,
  editShare: (shareId: string) => `/edit/share_${encodeURIComponent(shareId)}`,
  prospects: () => '/saved-searches',
  shareLinks: () => '/share-links',
  prospect: (id: number) => `/search/${id}`,
  editProspect: (id: number) => `/search/${id}/edit`,
  admin: () => '/admin',
  users: () => '/admin/users',
  sessions: () => '/sessions',
  outbox: () => '/outbox',
  /** Where the reader of a mail chooses not to get more of its kind. */
  mailChoice: (token: string) => `/mail/${encodeURIComponent(token)}`,
} as const
