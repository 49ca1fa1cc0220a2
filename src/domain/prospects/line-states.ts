import { type Certification, linesOf } from '../certifications/certification.ts'
import type { LineState } from '../evidence/evidence.ts'

const letters = {
  'on-the-page': 'p',
  person: 's',
  'not-confirmed': 'n',
  catalogue: 'c',
  conflict: 'x',
  document: 'd',
  check: 'k',
} as const satisfies Record<LineState, string>

const states: ReadonlyMap<string, LineState> = new Map(
  Object.entries(letters).map(([state, letter]) => [letter, stateNamed(state)]),
)

/** The state of every line of all certifications in order, a letter each. */
export function lettersOf(certifications: readonly Certification[]): string {
  return certifications.flatMap((certification) => linesOf(certification).map(({ state }) => letters[state])).join('')
}

/** The states that letters stand for; a letter of another release counts as not confirmed. */
export function statesOf(lines: string): LineState[] {
  return Array.from(lines, (letter) => states.get(letter) ?? 'not-confirmed')
}

function stateNamed(name: string): LineState {
  return isState(name) ? name : 'not-confirmed'
}

function isState(name: string): name is LineState {
  return Object.hasOwn(letters, name)
}
