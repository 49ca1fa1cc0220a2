/** Beginning of the key of everything that is kept of an account. */
export const prefix = 'credscout.kept.'

/** Whose things: the id of whoever is signed in, or 'link' for somebody who edits through a share link without an account. */
export type Keeper = string

export function keeperOf(user: { id: string } | null): Keeper {
  return user?.id ?? 'link'
}

/** Key of what is kept of a keeper under a name; see kept.ts. */
export function placeOf(keeper: Keeper, name: string): string {
  return `${prefix}${keeper}.${name}`
}

/** Whether anything stands under a name, whatever it is: a page that keeps nothing yet need not fetch what reads it. */
export function hasKept(keeper: Keeper, name: string): boolean {
  return (storage()?.getItem(placeOf(keeper, name)) ?? null) !== null
}

/** A text that is kept of whoever reads links, under a name of its link; undefined when none is, or something else. */
export function readLinkText(name: string): string | undefined {
  try {
    const kept: { data?: unknown } = Object(JSON.parse(storage()?.getItem(placeOf(keeperOf(null), name)) ?? '{}'))
    return typeof kept.data === 'string' ? kept.data : undefined
  } catch {
    return undefined
  }
}

/** Keeps it as everything that is kept of a link, without what reads the rest (kept.ts); a browser without room keeps none. */
export function keepLinkText(name: string, text: string): void {
  try {
    storage()?.setItem(placeOf(keeperOf(null), name), JSON.stringify({ at: Date.now(), data: text }))
  } catch {}
}

/** Undefined in a browser that refuses its storage to pages. */
export function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
