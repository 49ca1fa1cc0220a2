/**
 * `npm run bench [PART…]`: measures parts of the product and prints their figures.
 * Figures of the server are ratios against a bare baseline in the same run, because machines are noisy.
 */
type Print = (line: string) => void
const parts: Record<string, (print: Print) => Promise<unknown>> = {
  directory: async (print) => (await import('./directory.ts')).benchDirectory(print),
  documents: async (print) => (await import('./documents.ts')).benchDocuments(print),
  reader: async (print) => (await import('./reader.ts')).benchReader(print),
  growth: async (print) => (await import('./growth.ts')).benchGrowth(print),
  verify: async (print) => (await import('./verify.ts')).benchVerify(print),
  sites: async (print) => (await import('./sites.ts')).benchSites(print),
  reset: async (print) => (await import('./reset.ts')).benchReset(print),
  server: async (print) => (await import('./server.ts')).benchServer(print),
  memory: async (print) => (await import('./memory.ts')).benchMemory(print),
  'share-page': async (print) => (await import('./share-page.ts')).benchSharePage(print),
  'list-typing': async (print) => (await import('./list-typing.ts')).benchListTyping(print),
  prospects: async (print) => (await import('./prospects.ts')).benchProspects(print),
  'lost-edits': async (print) => (await import('./lost-edits.ts')).benchLostEdits(print),
  webhooks: async (print) => (await import('./webhooks.ts')).benchWebhooks(print),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => parts[name] === undefined)
if (unknown.length > 0) {
  process.stderr.write(`There is no part '${unknown.join("', '")}'. Parts: ${Object.keys(parts).join(', ')}\n`)
  process.exitCode = 2
} else {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stdout.write(`\n── ${name}\n`)
    await measure((line) => process.stdout.write(`${line}\n`))
  }
}
