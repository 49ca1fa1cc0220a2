// `npm start`: installs what is missing, builds what has changed, then becomes the server.
import { join } from 'node:path'
import { become, ensureBuilt, ensureInstalled, nodeBinary, root } from './prepare.mjs'
import { serverEnvironment, serverFlags } from './server-start.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  become(nodeBinary(), [...serverFlags, join(root, 'src/server/main.ts')], {
    ...serverEnvironment,
    ...process.env,
    NODE_ENV: 'production',
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
