import {
  catalogueFolder,
  createJsonApi,
  createModelReader,
  createPublicWeb,
  createReaderPool,
  createResearch,
  type Directory,
  type ModelReader,
  type Readers,
  openDirectory,
  type Research,
  webSearchConnector,
  wikidataConnector,
} from '#research'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'
import { createModelAnswers } from './lookups/model-answers.ts'
import { createModelSpending } from './lookups/model-spending.ts'
import { createBodyMemory } from './lookups/remembered-bodies.ts'

/** The engine as this installation is configured, and what it can do. */
export interface ConfiguredResearch {
  research: Research
  /** Processes that read pages and files. */
  readers: Readers
  /** Bodies can be read live on their websites. */
  liveReading: boolean
  close: () => Promise<void>
}

/** The built-in catalogue with its index. Takes a moment: loaded while the database opens. */
export function loadDirectory(): Directory {
  return openDirectory(catalogueFolder)
}

/** Builds the engine: the built-in catalogue, bodies found before, Wikidata, the configured web search, and the open web. */
export function configureResearch(
  config: Config,
  directory: Directory,
  db: Kysely<Database>,
  now: () => Date,
): ConfiguredResearch {
  const contact = config.publicUrl
  const api = createJsonApi({ contact, allowPrivate: config.allowPrivateNetwork })
  // The operator's own search engine may stand on a private address.
  const searchApi = createJsonApi({
    contact,
    allowPrivate: config.allowPrivateNetwork || (config.search !== null && config.search.baseUrl !== null),
  })
  const web = createPublicWeb({ contact, allowPrivate: config.allowPrivateNetwork })
  const readers = createReaderPool(config.readers)
  const connectors = [wikidataConnector(api), ...(config.search === null ? [] : [webSearchConnector(searchApi, config.search)])]
  const liveReading = config.liveReading !== 'off'
  const research = createResearch({
    directory,
    connectors,
    memory: createBodyMemory(db, now),
    ...(liveReading ? { live: { web, readers, now, model: modelReader(config, db, now) } } : {}),
  })
  return {
    research,
    readers,
    liveReading,
    close: async () => {
      await Promise.all([api.close(), searchApi.close(), web.close(), readers.close()])
    },
  }
}

/** The configured language model, its answers and its daily budget kept in the database; undefined when none is set. */
function modelReader({ model }: Config, db: Kysely<Database>, now: () => Date): ModelReader | undefined {
  if (model === null) return undefined
  const { dailyTokens, dailyCost, prices, ...settings } = model
  return createModelReader(
    {
      ...settings,
      prices: prices ?? undefined,
      limits: { dailyTokens, dailyCost: dailyCost ?? Number.POSITIVE_INFINITY },
    },
    { now, spending: createModelSpending(db), answers: createModelAnswers(db, now) },
  )
}
