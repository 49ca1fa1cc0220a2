import { foldName } from '../organizations/folded-name.ts'

/** Words that name no certification by themselves and stand beside its name on one page and not on another. */
const fillers =
  /\b(the|a|an|certifications?|certificates?|credentials?|designations?|exams?|examinations?|programs?|programmes?|overview)\b/g

/** What two spellings of one certification's name share; '' when nothing is left. */
export function nameKey(name: string): string {
  // '(CHI)' is a short form, '(Residential)' and '(Pharmacy Technician)' tell two apart.
  const withoutBrackets = name
    .replace(/\((?!\p{Lu}\p{Ll}+(?: (?:and |& )?\p{Lu}\p{Ll}+| \d+)*\))[^)]*\)/gu, ' ')
    .replace(/[®™℠]/g, '')
  return foldName(withoutBrackets)
    .replace(fillers, ' ')
    .replace(/(?<=[a-z]{3}[^s\s])s\b/g, '')
    .replace(/ {2,}/g, ' ')
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
  const words = new Set(foldName(quote).split(' '))
  return foldName(name)
    .split(' ')
    .every((word) => words.has(word) || words.has(`${word}s`))
}
