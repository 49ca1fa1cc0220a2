const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** 'Jan' for 0; undefined for no month. */
export function monthName(index: number): (typeof months)[number] | undefined {
  return months[index]
}

/**
 * '18 Nov 2026' from '2026-11-18'; a year or a month alone stays one: 'Nov 2026', '2026'.
 * Anything else is given back as it is.
 */
export function formatDay(day: string): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(day)
  if (match === null) return day
  const [, year, month, date] = match
  const named = monthName(Number(month) - 1)
  if (year === undefined || named === undefined) return year ?? day
  return date === undefined ? `${named} ${year}` : `${Number(date)} ${named} ${year}`
}
