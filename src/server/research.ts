import {
  catalogueFolder,
  createJsonApi,
  createResearch,
  type Directory,
  openDirectory,
  type Research,
  webSearchConnector,
  wikidataConnector,
} from '#research'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'
import { createBodyMemory } from './lookups/remembered-bodies.ts'

/** The engine as this installation is configured, and what it can do. */
export interface ConfiguredResearch {
  research: Research
  /** Bodies can be read live on their websites. */
  liveReading: boolean
  close: () => Promise<void>
}

/** The built-in catalogue with its index. Takes a moment: loaded while the database opens. */
export function loadDirectory(): Directory {
  return openDirectory(catalogueFolder)
}

/** Builds the engine: the built-in catalogue, bodies found before, Wikidata, and the configured web search. */
export function configureResearch(
  config: Config,
  directory: Directory,
  db: Kysely<Database>,
  now: () => Date,
): ConfiguredResearch {
  const api = createJsonApi({ contact: config.publicUrl, allowPrivate: config.allowPrivateNetwork })
  const connectors = [wikidataConnector(api), ...(config.search === null ? [] : [webSearchConnector(api, config.search)])]
  const research = createResearch({ directory, connectors, memory: createBodyMemory(db, now) })
  return { research, liveReading: false, close: () => api.close() }
}
