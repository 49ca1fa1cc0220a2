/**
 * What is read of a text, remembered for texts that are asked for again. When there are too many, all are forgotten.
 * @param most texts remembered at once, and the longest of them in characters
 */
export function remembered<Read>(read: (text: string) => Read, most: number, longest: number): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    if (text.length > longest) return read(text)
    const before = known.get(text)
    if (before !== undefined) return before
    const found = read(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}

/** What is asked of few things is looked for when it is asked first. */
export function once<Found>(look: () => Found): () => Found {
  let found: { is: Found } | undefined
  return () => {
    found ??= { is: look() }
    return found.is
  }
}
