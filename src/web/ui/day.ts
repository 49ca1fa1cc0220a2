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

export type Zone = 'own' | 'UTC'
/** The reader's own time zone; a server does not know it and writes UTC. */
const zoneHere: Zone = typeof document === 'undefined' ? 'UTC' : 'own'

/** '18 Nov' from a moment in ISO 8601. */
export function formatShortDay(moment: string, zone: Zone = zoneHere): string {
  const date = inZone(moment, zone)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** '18 Nov 2026' from a moment in ISO 8601. */
export function formatDate(moment: string, zone: Zone = zoneHere): string {
  return `${formatShortDay(moment, zone)} ${inZone(moment, zone).getUTCFullYear()}`
}

/** '18 Nov 2026, 14:02' from a moment in ISO 8601; the server adds that it is UTC. */
export function formatMoment(moment: string, zone: Zone = zoneHere): string {
  const date = inZone(moment, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  return `${formatDate(moment, zone)}, ${time}${zone === 'UTC' ? ' UTC' : ''}`
}

/** A date whose UTC fields are what a clock in the zone shows. */
function inZone(moment: string, zone: Zone): Date {
  const date = new Date(moment)
  return zone === 'UTC' ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
}

/** How long ago a moment was, up to a day; after that, and where the clocks disagree, when it was. */
export function agoWords(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(moment)) / 60_000)
  if (minutes < 0 || minutes >= 1_440) return formatMoment(moment)
  if (minutes < 1) return 'a moment ago'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  return hours === 1 ? '1 hour ago' : `${hours} hours ago`
}
