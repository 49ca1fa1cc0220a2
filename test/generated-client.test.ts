import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { calls } from '#contract/calls.ts'
import { generateApi } from 'swagger-typescript-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from '../src/server/docs/openapi.ts'
import { startTestApp, type TestApp } from './app.ts'
import { newProspect } from './seeds.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const run = promisify(execFile)

let folder: string
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'generated-client-'))
  const document = JSON.parse(JSON.stringify(openApiDocument('http://localhost:3000')))
  await generateApi({ fileName: 'client.ts', output: folder, spec: document, httpClientType: 'fetch', silent: true })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true })
})

/** A program that somebody else writes: generated client, token, their own prospects. */
const program = `import { Api } from './client.ts'

const [baseUrl = '', token = ''] = process.argv.slice(2)
const api = new Api({ baseUrl, baseApiParams: { secure: true }, securityWorker: () => ({ headers: { authorization: \`Bearer \${token}\` } }) })
const { data: before } = await api.api.listProspects()
const { data: first } = await api.api.getProspect(String(before[0]!.id))
const { data: saved } = await api.api.createProspect({ organization: first.organization, certifications: [] })
const { data: read } = await api.api.getProspect(String(saved.id))
const refused = await api.api.getUser().catch((answer) => answer.error.code)
console.log(JSON.stringify({ before: before.length, name: read.organization.name, refused }))
`

test('a client generated from the document compiles, and works with a token', async () => {
  await writeFile(join(folder, 'program.ts'), program)
  await writeFile(join(folder, 'package.json'), '{"type": "module"}')
  const options = {
    rewriteRelativeImportExtensions: true,
    strict: true,
    skipLibCheck: true,
    target: 'es2024',
    module: 'nodenext',
    outDir: 'built',
    rootDir: '.',
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['program.ts'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const compiled = await run(process.execPath, [compiler, '-p', folder]).catch((error: unknown) => error)
  expect(compiled).toMatchObject({ stdout: '' })

  const dana = await app.signedIn('dana')
  await dana.call(calls.createProspect, { body: newProspect })
  const { token } = await dana.call(calls.createToken, { body: { name: 'Generated client', scope: 'write', days: 1 } })
  const origin = await app.listen()
  const { stdout } = await run(process.execPath, [join(folder, 'built/program.js'), origin, token])
  expect(JSON.parse(stdout)).toEqual({ before: 1, name: newProspect.organization.name, refused: 'NOT_FOR_TOKENS' })
}, 120_000)
