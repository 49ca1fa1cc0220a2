/** Where answers to a person go; null for an address on the machine itself, which the first account has until it gets its own. */
export function answerAddress(email: string): string | null {
  return /@localhost$/i.test(email.trim()) ? null : email
}
