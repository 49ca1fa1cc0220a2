import { lineGroups } from '#domain/certifications/certification.ts'
import { formatDate, formatMoment } from '#domain/text/day-words.ts'
import { quotedLines } from '#domain/shares/apply-remark.ts'
import { readerWords } from '#domain/shares/link-holder.ts'
import type { Remark } from '#domain/shares/remark.ts'

/** What a reader said, in a sentence without a full stop. */
export function remarkWords({ kind, line, text, certification, field, inAll }: Remark): string {
  const group = lineGroups.find((one) => one.field === field)?.label
  const where = certification === null ? '' : ` (${[certification.name, group].filter((one) => one !== undefined).join(', ')})`
  if (kind === 'right') return line === null ? `All of it is right${where}` : `‘${line}’ is right${where}`
  if (kind === 'missing') return `${quotedLines(text ?? '')} ${(text ?? '').includes('\n') ? 'are' : 'is'} missing${where}`
  const scope = inAll === true ? ' in all certifications that have it' : ''
  return `${quotedLines(text ?? '')} in place of ‘${line ?? ''}’${scope}${where}`
}

/** Who said it, when, and through which link; the name is what they gave. */
export function saidWords({ by, at, link }: Remark): string {
  return [readerWords(by), formatMoment(at), link.name ?? 'Share link'].join(' · ')
}

/** What became of a remark; null for one that nothing is to be done about, or that waits. */
export function statusWords({ status, isGone = false }: Remark): string | null {
  const after = isGone ? '; the present version no longer has it' : ''
  switch (status) {
    case 'done':
      return `Saved as a version${after}`
    case 'accepted':
      return `Accepted${after}`
    case 'declined':
      return 'Declined'
    default:
      return null
  }
}

/**
 * 'Confirmed by someone with the link (name given: “Maria”)', for each line that readers called right as it is; the key is `confirmationKey`. Of a whole certification,
 * whose lines may be others by now, with the day: 'All of it confirmed by someone with the link (26 Nov 2026)'.
 */
export function confirmationsOf(remarks: readonly Remark[]): ReadonlyMap<string, string> {
  const said = new Map<string, { what: string; names: Set<string> }>()
  for (const { kind, certification, field, line, by, at } of remarks) {
    if (kind !== 'right' || certification === null) continue
    const isWhole = line === null
    const key = confirmationKey(certification.id, field, line)
    const one = said.get(key) ?? { what: isWhole ? 'All of it confirmed' : 'Confirmed', names: new Set() }
    const who = readerWords(by, false)
    said.set(key, { ...one, names: one.names.add(isWhole ? `${who} (${formatDate(at)})` : who) })
  }
  return new Map([...said].map(([key, { what, names }]) => [key, `${what} by ${[...names].join(', ')}`]))
}

/** A line as it is named by what was said of it; of a whole certification without field and text. */
export function confirmationKey(certification: string, field: string | null, line: string | null): string {
  return JSON.stringify([certification, field, line])
}
