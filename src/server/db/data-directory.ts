import { chmodSync, mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../reason-of.ts'

/**
 * Makes the data directory and holds it for this process. The lock is an exclusive transaction on a small SQLite file:
 * the operating system drops it when the process ends, however it ends.
 * @returns a function that lets go of the directory
 * @throws Error with a sentence for the operator when another process holds it, or it cannot be written
 */
export function holdDataDirectory(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new Error(
      `The data directory ${directory} cannot be created (${reasonOf(error)}). Set DATA_DIR to a writable folder.`,
      { cause: error },
    )
  }
  closeToOthers(directory)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(directory, 'lock'), { timeout: 0 })
    lock.exec('begin exclusive')
    const held = lock
    return () => held.close()
  } catch (error) {
    lock?.close()
    if (reasonOf(error).includes('locked')) {
      throw new Error(
        `Another Credscout process is using the data directory ${directory}. Stop that one first, or set DATA_DIR to another folder.`,
        { cause: error },
      )
    }
    throw new Error(`The data directory ${directory} cannot be used (${reasonOf(error)}).`, { cause: error })
  }
}

/** Keys of links and secrets of webhooks lie in it: other accounts of the machine read nothing, also where the folder was there before. */
function closeToOthers(directory: string): void {
  try {
    chmodSync(directory, 0o700)
  } catch {
    // A mounted folder that belongs to somebody else keeps the rights its owner gave it.
  }
}

/** Bytes of one segment of the write-ahead log: a database that cannot make its next one ends. */
const segment = 16 * 1_048_576

/** Whether the disk of a folder has room for the next segment of the write-ahead log. True where it cannot be told. */
export function hasRoom(folder: string, statistics: (folder: string) => { bavail: number; bsize: number } = statfsSync): boolean {
  try {
    const { bavail, bsize } = statistics(folder)
    return bavail * bsize >= segment
  } catch {
    return true
  }
}
