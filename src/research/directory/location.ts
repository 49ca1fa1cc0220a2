import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)

/** The built-in catalogue at the repository's root; holds `bodies/` and `names/`. */
export const catalogueFolder = fileURLToPath(new URL('catalogue', root))

/** The best-known credentials, with what was tried for each fact that no acceptable page states. */
export const bestKnownFile = fileURLToPath(new URL('catalogue/best-known.json', root))

/** The page that `catalogue coverage` writes. */
export const coverageFile = fileURLToPath(new URL('docs/catalogue.md', root))
