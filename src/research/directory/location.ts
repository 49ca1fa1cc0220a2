import { fileURLToPath } from 'node:url'

/** The built-in catalogue at the repository's root; holds `bodies/` and `names/`. */
export const catalogueFolder = fileURLToPath(new URL('../../../catalogue', import.meta.url))
