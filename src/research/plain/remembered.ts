/**
 * What is read of a text, remembered for texts that are asked for again. When there are too many, all are forgotten.
 * @param most texts remembered at once, and the longest of them in characters; any unless given
 */
export function remembered<Read>(read: (text: string) => Read, most = Infinity, longest = Infinity): (text: string) => Read {
  const known = new Map<string, { is: Read }>()
  return (text) => {
    if (text.length > longest) return read(text)
    const before = known.get(text)
    if (before !== undefined) return before.is
    const found = read(text)
    if (known.size >= most) known.clear()
    known.set(text, { is: found })
    return found
  }
}

/** What is found of a thing, looked for once; a copy of the thing is looked at anew. */
export function onceFor<Of extends object, Found>(look: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { is: Found }>()
  return (of) => {
    const found = known.get(of) ?? { is: look(of) }
    known.set(of, found)
    return found.is
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
