import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)

/** The built-in catalogue at the repository's root; holds `bodies/` and `names/`. */
export const catalogueFolder = fileURLToPath(new URL('catalogue', root))

/** Hosts whose pages carry no line by themselves. */
export const refusedSourcesFile = fileURLToPath(new URL('catalogue/refused-sources.json', root))
