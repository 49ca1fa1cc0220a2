import {
  catalogueFolder,
  createJsonApi,
  createModelReader,
  createPublicWeb,
  createReaderPool,
  createResearch,
  openDirectory,
  webSearchConnector,
  wikidataConnector,
} from '#research'
import type { Config } from '../config.ts'
import type { Desk } from './desk.ts'
import { engineDesk } from './engine-desk.ts'

/** A desk on the engine as the settings have it, without a database: catalogue, Wikidata, web search, live web. */
export function openEngineDesk(config: Config): Desk {
  const contact = config.publicUrl
  const api = createJsonApi({ contact, allowPrivate: config.allowPrivateNetwork })
  const searchApi = createJsonApi({ contact, allowPrivate: config.allowPrivateNetwork || config.search?.baseUrl != null })
  const web = createPublicWeb({ contact, allowPrivate: config.allowPrivateNetwork })
  const readers = createReaderPool(config.readers)
  const model =
    config.model === null ? undefined : createModelReader({ ...config.model, prices: config.model.prices ?? undefined })
  const research = createResearch({
    directory: openDirectory(catalogueFolder),
    connectors: [wikidataConnector(api), ...(config.search === null ? [] : [webSearchConnector(searchApi, config.search)])],
    ...(config.liveReading === 'off' ? {} : { live: { web, readers, model } }),
  })
  return engineDesk(research, config.liveReading === 'on' ? 'complete' : 'catalogue', async () => {
    await Promise.all([api.close(), searchApi.close(), web.close(), readers.close()])
  })
}
