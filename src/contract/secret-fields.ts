/**
 * Fields of requests that hold a secret, in any call and at any depth. They are left out of whatever is kept of a request;
 * a test holds every call's body against the list.
 */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'currentPassword',
  'passcode',
  'code',
  'token',
  'secret',
  'passkey',
])
