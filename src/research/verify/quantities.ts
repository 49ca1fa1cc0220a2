import type { Token } from './token.ts'

/** The unit a number counts: the next one within a few words, across a range, not across another amount. */
export function unitAfter(tokens: readonly Token[], place: number): string | undefined {
  for (let next = place + 1; next <= place + 4; next += 1) {
    const token = tokens[next]
    if (token === undefined || token.kind === 'money' || token.class === 'negation' || token.class === 'modal') return undefined
    if (token.class === 'unit') return token.form
    if (token.kind === 'number' && !token.optional) {
      const range = ['to', 'or', 'and', 'through'].includes(tokens[next - 1]?.form ?? '')
      return range ? unitAfter(tokens, next) : undefined
    }
    if (token.class === 'condition' && token.form !== 'or' && token.form !== 'and') return undefined
  }
  return undefined
}

/** What is counted in a stretch: 'money', units, or 'number' for numbers without one. */
export function quantitiesIn(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>()
  for (const [place, token] of tokens.entries()) {
    if (token.kind === 'money') found.add('money')
    else if (token.kind === 'number' && !token.optional) found.add(unitAfter(tokens, place) ?? 'number')
  }
  return found
}
