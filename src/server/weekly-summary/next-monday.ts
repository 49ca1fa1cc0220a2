const day = 86_400_000
/** Of the day in UTC: before work begins in Europe, and before the day begins in America. */
const hour = 6

/** The next Monday morning after a moment, when summaries of the week go out. */
export function nextMonday(now: Date): Date {
  const due = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour))
  const daysLeft = (8 - due.getUTCDay()) % 7
  const monday = due.getTime() + daysLeft * day
  return new Date(monday > now.getTime() ? monday : monday + 7 * day)
}
