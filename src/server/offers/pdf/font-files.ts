import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'

export type Shaping = 'none' | 'forms' | 'order'

/** A font file of a package. */
export interface FontFile {
  name: string
  /** Whether its package says that it has a character. */
  covers: (codePoint: number) => boolean
  /** How its letters change beside each other: not, in their form, or also in their order, so that a file has to say the words, too. */
  shaping: Shaping
  /** Its bytes as TrueType, with the characters that are used. */
  open: (weight: 400 | 600, used: string) => Promise<Uint8Array>
}

const require = createRequire(import.meta.url)
const rangesSchema = z.record(z.string(), z.string())

/**
 * In the order in which they are asked for a character: our own type for Latin, Greek and Cyrillic, and for the scripts it has files of
 * their own for; then Noto Sans for Chinese and Japanese, and for Korean.
 */
export const fontFiles: readonly FontFile[] = [
  ...plexFiles(),
  plexScriptFile('arabic', 'forms'),
  plexScriptFile('hebrew', 'forms'),
  plexScriptFile('devanagari', 'order'),
  plexScriptFile('thai', 'order'),
  ...notoFiles('noto-sans-sc'),
  ...notoFiles('noto-sans-kr'),
]

/** Path of the font of Latin text. */
export const firstFont = require.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff')

function plexFiles(): FontFile[] {
  const root = '@fontsource/ibm-plex-sans'
  // Latin first: it has the space and the figures.
  const latinFirst = Object.entries(rangesOf(root)).toSorted(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))
  return latinFirst.map(([subset, covers]) => ({
    name: `plex ${subset}`,
    covers,
    shaping: 'none',
    open: (weight, used) => cut(`${root}/files/ibm-plex-sans-${subset}-${weight}-normal.woff`, used),
  }))
}

/** The file that a family of our own type has for a script; its others are those of Latin again. */
function plexScriptFile(script: string, shaping: Shaping): FontFile {
  const family = `ibm-plex-sans-${script}`
  return {
    name: `plex ${script}`,
    covers: rangesOf(`@fontsource/${family}`)[script] ?? (() => false),
    shaping,
    // With the two signs that join and part letters, which every font has.
    open: (weight, used) => cut(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`, `${used}\u200c\u200d`),
  }
}

/** Files of some hundred characters each, of all weights in one: what is used is cut out in the weight that is wanted. */
function notoFiles(family: string): FontFile[] {
  const root = `@fontsource-variable/${family}`
  return Object.entries(rangesOf(root)).map(([subset, covers]) => ({
    name: `${family} ${subset}`,
    covers,
    shaping: 'none',
    open: (weight, used) => {
      const part = subset.replace(/^\[(\d+)\]$/, '$1')
      return cut(`${root}/files/${family}-${part}-wght-normal.woff2`, used, { wght: weight })
    },
  }))
}

/** The characters of a font that are used, unpacked: whoever draws from it reads its tables many times. */
async function cut(path: string, used: string, variationAxes?: { wght: number }): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font')
  const options = { targetFormat: 'truetype', ...(variationAxes === undefined ? {} : { variationAxes }) } as const
  return subsetFont(await readFile(require.resolve(path)), used, options)
}

/** Which characters each file of a family is for, as its package says in the syntax of `unicode-range`. */
function rangesOf(root: string): Record<string, (codePoint: number) => boolean> {
  const ranges = rangesSchema.parse(require(`${root}/unicode.json`))
  return Object.fromEntries(
    Object.entries(ranges).map(([subset, told]) => {
      const pairs = told.split(',').map((range) => {
        const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
      })
      return [subset, (codePoint: number) => pairs.some(([first, last]) => first <= codePoint && codePoint <= last)]
    }),
  )
}
