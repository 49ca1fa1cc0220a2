import { expect, it } from 'vitest'
import { type Piece, type Written, withSwitches } from './pieces.ts'

it('finds guards, conditions, branches and alternatives, and leaves what only types ask for', () => {
  const pieces: Piece[] = []
  const written: Written[] = []
  const code = `function feeOf(text: string, first?: string): string {
  if (first === undefined) return ''
  if (/late|early/.test(text) && text.length > 3) return 'dated'
  return text.endsWith('!') ? first : text
}`
  const switched = withSwitches('fees.ts', code, pieces, written)
  expect(pieces.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    `guard: if (/late|early/.test(text) && text.length > 3) return 'dated'`,
    'operand: /late|early/.test(text)',
    'operand: text.length > 3',
    'alternative: late',
    'alternative: early',
    `never: text.endsWith('!') ? first : text`,
    `always: text.endsWith('!') ? first : text`,
  ])
  for (const { start, end, text } of pieces) expect(code.slice(start, end)).toBe(text)
  expect(switched).toContain(
    'if (ruleSwitch.f(0, ruleSwitch.a(1, ruleSwitch.r(0, /late|early/).test(text)) && ruleSwitch.a(2, text.length > 3)))',
  )
})
