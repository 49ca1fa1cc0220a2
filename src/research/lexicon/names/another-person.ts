import { expression } from '../../plain/expression.ts'

/** What is behind the name of somebody else's certification: 'Physical therapist assistant' is none of a physical therapist. */
const behind = expression('iu')`
  ^\s(?:assistant|aide|apprentice|trainee|intern|student|helper|instructor|trainer|supervisor|examiner|assessor)s?(?![\p{L}-])|
  ^(?:\s|-)in[ -]training(?!\p{L})
`
/** What is in front of it: 'residential journeyman electrician', 'Senior Certified Rigger'. */
const before = expression('iu')`
  (?<!\p{L})(?:
    assistant|associate|senior|junior|lead|master|journeyman|apprentice|student|provisional|temporary|limited|restricted|
    conditional|residential|commercial|retired|emeritus
  )\s$
`

/** Whether a name is that of somebody else than another one that stands in it. */
export function isAnotherPerson(longer: string, name: string): boolean {
  const at = longer.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0 || longer.length === name.length) return false
  return behind.test(longer.slice(at + name.length)) || before.test(longer.slice(0, at))
}
