import {
  catalogueFolder,
  createJsonApi,
  createResearch,
  openDirectory,
  type Research,
  webSearchConnector,
  wikidataConnector,
} from '#research'
import type { Config } from './config.ts'

/** The engine as this installation is configured, and what it can do. */
export interface ConfiguredResearch {
  research: Research
  /** Bodies can be read live on their websites. */
  liveReading: boolean
  close: () => Promise<void>
}

/** Builds the engine: the built-in catalogue, Wikidata, and the configured web search. */
export function configureResearch(config: Config): ConfiguredResearch {
  const api = createJsonApi({ contact: config.publicUrl, allowPrivate: config.allowPrivateNetwork })
  const connectors = [wikidataConnector(api), ...(config.search === null ? [] : [webSearchConnector(api, config.search)])]
  const research = createResearch({ directory: openDirectory(catalogueFolder), connectors })
  return { research, liveReading: false, close: () => api.close() }
}
