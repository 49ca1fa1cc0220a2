import { escaped } from './escaped.ts'

/** Between parts of joined names: 'Initial/Professional', 'Level 1 and Level 2'. */
const joint = '\\s*(?:[/,&]|\\band\\b|\\bor\\b)\\s*'
const longestBetween = 60

/**
 * Where a text gives a name only joined with others by what they have in common: 'Residency certificate' in
 * 'Residency/Initial/Professional certificate', 'Inspector Level 2' in 'Inspector Level 1 and Level 2'.
 */
export function findJoined(name: string, text: string): { start: number; end: number } | undefined {
  const words = name.split(/\s+/)
  for (let cut = 1; cut < words.length; cut += 1) {
    const [first, last] = [escaped(words.slice(0, cut).join(' ')), escaped(words.slice(cut).join(' '))]
    const between = `[^.;:\\n]{0,${longestBetween}}?`
    const pattern = `(?<![\\p{L}\\p{N}])${first}(?:${joint}${between}\\s|\\s${between}${joint})${last}(?![\\p{L}\\p{N}])`
    const match = new RegExp(pattern, 'iu').exec(text)
    if (match !== null) return { start: match.index, end: match.index + match[0].length }
  }
  return undefined
}
