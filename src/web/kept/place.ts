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

/** Undefined in a browser that refuses its storage to pages. */
export function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
