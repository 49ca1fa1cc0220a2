/**
 * A text that the specification gives, letter for letter, and the journey that proves it in a browser: file and title of the test.
 * What stands in braces is filled in: a name, an address, a sentence of the server.
 */
export interface SpecifiedText {
  text: string
  journey: readonly [file: string, title: string]
}

const signIn = (title: string) => ['sign-in', title] as const
const edit = (title: string) => ['edit', title] as const
const admin = (title: string) => ['admin', title] as const
const create = (title: string) => ['create-prospect', title] as const
const prospects = (title: string) => ['prospects', title] as const
const share = (title: string) => ['share', title] as const
const failures = (title: string) => ['specified-failures', title] as const
const users = (title: string) => ['users', title] as const

const signsIn = signIn('signs in, finds the way around by the Account menu, and signs out')
const wrongFields = signIn('says what is wrong with the fields, and never which of name and password did not match')
const asksForLink = signIn('asks for a reset link, says where it goes, and tries again')
const setsPassword = signIn('sets a new password by the mailed link')
const refusesLink = signIn('refuses a reset link without its token, and one that is not right')
const wizardFailed = admin('says which question failed, and starts again from the name')
const wizardSaves = admin('goes from a name to a saved prospect and its link')
const wizardSaveFailed = admin('says when saving, sharing or copying failed')
const mistakes = create('asks for what is missing, in the specified sentences, and focuses the first bad field')
const editFailed = edit('says what failed in the history and in deleting, and loses nothing by it')
const addsAndDeletes = edit('adds and deletes certifications, and edits the organization')
const contact = share('asks for a contact that can be written to')
const submissionFailed = share('says why a submission failed, and repeats it as the same request')
const deletes = prospects('deletes after the question, brings back by Undo, and keeps what the server does not delete')

/** Every text of specification §8, and the sentences of §5. */
export const specifiedTexts: readonly SpecifiedText[] = [
  { text: 'Login failed', journey: wrongFields },
  { text: 'Login successful', journey: signsIn },
  { text: 'Welcome back, {name}!', journey: signsIn },
  { text: 'Logout failed', journey: failures('a failed sign-out leaves one signed in, and says why') },
  { text: 'Logged out', journey: signsIn },
  { text: 'You have been successfully logged out.', journey: signsIn },

  { text: 'Something went wrong', journey: create('an unknown name ends in step 4 with a way out; Try Again asks again') },
  {
    text: "We couldn't complete your request. Please try again or search for a different organization.",
    journey: wizardFailed,
  },
  { text: 'Failed to query organization', journey: wizardFailed },
  { text: 'Failed to query certifications', journey: wizardFailed },

  { text: 'Error sharing results', journey: create('a failed share undoes nothing') },
  { text: 'Please try again later.', journey: create('a failed save says so and keeps the results') },
  { text: 'Results shared', journey: failures('an email that a server accepted is said to be sent') },
  { text: 'Results have been sent to {email}.', journey: failures('an email that a server accepted is said to be sent') },
  { text: 'Error saving prospect', journey: create('a failed save says so and keeps the results') },
  { text: 'Prospect saved', journey: create('looks up PMI, shows every line with what stands behind it, saves it') },
  {
    text: 'You can access this later from your account.',
    journey: create('looks up PMI, shows every line with what stands behind it, saves it'),
  },

  { text: 'Reset link sent', journey: asksForLink },
  { text: "If your email is registered, you'll receive a password reset link shortly.", journey: asksForLink },
  { text: 'Request failed', journey: asksForLink },
  {
    text: 'An error occurred. Please try again.',
    journey: failures('an answer without a sentence of its own gets the specified one'),
  },
  { text: 'Password reset failed', journey: refusesLink },
  { text: 'Password reset successful', journey: setsPassword },

  { text: 'Error processing request', journey: submissionFailed },
  { text: 'Failed to process request', journey: submissionFailed },
  { text: 'Failed to fetch search', journey: edit('says when a prospect cannot be fetched, and fetches it again') },
  { text: 'Failed to fetch version history', journey: editFailed },
  { text: 'Failed to save changes: {message}', journey: edit('says why changes could not be saved, and keeps them') },
  {
    text: 'Failed to save changes: Failed to update search',
    journey: failures('an answer without a sentence of its own gets the specified one'),
  },
  { text: 'Failed to delete certification', journey: editFailed },
  { text: 'Failed to restore version', journey: editFailed },
  { text: 'Failed to delete prospect', journey: deletes },
  { text: 'Failed to generate share link', journey: wizardSaveFailed },
  { text: 'Please try again', journey: wizardSaveFailed },
  { text: 'Failed to save search', journey: wizardSaveFailed },
  { text: 'Failed to delete search', journey: admin('says in its own words when a prospect of its list could not be deleted') },
  { text: 'Failed to create user', journey: users('says at the field what is not right, also when only the server can know') },
  { text: 'Failed to copy URL to clipboard', journey: wizardSaveFailed },
  { text: 'Failed to fetch shared search', journey: share('reads the link again where that may help') },

  { text: 'Changes saved', journey: edit('edits a line, keeps it over a reload, and saves it with a reason') },
  { text: 'Certification deleted', journey: addsAndDeletes },
  { text: 'Version restored', journey: edit('compares the versions, and restores the first') },
  { text: 'Prospect deleted', journey: deletes },
  { text: 'Search saved', journey: wizardSaves },
  { text: 'Share link generated', journey: wizardSaves },
  { text: 'Link copied', journey: ['share-links', 'lists every live link, copies, renews and turns off'] },
  { text: 'URL Copied', journey: wizardSaves },
  { text: 'User created', journey: users('makes an account that can sign in') },
  { text: 'Added to Waitlist', journey: share('is read, priced and submitted, and from then on leads to the place in line') },

  { text: 'No valid ID provided for interest submission', journey: failures('a page that lost its link submits for nobody') },
  { text: 'Failed to load your prospects.', journey: prospects('says when the list cannot be loaded, and loads it again') },
  { text: 'Try Again', journey: prospects('says when the list cannot be loaded, and loads it again') },
  {
    text: 'The link may be expired or invalid.',
    journey: share('answers a link that is unknown or turned off with an error card'),
  },
  { text: 'Search Not Found', journey: edit('says that a prospect is not found') },
  {
    text: "The search doesn't exist or you don't have access.",
    journey: prospects("answers alike for a missing prospect and for somebody else's"),
  },

  { text: 'Organization name must be at least 2 characters.', journey: mistakes },
  { text: 'Contact first name must be at least 2 characters.', journey: mistakes },
  { text: 'Please enter a valid email address.', journey: mistakes },
  { text: 'Username must be at least 3 characters.', journey: wrongFields },
  { text: 'Password must be at least 6 characters.', journey: wrongFields },
  { text: 'Billing name is required', journey: contact },
  { text: 'Please enter a valid email address', journey: contact },
  { text: 'Invalid email', journey: create('looks up PMI, shows every line with what stands behind it, saves it') },
  { text: 'Invalid reset token. Please request a new password reset link.', journey: refusesLink },
  { text: 'Password must be at least 8 characters long.', journey: setsPassword },
  { text: 'Passwords do not match.', journey: setsPassword },
  { text: 'Are you sure you want to delete this certification?', journey: addsAndDeletes },
  { text: 'Are you sure you want to delete this prospect?', journey: deletes },
]
