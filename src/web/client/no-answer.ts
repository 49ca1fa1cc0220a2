/** Why nothing came back, as far as the browser knows. */
export function noAnswerSentence(): string {
  return navigator.onLine
    ? 'The server did not answer. Please try again.'
    : 'You are offline. Please try again when you are connected.'
}
