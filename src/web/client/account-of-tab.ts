let account: string | undefined
let onRefusal = () => {}

/**
 * From now on calls of this tab say that they are made for this account, until the page is loaded anew: whoever signs in over the page
 * takes nothing over.
 * @param refused is called when the server says that another account has signed in meanwhile
 */
export function speakFor(id: string, refused: () => void): void {
  account ??= id
  onRefusal = refused
}

/** Id of the account that this tab was loaded for; undefined on pages for everyone, and while it is not known. */
export function accountOfTab(): string | undefined {
  return account
}

/** To be told when a call was refused because the account of this tab is no longer the one that is signed in. */
export function noteRefusal(): void {
  onRefusal()
}
