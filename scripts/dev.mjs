// `npm run dev`: the server restarted on change on port 3000, the application with hot reload on port 5173. The public pages are
// rendered by the server: they are built again on change, and the server, which has loaded them, starts again.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, nodeBinary, root } from './prepare.mjs'

await ensureInstalled()
await ensureBuilt()
const node = nodeBinary()
const vite = join(root, 'node_modules/vite/bin/vite.js')
const children = [
  spawn(node, ['--watch', join(root, 'src/server/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
  spawn(node, [vite], { stdio: 'inherit', cwd: root }),
  spawn(node, [vite, 'build', '--watch', '--logLevel', 'warn'], { stdio: 'inherit', cwd: root }),
]
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => children.forEach((child) => child.kill(signal)))
