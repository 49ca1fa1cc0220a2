const longestScript = 100_000
const mostClasses = 200
const removal = /(?:classList\s*\.\s*(?:remove|replace)|removeClass)\s*\(\s*["']([\w -]{1,60})["']/g
const removalByName = /className\s*=\s*[\w.]*className\s*\.\s*replace\s*\(\s*["'/](?:\\b|\(\^\|\\s\))?([\w-]{1,60})/g

/** Classes that a script of a page takes away as the page is shown, as far as the script says so by name. */
export function classesRemovedBy(script: string): string[] {
  const text = script.slice(0, longestScript)
  const names = [...text.matchAll(removal), ...text.matchAll(removalByName)].flatMap((match) => (match[1] ?? '').split(/[\s,]+/))
  return names.filter((name) => name !== '').slice(0, mostClasses)
}

/** Names of elements that a script of a page says what they are. */
export function elementsDefinedBy(script: string): string[] {
  const text = script.slice(0, longestScript)
  return [...text.matchAll(/customElements\s*\.\s*define\s*\(\s*["'`]([\w.-]{3,60})/g)]
    .map((match) => (match[1] ?? '').toLowerCase())
    .slice(0, mostClasses)
}

/**
 * A class attribute as scripts leave it: what hides text only until they run is gone.
 * @param removed classes that scripts of the page take away
 */
export function namesAfterScripts(names: string | undefined, removed: ReadonlySet<string>): string | undefined {
  if (names === undefined || removed.size === 0) return names
  const kept = names.split(/\s+/).filter((name) => !removed.has(name))
  return kept.join(' ')
}
