import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Options of Node for the server: 8 MB for new objects instead of 16 and more, which a server that waits would keep. */
export const serverFlags = ['--max-semi-space-size=8']

/** Keeps compiled files, so that a further process need not read the TypeScript again. */
export const compiledFiles = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

/**
 * Environment of the server beside its settings: compiled files are kept, and glibc gives back at once what compiling the
 * database took. Measured by `npm run bench memory`.
 */
export const serverEnvironment = {
  ...compiledFiles,
  MALLOC_TRIM_THRESHOLD_: '131072',
}
