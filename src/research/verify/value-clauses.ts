import type { Token } from './token.ts'

/** A stretch of a quote within which words belong together, as places of its tokens. */
export interface Clause {
  from: number
  to: number
}

/** Sentences of a quote; a cell of a row and a line count as one. */
export function clausesOf(tokens: readonly Token[], text: string): Clause[] {
  return divided(tokens, text, /[.;!?|\n]/)
}

/** Smaller stretches, also divided by commas and by 'and' and 'or'. */
export function phrasesOf(tokens: readonly Token[], text: string): Clause[] {
  return divided(tokens, text, /[.,;:!?|\n()]/).flatMap((clause) => {
    const parts: Clause[] = []
    let from = clause.from
    for (let place = clause.from; place < clause.to; place += 1) {
      const form = tokens[place]?.form
      // 'Members and non-members pay $50' is one phrase.
      const bothMembers = tokens[place - 1]?.class === 'member' && tokens[place + 1]?.class === 'member'
      if (!bothMembers && (form === 'and' || form === 'or' || form === 'but' || form === 'while')) {
        if (place > from) parts.push({ from, to: place })
        from = place + 1
      }
    }
    if (clause.to > from) parts.push({ from, to: clause.to })
    return parts
  })
}

function divided(tokens: readonly Token[], text: string, border: RegExp): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let place = 1; place <= tokens.length; place += 1) {
    const [before, token] = [tokens[place - 1], tokens[place]]
    if (before !== undefined && token !== undefined && !border.test(text.slice(before.end, token.start))) continue
    clauses.push({ from, to: place })
    from = place
  }
  return clauses
}
