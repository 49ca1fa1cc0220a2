/** Tests of the server that open a database and stay on the embedded one, each with its reason. */
export const onEmbeddedAlone: Readonly<Record<string, string>>
/** Paths from the root of the tests that also run on a PostgreSQL server. */
export function testsOnServer(): string[]
/** Whether a test opens a database, itself or by what it imports of `test`. */
export function opensDatabase(file: string): boolean
