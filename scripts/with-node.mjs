// Runs a TypeScript file of the project with the Node.js the project brings: node scripts/with-node.mjs FILE ARGS…
import { join } from 'node:path'
import { become, ensureInstalled, nodeBinary, root } from './prepare.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to run.')
await ensureInstalled()
become(nodeBinary(), ['--expose-gc', join(root, file), ...args])
