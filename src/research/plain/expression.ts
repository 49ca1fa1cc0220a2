/** The source of a regular expression written over several lines: what indents a line, and its end, do not count; everything else does as it stands. */
export function source({ raw }: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw({ raw: raw.map((piece) => piece.replaceAll(/\s*\n\s*/g, '')) }, ...parts)
}

/**
 * Says nothing of a text, but what stands behind it becomes machine code once, as behind every look ahead: behind 'a|b|c' and 'd?' it is
 * written out for each way there, up to ten times, which made 1.8 MB of one expression of 3,600 characters.
 */
const joint = '(?=)'

const signs = /\\(?:p\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?<?[=!])?|\||\)(?:[*+?]|\{\d+(?:,\d*)?\})?\??/gisu

/** The same expression with a joint behind each group that has alternatives or is repeated. */
function jointed(whole: string): string {
  const open: { looks: boolean; divides: boolean }[] = []
  return whole.replaceAll(signs, (sign) => {
    if (sign.startsWith('(')) open.push({ looks: sign !== '(', divides: false })
    const group = open.at(-1)
    if (group === undefined) return sign
    if (sign === '|') group.divides = true
    if (!sign.startsWith(')')) return sign
    open.pop()
    return !group.looks && (group.divides || sign !== ')') ? sign + joint : sign
  })
}

const made = new WeakMap<TemplateStringsArray, RegExp>()

/**
 * A regular expression written over several lines, see `source`, whose machine code is small. Where it stands in a function it is made
 * once, as a literal is, unless it has parts or keeps a place ('g', 'y').
 * @param flags as of `RegExp`
 */
export function expression(flags = ''): (written: TemplateStringsArray, ...parts: readonly string[]) => RegExp {
  return (written, ...parts) => {
    const before = made.get(written)
    if (before !== undefined) return before
    const one = new RegExp(jointed(source(written, ...parts)), flags)
    if (parts.length === 0 && !/[gy]/.test(flags)) made.set(written, one)
    return one
  }
}

/** Whether a text has what an expression without 'g' and 'y' looks for. */
export function whether(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text)
}

/** All matches of an expression that has 'g', in order, like `matchAll`, but without cloning the RegExp for every text. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1
    found.push(match)
  }
  return found
}
