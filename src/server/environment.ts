import { reasonOf } from './reason-of.ts'

/**
 * The environment of the process, with the variables of a `.env` file in the working directory where it does not set them itself.
 * Handed to `readConfig`, which is the only one to look at it.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile()
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const reason = reasonOf(error)
    if (!absent) throw new Error(`The file .env cannot be read (${reason}).`, { cause: error })
  }
  return process.env
}
