/** What belongs to each key, in the order in which it came. */
export function grouped<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const [key, value] of pairs) {
    const known = groups.get(key)
    if (known === undefined) groups.set(key, [value])
    else known.push(value)
  }
  return groups
}
