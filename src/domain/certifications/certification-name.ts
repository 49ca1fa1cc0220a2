import type { Certification } from './certification.ts'
import { foldName } from '../organizations/folded-name.ts'
import type { Named } from './known-name.ts'

/** What a certification is told by. */
export type CertificationName = Pick<Certification, 'id' | 'name' | 'acronym'>

type Called = Pick<Certification, 'name' | 'acronym'>

/** The short form to show beside a name; undefined if there is none, or if the name equals or already contains it: 'APPS', 'Welder (CW)'. */
export function shortFormBeside({ name, acronym = '' }: Called): string | undefined {
  const short = acronym.trim()
  return short === '' || foldName(name) === foldName(short) || name.includes(`(${short})`) ? undefined : short
}

/**
 * 'Certified Welder (CW)'; a name that is its own short form stands once.
 * @param shown the name as it is to be shown, where signs stand around it
 */
export function nameInWords(called: Called, shown: string = called.name): string {
  const short = shortFormBeside(called)
  return short === undefined ? shown : `${shown} (${short})`
}

/** 'Certified Welder (CW)' is a name with its short form. */
export function typedName(typed: string): Named {
  const [, name, acronym] = /^(.+?)\s*\(([A-Z][A-Za-z0-9+./ -]{0,13})\)$/.exec(typed.trim()) ?? []
  if (name !== undefined && acronym !== undefined && /[A-Z].*[A-Z0-9+]/.test(acronym)) return { name, acronym }
  return { name: typed.trim(), acronym: '' }
}
