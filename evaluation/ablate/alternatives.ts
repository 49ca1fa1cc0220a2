/** A part of a regular expression that can be left out, as places in its source. */
export interface RegexPart {
  what: 'alternative' | 'lookaround'
  start: number
  end: number
  /** The alternatives of the same group, by their places among the parts; a lookaround has none. */
  group: number[]
}

interface Group {
  open: number
  bounds: number[]
  prefix: string
}

/** The alternatives of every group of a regular expression, and what must not stand beside it; the inner ones first. */
export function regexParts(source: string): RegexPart[] {
  const parts: RegexPart[] = []
  const captured: number[] = []
  const open: Group[] = [{ open: -1, bounds: [0], prefix: '' }]
  const close = (group: Group, end: number) => {
    const ends = [...group.bounds.slice(1).map((bound) => bound - 1), end]
    const places = group.bounds.map((start, place) => ({ start, end: ends[place] ?? end }))
    // A group that is captured is counted by those who read the match.
    const isCounted = captured.some((at) => at >= (group.bounds[0] ?? 0) && at < end)
    if (places.length < 2 || isCounted) return
    const first = parts.length
    const all = places.map((_, place) => first + place)
    for (const { start, end: last } of places) parts.push({ what: 'alternative', start, end: last, group: all })
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\') at++
    else if (sign === '[') {
      while (++at < source.length && source[at] !== ']') if (source[at] === '\\') at++
    } else if (sign === '(') {
      const prefix = /^\(\?(?:[:=!]|<[=!]|<\w+>)/.exec(source.slice(at))?.[0] ?? '('
      if (/^\((?:\?<\w+>)?$/.test(prefix)) captured.push(at)
      open.push({ open: at, bounds: [at + prefix.length], prefix })
    } else if (sign === '|') open.at(-1)?.bounds.push(at + 1)
    else if (sign === ')') {
      const group = open.pop()
      if (group === undefined) break
      close(group, at)
      if (group.prefix.endsWith('!')) parts.push({ what: 'lookaround', start: group.open, end: at + 1, group: [] })
    }
  }
  const whole = open[0]
  if (whole !== undefined) close(whole, source.length)
  return parts
}

/** The source without some of its parts; what is left of a group without any alternative never matches. */
export function withoutParts(source: string, parts: readonly RegexPart[], out: ReadonlySet<number>): string {
  const cuts = new Set<number>()
  const never = new Set<number>()
  for (const place of out) {
    const part = parts[place]
    if (part === undefined) continue
    for (let at = part.start; at < part.end; at++) cuts.add(at)
    if (part.what === 'lookaround') continue
    const before = part.group.filter((other) => other < place)
    if (part.group.every((other) => out.has(other))) never.add(part.start)
    if (before.some((other) => !out.has(other))) cuts.add(part.start - 1)
    else if (part.group.some((other) => other > place)) cuts.add(part.end)
  }
  let kept = ''
  for (let at = 0; at <= source.length; at++) {
    if (never.has(at) && !kept.endsWith('(?!)')) kept += '(?!)'
    if (at < source.length && !cuts.has(at)) kept += source[at]
  }
  return kept
}
