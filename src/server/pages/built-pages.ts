import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageFrame, PageModule, PublicPageName } from '#contract/public-pages.ts'
import * as z from 'zod/mini'

/** A page as the build left it. */
interface BuiltPage<Name extends PublicPageName> {
  render: PageModule<Name>['render']
  /** What the build puts into the frame. */
  assets: Pick<PageFrame, 'style' | 'fonts' | 'scripts' | 'imports'>
  /** Source expression of the style sheet, for the content security policy. */
  styleSource: string
}

/** Gives a page of the build. */
export type BuiltPages = <Name extends PublicPageName>(name: Name, signedIn: boolean) => Promise<BuiltPage<Name>>

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    isEntry: z.optional(z.boolean()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

/** Pages that carry the account menu of somebody who is signed in. */
const withAccount = new Set<PublicPageName>([
  'learn',
  'not-found',
  'offer',
  'passcode',
  'programs',
  'reset-password',
  'share',
  'share-error',
  'waitlist',
])
/** Style sheet of the account menu, which the build keeps apart; without it a link fits what a server may send at once. */
const accountStyle = /\/account-menu-[^/]*\.css$/
/** Faces of the first view; latin-ext and the serif are fetched when a page needs them. */
const firstFonts = /\/assets\/ibm-plex-sans-latin-\d+-normal[^)"']*/g

/**
 * The pages that the server renders, as built into `pages` (to be run here) and `scripts` (to be sent); undefined without a build.
 * A page is loaded when it is first asked for.
 */
export function readBuiltPages(folder: string): BuiltPages | undefined {
  const pages = readManifest(join(folder, 'pages'))
  const scripts = readManifest(join(folder, 'scripts'))
  if (pages === undefined || scripts === undefined) return undefined
  const sheetOf = remember((file: string) => readFileSync(join(folder, 'pages', file), 'utf8'))
  const stylesOf = (signedIn: boolean) =>
    remember((name: PublicPageName) => {
      const css = chunksOf(pages, name).flatMap((chunk) => chunk.css ?? [])
      const sheets = [...new Set(css)].filter((file) => signedIn || !accountStyle.test(file))
      const style = sheets.map(sheetOf).join('')
      return { style, fonts: [...new Set(style.match(firstFonts))] }
    })
  const [ofReaders, ofOwners] = [stylesOf(false), stylesOf(true)]
  return async (name, signedIn) => {
    const module = await import(pathToFileURL(join(folder, 'pages', `${name}.js`)).href)
    const { style, fonts } = (signedIn ? ofOwners : ofReaders)(name)
    const chunks = [...(signedIn && withAccount.has(name) ? ['account'] : []), name].flatMap((entry) => chunksOf(scripts, entry))
    const addresses = (entries: boolean) => [
      ...new Set(chunks.filter((chunk) => (chunk.isEntry ?? false) === entries).map(({ file }) => `/${file}`)),
    ]
    return {
      render: module.render,
      assets: { style, fonts, scripts: addresses(true), imports: addresses(false) },
      styleSource: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    }
  }
}

function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, '.vite/manifest.json')
  return existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** The chunk of an entry after those it imports, each once: the order in which their style sheets count. None for an unknown entry. */
function chunksOf(manifest: Manifest, entry: string): Manifest[string][] {
  const found = new Set<Manifest[string]>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || visited.has(key)) return
    visited.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    found.add(chunk)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true && chunk.name === entry) visit(key)
  return [...found]
}

function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
