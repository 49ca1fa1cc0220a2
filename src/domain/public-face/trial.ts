/** Length of the free trial. Source: specification §9. */
export const trialDays = 14

/** The moment a trial that starts now ends. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * 86_400_000)
}
