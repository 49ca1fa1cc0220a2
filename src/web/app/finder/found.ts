import { foldName } from '#domain/organizations/folded-name.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'

/** A prospect with what it is found by, folded once: typing only compares. */
export interface Findable {
  row: ListRow
  name: string
  certifications: readonly { label: string; folded: string }[]
}

/** A prospect that fits what was typed. */
export interface FoundProspect {
  row: ListRow
  /** The certification by which it was found, where its name does not fit. */
  by?: string | undefined
}

const mostShown = 8

export function findable(rows: readonly ListRow[]): Findable[] {
  return rows.map((row) => ({
    row,
    name: foldName(`${row.organization.name} ${row.organization.abbreviation ?? ''}`),
    certifications: row.certificationNames.map(({ name, acronym }) => ({
      label: acronym ?? name,
      folded: foldName(`${name} ${acronym ?? ''}`),
    })),
  }))
}

/**
 * The prospects to show for what was typed, at most eight: the ones opened last first, then those that fit by name, then by a
 * certification, the newest first. Nothing typed: all fit.
 * @param recent numbers of prospects, the one opened last first
 */
export function foundProspects(all: readonly Findable[], typed: string, recent: readonly number[]): FoundProspect[] {
  const wanted = foldName(typed)
  if (wanted === '' && typed.trim() !== '') return []
  const fitting = all.flatMap(({ row, name, certifications }): FoundProspect[] => {
    if (name.includes(wanted)) return [{ row }]
    const certification = certifications.find(({ folded }) => folded.includes(wanted))
    return certification === undefined ? [] : [{ row, by: certification.label }]
  })
  const place = ({ row }: FoundProspect) => (recent.includes(row.id) ? recent.indexOf(row.id) : recent.length)
  return fitting
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        Number(a.by !== undefined) - Number(b.by !== undefined) ||
        Date.parse(b.row.createdAt) - Date.parse(a.row.createdAt) ||
        b.row.id - a.row.id,
    )
    .slice(0, mostShown)
}
