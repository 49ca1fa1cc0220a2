import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settings } from './settings.ts'

/** What the image or the file itself says, and what only the command line asks. */
const fixed = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'PUBLIC_URL', 'CREDSCOUT_URL', 'CREDSCOUT_TOKEN']

test('compose.yaml passes every setting on', () => {
  const text = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')
  const missing = Object.keys(settings).filter(
    (name) => !fixed.includes(name) && !text.includes(`      ${name}: \${${name}:-}\n`),
  )
  expect(missing).toEqual([])
})
