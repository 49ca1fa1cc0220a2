import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { calls } from '#contract/calls.ts'
import { afterEach, expect, test } from 'vitest'
import { compiledFiles } from '../../../scripts/server-start.mjs'
import { startTestApp } from '../../../test/app.ts'
import { newProspect, pmiMatch, pmiResult } from '../../../test/seeds.ts'

const open: Client[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()))
})

/** `credscout mcp` as an assistant starts it. */
async function start(env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const args = [join(import.meta.dirname, 'cli.ts'), 'mcp']
  const all = { ...compiledFiles, LIVE_READING: 'off', ...env }
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: all }))
  open.push(client)
  return client
}

test('credscout mcp looks bodies up by itself', async () => {
  const client = await start({})
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['find_organization', 'look_up_certifications', 'check_line'])
  const found = await client.callTool({ name: 'find_organization', arguments: { searchTerm: 'PMI' } })
  expect(found.structuredContent).toMatchObject({ candidates: [{ abbreviation: 'PMI' }] })
  const { structuredContent } = await client.callTool({ name: 'look_up_certifications', arguments: { organization: 'PMI' } })
  expect(structuredContent).toMatchObject({ origin: 'catalogue', organization: { abbreviation: 'PMI' } })
  const wrong = await client.callTool({ name: 'look_up_certifications', arguments: { organization: 'zzqx nobody' } })
  expect(wrong).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('organization') }] })
  const check = await client.callTool({ name: 'check_line', arguments: { organization: 'PMI', line: 'Valid for three years.' } })
  expect(check.structuredContent).toMatchObject({ answer: 'not-read' })
  expect(await client.listResources(), 'without a server there are no prospects').toEqual({ resources: [] })
}, 120_000)

test('credscout mcp with a server and a token works on its prospects', async () => {
  const app = await startTestApp()
  app.research.finds([pmiMatch]).answers(pmiResult)
  const dana = await app.signedIn('dana')
  const lee = await app.signedIn('lee')
  const foreign = await lee.call(calls.createProspect, { body: newProspect })
  const { token } = await dana.call(calls.createToken, { body: { name: 'Assistant', scope: 'write', days: 1 } })
  const client = await start({ CREDSCOUT_URL: await app.listen(), CREDSCOUT_TOKEN: token })
  const { tools } = await client.listTools()
  expect(tools).toHaveLength(7)
  const found = await client.callTool({ name: 'look_up_certifications', arguments: { organization: 'PMI' } })
  const { lookupId } = Object(found.structuredContent)
  const saved = await client.callTool({ name: 'save_prospect', arguments: { lookupId, contactFirstName: 'Ann' } })
  expect(saved.structuredContent).toMatchObject({ prospect: { contactFirstName: 'Ann' } })
  expect(await dana.call(calls.listProspects)).toHaveLength(1)
  expect(await client.callTool({ name: 'get_prospect', arguments: { id: foreign.id } })).toMatchObject({ isError: true })
  await app.stop()
}, 120_000)
