/** A notification's two lines. */
export interface Message {
  title: string
  description?: string
}

/**
 * The sentences of specification §8 (and of §5 and §7 where a toast shows them), letter for letter.
 * `failed…` take the server's sentence where there is one.
 */
export const messages = {
  loginFailed: (message: string): Message => ({ title: 'Login failed', description: message }),
  loginSuccessful: (name: string): Message => ({ title: 'Login successful', description: `Welcome back, ${name}!` }),
  logoutFailed: (message: string): Message => ({ title: 'Logout failed', description: message }),
  loggedOut: { title: 'Logged out', description: 'You have been successfully logged out.' },

  queryOrganizationFailed: (message?: string): Message => ({ title: 'Failed to query organization', description: message }),
  queryCertificationsFailed: (message?: string): Message => ({ title: 'Failed to query certifications', description: message }),

  invalidEmail: { title: 'Invalid email', description: 'Please enter a valid email address.' },
  shareFailed: { title: 'Error sharing results', description: 'Please try again later.' },
  resultsShared: (email: string): Message => ({ title: 'Results shared', description: `Results have been sent to ${email}.` }),
  /** No mail server is set up: the email is kept, and the reader is told so. */
  resultsWaiting: (email: string): Message => ({
    title: 'Results shared',
    description: `The email to ${email} is waiting in the outbox because no mail server is set up.`,
  }),

  /** Its address has opted out: the link is there, and no email was sent. */
  resultsLinked: { title: 'Results shared', description: 'Only the link was made. Copy it and send it yourself.' },

  saveFailed: { title: 'Error saving prospect', description: 'Please try again later.' },
  prospectSaved: { title: 'Prospect saved', description: 'You can access this later from your account.' },

  resetLinkSent: {
    title: 'Reset link sent',
    description: "If your email is registered, you'll receive a password reset link shortly.",
  },
  resetRequestFailed: (message?: string): Message => ({
    title: 'Request failed',
    description: message ?? 'An error occurred. Please try again.',
  }),
  resetFailed: (message?: string): Message => ({ title: 'Password reset failed', description: message }),
  resetSuccessful: { title: 'Password reset successful' },

  billingFailed: (message?: string): Message => ({ title: 'Error processing request', description: message }),
  requestFailed: (message?: string): Message => ({ title: 'Failed to process request', description: message }),
  fetchSearchFailed: (message?: string): Message => ({ title: 'Failed to fetch search', description: message }),
  fetchHistoryFailed: (message?: string): Message => ({ title: 'Failed to fetch version history', description: message }),
  saveChangesFailed: (message = 'Failed to update search'): Message => ({ title: `Failed to save changes: ${message}` }),
  deleteCertificationFailed: (message?: string): Message => ({
    title: 'Failed to delete certification',
    description: message,
  }),
  restoreVersionFailed: (message?: string): Message => ({ title: 'Failed to restore version', description: message }),
  deleteProspectFailed: (message?: string): Message => ({ title: 'Failed to delete prospect', description: message }),
  shareLinkFailed: { title: 'Failed to generate share link', description: 'Please try again' },
  saveSearchFailed: (message?: string): Message => ({ title: 'Failed to save search', description: message }),
  deleteSearchFailed: (message?: string): Message => ({ title: 'Failed to delete search', description: message }),
  createUserFailed: (message?: string): Message => ({ title: 'Failed to create user', description: message }),
  copyUrlFailed: { title: 'Failed to copy URL to clipboard' },
  fetchSharedSearchFailed: (message?: string): Message => ({ title: 'Failed to fetch shared search', description: message }),

  changesSaved: { title: 'Changes saved' },
  certificationDeleted: { title: 'Certification deleted' },
  versionRestored: { title: 'Version restored' },
  prospectDeleted: { title: 'Prospect deleted' },
  searchSaved: { title: 'Search saved' },
  shareLinkGenerated: { title: 'Share link generated' },
  linkCopied: { title: 'Link copied' },
  urlCopied: { title: 'URL Copied' },
  userCreated: { title: 'User created' },
  addedToWaitlist: { title: 'Added to Waitlist' },
} as const satisfies Record<string, Message | ((...words: never[]) => Message)>

/** The sentence a person can use from whatever was thrown: the server's own, else the error's. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return serverSentenceOf(error) ?? (error.message === '' ? undefined : error.message)
}

/** The server's own sentence, where a specified one stands for an answer without any. */
export function serverSentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('serverMessage' in error)) return undefined
  return typeof error.serverMessage === 'string' ? error.serverMessage : undefined
}
