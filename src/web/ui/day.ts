import { monthName } from '#domain/day.ts'

export type Zone = 'own' | 'UTC'
/** The reader's own time zone; a server does not know it and writes UTC. */
const zoneHere: Zone = typeof document === 'undefined' ? 'UTC' : 'own'

/** '18 Nov' from a moment in ISO 8601. */
export function formatShortDay(moment: string, zone: Zone = zoneHere): string {
  const date = inZone(moment, zone)
  return `${date.getUTCDate()} ${monthName(date.getUTCMonth())}`
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

/** '10:42' today, else '18 Nov 2026, 10:42'. @param at milliseconds since 1970 */
export function formatKeptAt(at: number, now = new Date()): string {
  const moment = new Date(at).toISOString()
  const written = formatMoment(moment)
  const today = `${formatDate(now.toISOString())}, `
  return written.startsWith(today) ? written.slice(today.length) : written
}

/** '2026-11-18', the reader's day of a moment. */
export function localDay(moment: Date): string {
  return inZone(moment.toISOString(), zoneHere).toISOString().slice(0, 10)
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
