const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * A date as it is written everywhere: '18 Nov 2026'.
 * @param date a day 'YYYY-MM-DD', taken as it stands, or a moment in ISO 8601, taken in the reader's time zone
 */
export function dateWords(date: string): string {
  const { day, month, year } = partsOf(date)
  return `${day} ${month} ${year}`
}

/** The same without its year while that is the reader's own: '18 Nov'. */
export function shortDateWords(date: string, now: Date): string {
  const { day, month, year } = partsOf(date)
  return year === now.getFullYear() ? `${day} ${month}` : `${day} ${month} ${year}`
}

function partsOf(date: string): { day: number; month: string; year: number } {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  const moment = year === undefined ? new Date(date) : new Date(Number(year), Number(month) - 1, Number(day))
  return { day: moment.getDate(), month: months[moment.getMonth()] ?? '', year: moment.getFullYear() }
}
