import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Options of Node for the server: 8 MB for new objects instead of 16 and more, which a server that waits would keep. */
export const serverFlags = ['--max-semi-space-size=8']

/**
 * Environment of the server beside its settings. Compiled files are kept, so that a further start need not read the TypeScript
 * again; and glibc gives back at once what compiling the database took. Measured by `npm run bench memory`.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  MALLOC_TRIM_THRESHOLD_: '131072',
}
