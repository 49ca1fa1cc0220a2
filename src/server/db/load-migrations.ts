import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FileMigrationProvider, type Migration } from 'kysely/migration'

const provider = new FileMigrationProvider({
  fs: { readdir: async (folder) => (await readdir(folder)).toSorted() },
  path: { join },
  migrationFolder: join(import.meta.dirname, 'migrations'),
  import: async (file): Promise<unknown> => import(pathToFileURL(file).href),
  onFileIgnored: (file, why) => {
    if (why === 'NotMigration')
      throw new Error(`src/server/db/migrations/${file} is not a migration: it does not export a function 'up'.`)
  },
})

/** Every migration by its name, in their order: each is a file of the folder `migrations`. One that was released is never changed. */
export function loadMigrations(): Promise<Record<string, Migration>> {
  return provider.getMigrations()
}
