const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * '18 Nov 2026' from '2026-11-18'; a year or a month alone stays one: 'Nov 2026', '2026'.
 * Anything else is given back as it is.
 */
export function formatDay(day: string): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(day)
  if (match === null) return day
  const [, year, month, date] = match
  const named = months[Number(month) - 1]
  if (year === undefined || named === undefined) return year ?? day
  return date === undefined ? `${named} ${year}` : `${Number(date)} ${named} ${year}`
}

/** '18 Nov' from a moment in ISO 8601, in the reader's own time zone. */
export function formatShortDay(moment: string): string {
  const date = new Date(moment)
  return `${date.getDate()} ${months[date.getMonth()]}`
}

/** '18 Nov 2026' from a moment in ISO 8601, in the reader's own time zone. */
export function formatDate(moment: string): string {
  return `${formatShortDay(moment)} ${new Date(moment).getFullYear()}`
}

/** '18 Nov 2026, 14:02' from a moment in ISO 8601, in the reader's own time zone. */
export function formatMoment(moment: string): string {
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${formatDate(moment)}, ${two(date.getHours())}:${two(date.getMinutes())}`
}
