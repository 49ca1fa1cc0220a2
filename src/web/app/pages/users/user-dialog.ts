import type { Colleague } from '#domain/accounts/account.ts'

/** What every dialog about an account gets. */
export interface UserDialogProps {
  colleague: Colleague
  /** All accounts. */
  users: readonly Colleague[]
  onClose: () => void
}
