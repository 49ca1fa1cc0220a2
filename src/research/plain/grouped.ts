/** What belongs to each key, in the order in which it came. */
export function grouped<Key, Value>(pairs: Iterable<readonly [Key, Value]>): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const [key, value] of pairs) addTo(groups, key, value)
  return groups
}

/** Adds to what belongs to a key. */
export function addTo<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = groups.get(key)
  if (known === undefined) groups.set(key, [value])
  else known.push(value)
}
