/** What reading may take. Times in milliseconds. */
export interface ReaderLimits {
  /** Processes at once. */
  processes: number
  /** Resident memory of one process in megabytes, buffers and the program itself counted. */
  memory: number
  /** CPU time of one page. */
  cpu: number
  /** Time of one page by the clock: for one that waits for nothing, and on a machine that has no time for it. */
  wall: number
  /** A process that has had nothing to read for so long ends. */
  idle: number
  /** A process reads so many pages, then a fresh one takes over. */
  pages: number
}

export const readerLimits: ReaderLimits = { processes: 2, memory: 256, cpu: 10_000, wall: 60_000, idle: 15_000, pages: 50 }

/** Share of a process's memory that several may use at once; above it one goes on alone. */
export const sharedMemory = 0.6
