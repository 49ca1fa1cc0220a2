/**
 * Every error the API can answer: its status and the sentence a person reads when nothing more exact is known.
 * The body is always `{message, code}`, with `field` when one field is to blame.
 */
export const errors = {
  BAD_JSON: { status: 400, sentence: 'The request body is not valid JSON.' },
  INVALID: { status: 400, sentence: 'One of the fields is not valid.' },
  NO_ID: { status: 400, sentence: 'No valid ID provided for interest submission' },
  COMMON_PASSWORD: {
    status: 400,
    sentence: 'This password is one of the most common, which attackers guess first. Choose another one.',
  },
  WRONG_PASSWORD: { status: 400, sentence: 'That is not your current password.' },
  WRONG_CODE: { status: 400, sentence: 'This code is wrong or was already used. Enter the one your app shows now.' },
  WRONG_PASSKEY: { status: 400, sentence: 'This passkey was not accepted. Try again, or use another way to sign in.' },
  RESET_TOKEN: { status: 400, sentence: 'Invalid reset token. Please request a new password reset link.' },
  SIGNED_OUT: { status: 401, sentence: 'Please sign in.' },
  BAD_TOKEN: { status: 401, sentence: 'This token is unknown, expired or revoked. Make a new one in Your account.' },
  WRONG_CREDENTIALS: { status: 401, sentence: 'Username and password do not match.' },
  SECOND_STEP: { status: 401, sentence: 'One more step: confirm your identity.' },
  SIGN_IN_OVER: { status: 401, sentence: 'This sign-in took too long or was abandoned. Please sign in again.' },
  SECOND_FACTOR_DUE: {
    status: 403,
    sentence: 'Set up a second factor first: this installation requires one.',
  },
  ADMIN_ONLY: { status: 403, sentence: 'Only administrators can do this.' },
  PASSCODE_NEEDED: { status: 401, sentence: 'This link opens with a passcode. Ask the person who sent it.' },
  WRONG_PASSCODE: { status: 401, sentence: 'That is not the passcode for this link.' },
  LINK_MODE: { status: 403, sentence: 'This link does not allow changes to what it shows.' },
  TOKEN_SCOPE: { status: 403, sentence: 'This token is read-only. In Your account, make one that can make changes.' },
  NOT_FOR_TOKENS: { status: 403, sentence: 'This call cannot be made with a token. Sign in with a browser.' },
  FOREIGN_ORIGIN: { status: 403, sentence: 'This request came from another site and was rejected.' },
  NOT_FOUND: { status: 404, sentence: 'There is nothing here, or you do not have access to it.' },
  ORG_NOT_FOUND: {
    status: 404,
    sentence:
      'No credentialing body matches that name. Check the spelling, type its full name, or give the address of its website.',
  },
  NOTHING_FOUND: {
    status: 404,
    sentence: 'No certification facts were found for this body. Give the address of the page that lists its certifications.',
  },
  METHOD_NOT_ALLOWED: { status: 405, sentence: 'This address does not support that method.' },
  STALE_VERSION: { status: 409, sentence: 'Someone saved a newer version in the meantime. Compare it with yours before saving.' },
  OTHER_ACCOUNT: {
    status: 409,
    sentence: 'Another account has signed in in this browser. Nothing was saved.',
  },
  USERNAME_TAKEN: { status: 409, sentence: 'This username is taken.' },
  EMAIL_TAKEN: { status: 409, sentence: 'An account with this email already exists.' },
  OWN_ACCOUNT: { status: 409, sentence: 'You cannot disable or erase your own account. Another administrator can.' },
  LAST_ADMIN: { status: 409, sentence: 'This is the only administrator. Make someone else an administrator first.' },
  OTHER_ADDRESS: { status: 409, sentence: 'This cannot be done at this address of the installation.' },
  APP_IS_SET_UP: { status: 409, sentence: 'An authenticator app is already set up. Remove it first.' },
  MAIL_CLOSED: {
    status: 409,
    sentence: 'This email cannot be sent again: it was sent, is being sent, or its recipient has opted out.',
  },
  REMARK_CLOSED: {
    status: 409,
    sentence: 'This was already decided, or the line has changed in the meantime. Please look again.',
  },
  CANCELLED: { status: 409, sentence: 'The look-up was canceled.' },
  BODY_TOO_SLOW: { status: 408, sentence: 'The request body arrived too slowly. Please try again.' },
  // Nobody reads it; the log does: a stranger who hangs up is no fault of ours. Source of the number: nginx.
  CALLER_LEFT: { status: 499, sentence: 'The caller left before the answer was ready.' },
  BODY_TOO_LARGE: { status: 413, sentence: 'The request is larger than 2 MB.' },
  NOT_JSON: { status: 415, sentence: 'The request body must be JSON (Content-Type: application/json).' },
  UNKNOWN_HOST: {
    status: 421,
    sentence: 'This installation does not accept that host name. Its operator can add it to ALLOWED_HOSTS.',
  },
  KEY_REUSED: { status: 422, sentence: 'This Idempotency-Key was used for another request.' },
  TOO_MANY: { status: 429, sentence: 'Too many requests. Please wait and try again.' },
  INTERNAL: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  PROVIDER_AWAY: { status: 502, sentence: 'The sign-in provider is not answering right now. Please try again later.' },
  SITE_UNREACHABLE: { status: 502, sentence: 'The website of this body did not respond. Please try again later.' },
  SITE_BLOCKED: { status: 502, sentence: 'The website of this body does not allow automated reading.' },
  UNAVAILABLE: { status: 503, sentence: 'The database cannot be reached right now. Please try again.' },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ErrorCode = keyof typeof errors

/** Codes that every call may answer and that no call lists. */
export const commonErrors = [
  'INVALID',
  'BAD_JSON',
  'NOT_JSON',
  'BODY_TOO_LARGE',
  'BODY_TOO_SLOW',
  'FOREIGN_ORIGIN',
  'UNKNOWN_HOST',
  'TOO_MANY',
  'INTERNAL',
  'UNAVAILABLE',
] as const
