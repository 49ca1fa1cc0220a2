import { expression } from '../expression.ts'
import { foldName } from '#domain/organization.ts'
import { limits } from '#domain/text.ts'
import type { CertificationDraft } from '../draft.ts'

/** Words that name no certification by themselves and stand beside its name on one page and not on another. */
const fillers =
  /\b(the|a|an|certifications?|certificates?|credentials?|designations?|exams?|examinations?|programs?|programmes?|overview)\b/g

/** What two spellings of one certification's name share; '' when nothing is left. */
export function nameKey(name: string): string {
  // '(CHI)' is a short form, '(Residential)' tells two apart.
  const withoutBrackets = name.replace(/\((?!\p{Lu}\p{Ll}+\))[^)]*\)/gu, ' ').replace(/[®™℠]/g, '')
  return foldName(withoutBrackets)
    .replace(fillers, ' ')
    .replace(/(?<=[a-z]{3}[^s\s])s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
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

/** Whether a quote says a name: every word of it stands there, in any number and spelling of case. */
export function saysName(quote: string, name: string): boolean {
  const words = new Set(foldName(quote.replace(/[®™℠]/g, ' ')).split(' '))
  return foldName(name)
    .split(' ')
    .every((word) => words.has(word) || words.has(`${word}s`))
}

/** A draft with what it is grouped by, read once. */
interface Keyed {
  draft: CertificationDraft
  keys: readonly string[]
  /** Ranks in its name; undefined where its name is a short form, which tells none. */
  ranks: string | undefined
}

/** Drafts are grouped again after each page. */
const keyed = new WeakMap<CertificationDraft, Keyed>()

interface DraftGroup {
  drafts: Keyed[]
  keys: Set<string>
  /** Ranks in the names of its drafts, which agree in them; undefined while none tells any. */
  ranks: string | undefined
}

/**
 * Groups drafts that speak of one certification: those that share a name, or a short form and no rank that tells them apart.
 * Drafts keep their order; a group stands where its first draft stood. There are no more groups than a result may have
 * certifications; drafts of others are left out.
 */
export function groupDrafts(drafts: readonly CertificationDraft[]): CertificationDraft[][] {
  const groups: DraftGroup[] = []
  const groupsOf = new Map<string, Set<DraftGroup>>()
  const put = (one: Keyed, group: DraftGroup) => {
    group.drafts.push(one)
    group.ranks ??= one.ranks
    for (const key of one.keys) {
      group.keys.add(key)
      groupsOf.set(key, (groupsOf.get(key) ?? new Set()).add(group))
    }
  }
  for (const draft of drafts) {
    const one: Keyed = keyed.get(draft) ?? { draft, keys: keysOf(draft), ranks: ranksOf(draft.name.text) }
    keyed.set(draft, one)
    const near = [...new Set(one.keys.flatMap((key) => [...(groupsOf.get(key) ?? [])]))]
    const touched = near.filter((group) => !ranksDiffer(one, group))
    if (touched.length === 0 && groups.length >= limits.certifications) continue
    const group: DraftGroup = touched[0] ?? { drafts: [], keys: new Set(), ranks: undefined }
    if (touched.length === 0) groups.push(group)
    for (const other of touched.slice(1)) {
      if (ranksDiffer(group, other)) continue
      groups.splice(groups.indexOf(other), 1)
      for (const key of other.keys) groupsOf.get(key)?.delete(other)
      for (const moved of other.drafts) put(moved, group)
    }
    put(one, group)
  }
  return groups.map((group) => group.drafts.map((one) => one.draft))
}

const rank = expression()`
  ^(?:
    i{1,3}|iv|v|vi|\d{1,2}|associate|senior|junior|master|advanced|basic|intermediate|expert|foundation|fellow|lead|
    principal|trainee|provisional
  )$
`

/** Whether spelled-out names differ in a rank: 'Level I' and 'Level II', 'Associate' and none. */
function ranksDiffer(one: Pick<Keyed, 'ranks'>, other: Pick<Keyed, 'ranks'>): boolean {
  return one.ranks !== undefined && other.ranks !== undefined && one.ranks !== other.ranks
}

function ranksOf(name: string): string | undefined {
  return looksLikeAcronym(name) ? undefined : rankOf(name)
}

/** The words of a name that rank it, 'level ii' without its 'level'; '' when there are none. */
export function rankOf(name: string): string {
  return nameKey(name)
    .split(' ')
    .filter((word) => rank.test(word))
    .join(' ')
}

function keysOf(draft: CertificationDraft): string[] {
  const keys: string[] = []
  const name = nameKey(draft.name.text)
  const acronym = draft.acronym !== '' ? draft.acronym : looksLikeAcronym(draft.name.text) ? draft.name.text : ''
  if (acronym !== '') keys.push(`short:${acronymKey(acronym)}`)
  if (name !== '' && !looksLikeAcronym(draft.name.text)) keys.push(`name:${name}`)
  return keys
}
