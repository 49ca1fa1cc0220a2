import { counted } from './counted.ts'

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
const zoneHere: Zone = 'document' in globalThis ? 'own' : 'UTC'

/** '18 Nov' of a moment, as a Date or in ISO 8601. */
export function formatShortDay(moment: string | Date, zone: Zone = zoneHere): string {
  const date = inZone(moment, zone)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

/** '18 Nov 2026' of a moment, as a Date or in ISO 8601. */
export function formatDate(moment: string | Date, zone: Zone = zoneHere): string {
  return `${formatShortDay(moment, zone)} ${inZone(moment, zone).getUTCFullYear()}`
}

/** '18 Nov 2026, 14:02' of a moment, as a Date or in ISO 8601; the server adds that it is UTC. */
export function formatMoment(moment: string | Date, zone: Zone = zoneHere): string {
  const date = inZone(moment, zone)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  return `${formatDate(moment, zone)}, ${time}${zone === 'UTC' ? ' UTC' : ''}`
}

/** '10:42' today, else '18 Nov 2026, 10:42'. @param at milliseconds since 1970 */
export function formatKeptAt(at: number, now = new Date()): string {
  const written = formatMoment(new Date(at))
  const today = `${formatDate(now)}, `
  return written.startsWith(today) ? written.slice(today.length) : written
}

/** '2026-11-18', the reader's day of a moment. */
export function localDay(moment: Date): string {
  return inZone(moment, zoneHere).toISOString().slice(0, 10)
}

/** A date whose UTC fields are what a clock in the zone shows. */
function inZone(moment: string | Date, zone: Zone): Date {
  const date = new Date(moment)
  return zone === 'UTC' ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
}

/** How long ago a moment was, up to a day; after that, and where the clocks disagree, when it was. */
export function agoWords(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(moment)) / 60_000)
  if (minutes < 0 || minutes >= 1_440) return formatMoment(moment)
  if (minutes < 1) return 'a moment ago'
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`
  return `${counted(Math.floor(minutes / 60), 'hour')} ago`
}

/** How many days ago a moment was, in the reader's own days: 'today', '2 days ago', 'last week' … */
export function daysAgoWords(moment: string, now: Date, zone: Zone = zoneHere): string {
  const day = (one: string | Date) => Math.floor(inZone(one, zone).getTime() / 86_400_000)
  const days = day(now) - day(moment)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `${days} days ago`
  if (days < 14) return 'last week'
  return days < 60 ? `${Math.floor(days / 7)} weeks ago` : `${Math.floor(days / 30)} months ago`
}
