const compoundBeginnings = new Set(
  'non self pre post co multi half full part long short well two three four five six ten one year in on re cross high low'.split(
    ' ',
  ),
)

/**
 * Puts lines together where a word is divided at the end of one. A hyphen stays where the two halves are words of their own
 * elsewhere in the document, or make a compound there; otherwise it was only put in for the line.
 */
export class LineHyphens {
  private readonly words = new Set<string>()

  /** @param lines all lines of the document in order; halves of divided words count for nothing */
  constructor(lines: Iterable<string>) {
    let divided = false
    for (const line of lines) {
      const whole = line
        .toLowerCase()
        .replace(divided ? /^\p{L}+/u : /^$/u, '')
        .replace(/\p{L}+[-\u2010]$/u, '')
      for (const word of whole.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []) this.words.add(word)
      divided = /\p{L}[-\u2010]$/u.test(line)
    }
  }

  joined(lines: readonly string[]): string {
    const texts: string[] = []
    for (const line of lines) {
      const before = texts.at(-1)
      const end = before === undefined ? null : /(\p{L}+)[-\u2010]$/u.exec(before.slice(-60))
      const start = /^\p{Ll}+/u.exec(line)?.[0]
      if (before === undefined || end === null || start === undefined) texts.push(line)
      else texts.splice(-1, 1, before.slice(0, this.keepsHyphen((end[1] ?? '').toLowerCase(), start) ? undefined : -1) + line)
    }
    return texts.join(' ')
  }

  private keepsHyphen(left: string, right: string): boolean {
    if (this.words.has(`${left}-${right}`)) return true
    if (this.words.has(left + right)) return false
    return compoundBeginnings.has(left) || (left.length > 2 && this.words.has(left) && this.words.has(right) && right.length > 2)
  }
}
