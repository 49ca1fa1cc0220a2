/** Options of Node for the server. */
export const serverFlags: readonly string[]

/** Environment of a process that keeps what it compiles. */
export const compiledFiles: { NODE_COMPILE_CACHE: string }

/** Environment of the server beside its settings. */
export const serverEnvironment: { NODE_COMPILE_CACHE: string; MALLOC_TRIM_THRESHOLD_: string }
