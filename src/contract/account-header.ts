/**
 * Request header by which a tab says for which account it was loaded: its id. An unsafe call made for another account than the session's
 * is refused with OTHER_ACCOUNT, so that nothing lands with whoever signed in meanwhile. Optional; tokens are one account's anyway.
 */
export const accountHeader = 'credscout-account'
