import { foldName } from '#domain/organization.ts'
import type { CertificationDraft } from '../draft.ts'

/** Words that name no certification by themselves and stand beside its name on one page and not on another. */
const fillers =
  /\b(the|a|an|certification|certifications|certificate|credential|designation|exam|examination|program|programme|overview)\b/g

/** What two spellings of one certification's name share; '' when nothing is left. */
export function nameKey(name: string): string {
  const withoutBrackets = name.replace(/\([^)]*\)/g, ' ').replace(/[®™℠]/g, '')
  return foldName(withoutBrackets).replace(fillers, ' ').replace(/\s+/g, ' ').trim()
}

/** A short form in one spelling: 'A-CSM®' and 'ACSM' differ, 'PMP®' and 'PMP' do not. */
export function acronymKey(acronym: string): string {
  return acronym.replace(/[®™℠\s]/g, '').toUpperCase()
}

/** Whether a text is written like a short form: 'PMP', 'CCS-P', 'Security+'. */
export function looksLikeAcronym(text: string): boolean {
  const bare = text.replace(/[®™℠]/g, '').trim()
  return /^[A-Z][A-Za-z0-9]*([-./][A-Z0-9][A-Za-z0-9]*)*\+?$/.test(bare) && bare.length <= 14 && /[A-Z].*[A-Z0-9+]/.test(bare)
}

interface DraftGroup {
  drafts: CertificationDraft[]
}

/**
 * Groups drafts that speak of one certification: those that share a short form or a name.
 * Drafts keep their order; a group stands where its first draft stood.
 */
export function groupDrafts(drafts: readonly CertificationDraft[]): CertificationDraft[][] {
  const groups: DraftGroup[] = []
  const groupOf = new Map<string, DraftGroup>()
  for (const draft of drafts) {
    const touched = [...new Set(keysOf(draft).flatMap((key) => groupOf.get(key) ?? []))]
    const group: DraftGroup = touched[0] ?? { drafts: [] }
    if (touched.length === 0) groups.push(group)
    for (const other of touched.slice(1)) {
      group.drafts.push(...other.drafts)
      groups.splice(groups.indexOf(other), 1)
    }
    group.drafts.push(draft)
    for (const key of group.drafts.flatMap(keysOf)) groupOf.set(key, group)
  }
  return groups.map((group) => group.drafts)
}

function keysOf(draft: CertificationDraft): string[] {
  const keys: string[] = []
  const name = nameKey(draft.name.text)
  const acronym = draft.acronym !== '' ? draft.acronym : looksLikeAcronym(draft.name.text) ? draft.name.text : ''
  if (acronym !== '') keys.push(`short:${acronymKey(acronym)}`)
  if (name !== '' && !(looksLikeAcronym(draft.name.text) && draft.acronym === '')) keys.push(`name:${name}`)
  return keys
}
