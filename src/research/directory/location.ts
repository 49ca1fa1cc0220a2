import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)

/** The built-in catalogue at the repository's root; holds `bodies/` and `names/`. */
export const catalogueFolder = fileURLToPath(new URL('catalogue', root))

/** The best-known credentials, with what was tried for each fact that no acceptable page states. */
export const bestKnownFile = fileURLToPath(new URL('catalogue/best-known.json', root))

/** The page that `catalogue coverage` writes. */
export const coverageFile = fileURLToPath(new URL('docs/catalogue.md', root))

/** Hosts whose pages carry no line by themselves. */
export const refusedSourcesFile = fileURLToPath(new URL('catalogue/refused-sources.json', root))

/** Lines and certifications that were taken out of the catalogue, each with its reason. */
export const removalsFile = fileURLToPath(new URL('catalogue/removals.json', root))

/** How many lines each body had on 22 November 2026, 2,653 in all; it keeps as many, less the removals. */
export const linesHeldFile = fileURLToPath(new URL('catalogue/lines-held.json', root))
