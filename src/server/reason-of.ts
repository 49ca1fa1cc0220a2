/** What an error says of itself, for the log or the operator. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
