/** Why nobody was let in, or nothing connected, after the way to the provider of single sign-on. */
const signOnFailures = ['declined', 'over', 'away', 'refused', 'stranger', 'taken', 'too-many', 'broken'] as const
export type SignOnFailure = (typeof signOnFailures)[number]

/** What a person is told of it. None says whether somebody else has an account. */
export const signOnSentences: Readonly<Record<SignOnFailure, string>> = {
  declined: 'You canceled at the sign-in provider, or it did not let you in.',
  over: 'This sign-in took too long, was already used, or began in another browser. Please try again.',
  away: 'The sign-in provider is not answering right now. Please try again later, or use your password.',
  refused: 'The sign-in provider’s answer was not accepted. Please try again. If it happens again, tell an administrator.',
  stranger:
    'No Credscout account is linked to this sign-in. Ask an administrator. If you have an account, sign in with your password and connect it in Your account.',
  taken: 'This sign-in is already connected to another account.',
  'too-many': 'Too many sign-ins came from your network. Please wait a minute and try again.',
  broken: 'Something went wrong on our side. Please try again.',
}

/** The failure that an address names; undefined when it names none. */
export function signOnFailureIn(text: string | null | undefined): SignOnFailure | undefined {
  return signOnFailures.find((failure) => failure === text)
}
