/** Whether a line break between two lines stands inside a sentence. */
export function continuesSentence(before: string, next: string): boolean {
  const end = before.slice(-40)
  if (/[.:;!?]$/.test(end)) return false
  if (/^\p{Ll}/u.test(next)) return true
  // 'Log in' and 'About' end menu entries, not lines of prose.
  return before.length >= 25 && /(?:,|\b(?:a|an|and|at|by|for|in|of|on|or|the|to|with))$/i.test(end)
}

const bullet = /^(?:[-–—*+•·▪◦‣●○■□✓✔➢►»]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+(?=\S)|^(?:[-–•·▪]|\d{1,2}\.)(?=\p{Lu}[\p{Ll} ])/u

/** The text of a list entry without its bullet or number; undefined when the line has none. */
export function bulleted(line: string): string | undefined {
  const found = bullet.exec(line)
  if (found === null) return undefined
  const rest = line.slice(found[0].length)
  return /\p{L}/u.test(rest) ? rest : undefined
}
