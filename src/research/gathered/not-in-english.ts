import { languageName } from '../document/page-facts/page-language.ts'
import type { PageNote } from './ledger.ts'

/**
 * Why nothing was found where pages are not in English, to follow a sentence that says how many were read; undefined where all are. Which
 * of them nobody could read is settled: see `withUses` of the gathered facts.
 */
export function notInEnglish(notes: readonly PageNote[], what: 'page' | 'document'): string | undefined {
  const read = notes.filter(({ readOn }) => readOn !== undefined)
  const foreign = read.filter(({ skipped }) => skipped === 'not-english')
  if (foreign.length === 0) return undefined
  const are = foreign.length === 1 ? 'is' : 'are'
  const which = foreign.length < read.length ? `${foreign.length} of them` : read.length === 1 ? 'It' : 'They'
  const found = foreign.length < read.length ? 'No certification facts were found there. ' : ''
  return `${found}${which} ${are} ${inLanguages(foreign)}, and only English ${what}s can be read without a language model`
}

/** 'in German and French'; 'not in English' where a language has no name. */
function inLanguages(notes: readonly PageNote[]): string {
  const names = [...new Set(notes.map(({ language = 'und' }) => languageName(language)))]
  if (names.includes(undefined)) return 'not in English'
  return `in ${new Intl.ListFormat('en').format(names.flatMap((name) => name ?? []))}`
}
