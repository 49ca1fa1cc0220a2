import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join, matchesGlob, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '..')
const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n')

/** Whether the build of the image sees a file: the last line of .dockerignore that it matches decides. */
function isSent(file: string): boolean {
  const rules = lines('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'))
  const last = rules.findLast((rule) => {
    const pattern = rule.replace('!', '')
    return matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)
  })
  return last?.startsWith('!') ?? true
}

/** The files of this repository that the last stage of the Dockerfile copies; what it takes from other stages is built there. */
function filesOfImage(): string[] {
  const dockerfile = lines('Dockerfile')
  const stage = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = stage.flatMap((line) => (/^COPY (?!--from)(.+)$/.exec(line)?.[1] ?? '').split(' ').slice(0, -1))
  const files = copied.flatMap((path) =>
    [path, ...globSync(`${path}/**`, { cwd: root })].map((file) => file.replaceAll('\\', '/')),
  )
  return [...new Set(files)].filter((file) => statSync(join(root, file)).isFile() && isSent(file))
}

const packed = z.tuple([z.object({ files: z.array(z.object({ path: z.string() })) })])

/** The files that `npm pack` would put into the package. */
function filesOfPackage(): string[] {
  const listed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--offline'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return packed.parse(JSON.parse(listed))[0].files.map(({ path }) => path)
}

/**
 * Files that a file's imports name, by their path from the root; those of packages are left out, and what is only loaded when a
 * command of a working copy asks for it (`credscout serve` builds first; an image starts src/server/main.ts).
 */
function importedBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = [...text.matchAll(/(?:from|import) '(\.[^']*|#(?:domain|contract)\/[^']*)'/g)]
  return named.map(([, name = '']) => (name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(file), name)))
}

describe.each([
  ['image', filesOfImage],
  ['package', filesOfPackage],
])('the %s', (_what, filesOf) => {
  const files = filesOf()

  test('holds no page, label, recorded answer or scorer of the evaluation, and no test', () => {
    expect(files).toContain('src/research/site-reading/read-site.ts')
    const apart = /^(?:evaluation|test|bench|judges)\/|\.test\.tsx?$|(?:^|\/)example-[^/]*$/
    expect(files.filter((file) => apart.test(file))).toEqual([])
    const labels = globSync('evaluation/pages/*/*', { cwd: root }).map((file) => posix.basename(file.replaceAll('\\', '/')))
    expect(labels.length).toBeGreaterThan(800)
    const names = new Set(labels)
    expect(files.filter((file) => !file.startsWith('catalogue/') && names.has(posix.basename(file)))).toEqual([])
  })

  test('holds every file that its own files import', () => {
    const held = new Set(files)
    const sources = files.filter((file) => /^(?:src|bin|scripts)\/.*\.m?ts$|\.mjs$/.test(file))
    expect(sources.length).toBeGreaterThan(300)
    const missing = sources.flatMap((file) => importedBy(file).flatMap((name) => (held.has(name) ? [] : [`${file}: ${name}`])))
    expect(missing).toEqual([])
  })
})
