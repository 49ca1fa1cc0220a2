import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importsIn } from './imports.ts'

const root = join(import.meta.dirname, '..')
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')

/** Imports that must not pass, each from a file of its room, with words of the reason that is given. */
const wrong: [file: string, line: string, reason: string][] = [
  ['src/domain/a.ts', "import { errors } from '../contract/errors.ts'", 'domain is pure'],
  ['src/domain/text/a.ts', "import { errors } from '../../contract/errors.ts'", 'domain is pure'],
  ['src/domain/text/a.ts', "import { limits } from '#domain/text/text.ts'", 'domain is pure'],
  ['src/domain/a.ts', "import { readFileSync } from 'node:fs'", 'domain is pure'],
  ['src/domain/a.ts', "import { Hono } from 'hono'", 'domain is pure'],
  ['src/domain/a.ts', "import { z } from 'zod'", 'zod/mini'],
  ['src/contract/a.ts', "import { Hono } from 'hono'", 'contract is data'],
  ['src/contract/a.ts', "import { createResearch } from '#research'", 'contract is data'],
  ['src/research/a.ts', "import { calls } from '#contract/calls.ts'", 'research is a library'],
  ['src/research/a.ts', "import { Kysely } from 'kysely'", 'research is a library'],
  ['src/research/a.ts', "import { readConfig } from '../server/config.ts'", 'research is a library'],
  ['src/research/a.ts', "import { parts } from '../../evaluation/label.ts'", 'research is a library'],
  ['src/server/a.ts', "import { readSite } from '../research/read-site.ts'", 'front door'],
  ['src/server/a.ts', "import { App } from '../web/app/main.tsx'", 'built artefact'],
  ['src/web/a.ts', "import { createResearch } from '#research'", 'web knows domain and contract'],
  ['src/web/a.ts', "import { readConfig } from '../server/config.ts'", 'web knows domain and contract'],
  ['src/web/a.ts', "import { readFileSync } from 'node:fs'", 'web knows domain and contract'],
  ['src/web/public/a.ts', "import { useSession } from '../app/session/session.tsx'", 'lie in the application'],
  ['src/web/client/a.ts', "import { useSession } from '../app/session/session.tsx'", 'lie in the application'],
  ['src/web/prospect/a.ts', "import { useSession } from '../app/session/session.tsx'", 'lie in the application'],
  ['src/web/public/a.ts', "import { readConfig } from '../../server/config.ts'", 'web knows domain and contract'],
  ['src/web/ui/a.ts', "import { useQuery } from '@tanstack/react-query'", 'ui knows neither'],
]

const right: [file: string, line: string][] = [
  ['src/domain/text/a.ts', "import * as z from 'zod/mini'"],
  ['src/domain/evidence/a.ts', "import { limits } from '../text/text.ts'"],
  ['src/contract/a.ts', "import { limits } from '#domain/text/text.ts'"],
  ['src/research/a.ts', "import { limits } from '#domain/text/text.ts'"],
  ['src/server/a.ts', "import { createResearch } from '#research'"],
  ['src/web/a.ts', "import { calls } from '#contract/calls.ts'"],
  ['src/web/public/a.ts', "import { call } from '../client/api.ts'"],
]

describe('the walls between the rooms', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'credscout-walls-'))
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What the linter says of a file with this one import. */
  async function lint(file: string, line: string): Promise<string> {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    const name = /import (?:\* as )?\{? ?(\w+)/.exec(line)?.[1] ?? ''
    writeFileSync(path, `${line}\n\nexport const used = ${name}\n`)
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [oxlint, file], { cwd: folder })
      return stdout
    } catch (error) {
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
    } finally {
      rmSync(path)
    }
  }

  test.each(wrong)('%s: %s', async (file, line, reason) => {
    const said = await lint(file, line)
    expect(said).toContain('no-restricted-imports')
    expect(said).toContain(reason)
  })

  test.each(right)('%s: %s passes', async (file, line) => {
    expect(await lint(file, line)).not.toContain('no-restricted-imports')
  })
})

/** Where what a migration needs is kept as it was: '0010' has a folder of its own, which others do not touch. */
const frozenOf = (file: string) => `src/server/db/frozen/${/^src\/server\/db\/(?:migrations|frozen)\/(\d{4})/.exec(file)?.[1]}/`

/** Imports inside a room that ARCHITECTURE.md rules out. */
const ruledOut: [reason: string, room: string, isWrong: (file: string, imported: string) => boolean][] = [
  [
    'a noun does not call the handlers of another; its calls have a table, and forms of public pages are carried out as calls are',
    'src/server',
    (file, imported) => {
      const noun = /^src\/server\/([^/]+)\/handlers\.ts$/.exec(imported)?.[1]
      return noun !== undefined && !new RegExp(`^src/server/(?:${noun}/|pages/|handlers\\.ts$)`).test(file)
    },
  ],
  [
    'a migration that was released does the same for ever: it knows packages and what is frozen for it, not code that changes',
    'src/server',
    (file, imported) => /^src\/server\/db\/(?:migrations|frozen)\//.test(file) && !imported.startsWith(frozenOf(file)),
  ],
  [
    'what is frozen for a migration serves nothing else',
    'src/server',
    (file, imported) => imported.startsWith('src/server/db/frozen/') && !imported.startsWith(frozenOf(file)),
  ],
  [
    'ui knows itself alone',
    'src/web',
    (file, imported) => file.startsWith('src/web/ui/') && imported.startsWith('src/web/') && !imported.startsWith('src/web/ui/'),
  ],
  [
    'prospect knows ui and itself',
    'src/web',
    (file, imported) => file.startsWith('src/web/prospect/') && /^src\/web\/(?!ui\/|prospect\/)/.test(imported),
  ],
  [
    'a page does not import another, and nothing but routes imports a page',
    'src/web',
    (file, imported) => {
      const folder = /^src\/web\/app\/pages\/[^/]+\//.exec(imported)?.[0]
      return folder !== undefined && !file.startsWith(folder) && !file.startsWith('src/web/app/routes/')
    },
  ],
  [
    'the application imports nothing of the public pages',
    'src/web',
    (file, imported) => file.startsWith('src/web/app/') && imported.startsWith('src/web/public/'),
  ],
]

describe('the order inside the rooms', () => {
  test.each(ruledOut)('%s', (_reason, room, isWrong) => {
    const imports = [...importsIn([room])].filter(([file]) => !/\.test\.tsx?$/.test(file))
    const found = imports.flatMap(([file, imported]) =>
      imported.filter((one) => isWrong(file, one)).map((one) => `${file}: ${one}`),
    )
    expect(imports.length).toBeGreaterThan(200)
    expect(found).toEqual([])
  })

  test.each([
    ['src/server/shares/links.ts', 'src/server/mail/handlers.ts'],
    ['src/server/db/migrations/0010-evidence-rows.ts', 'src/server/evidence/store.ts'],
    ['src/server/db/migrations/0010-evidence-rows.ts', 'src/server/db/schema.ts'],
    ['src/server/db/migrations/0010-evidence-rows.ts', 'src/research/index.ts'],
    ['src/server/db/frozen/0010/rows.ts', 'src/domain/organizations/organization.ts'],
    ['src/server/evidence/store.ts', 'src/server/db/frozen/0010/rows.ts'],
    ['src/web/ui/button/button.tsx', 'src/web/client/api.ts'],
    ['src/web/prospect/fit/fit.tsx', 'src/web/app/lookups.ts'],
    ['src/web/app/pages/users/users-page.tsx', 'src/web/app/pages/outbox/mail-list.tsx'],
    ['src/web/app/pages/users/users-page.tsx', 'src/web/public/share/share-page.tsx'],
  ])('%s may not import %s', (file, imported) => {
    expect(ruledOut.some(([, , isWrong]) => isWrong(file, imported))).toBe(true)
  })
})
