import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as z from 'zod/mini'

/** A font file of a package. */
export interface FontFile {
  name: string
  /** Whether its package says that it has a character. */
  covers: (codePoint: number) => boolean
  /** Its bytes as TrueType or WOFF; of one for many characters only those that are used. */
  open: (weight: 400 | 600, used: string) => Promise<Uint8Array>
}

const require = createRequire(import.meta.url)
const rangesSchema = z.record(z.string(), z.string())

/**
 * In the order in which they are asked for a character: our own type for Latin, Greek and Cyrillic, then Noto Sans for Chinese and
 * Japanese, and for Korean.
 */
export const fontFiles: readonly FontFile[] = [...plexFiles(), ...notoFiles('noto-sans-sc'), ...notoFiles('noto-sans-kr')]

/** Path of the font of Latin text. */
export const firstFont = require.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff')

function plexFiles(): FontFile[] {
  const root = '@fontsource/ibm-plex-sans'
  // Latin first: it has the space and the figures.
  const latinFirst = Object.entries(rangesOf(root)).toSorted(([a], [b]) => Number(b === 'latin') - Number(a === 'latin'))
  return latinFirst.map(([subset, covers]) => ({
    name: `plex ${subset}`,
    covers,
    open: (weight) => readFile(require.resolve(`${root}/files/ibm-plex-sans-${subset}-${weight}-normal.woff`)),
  }))
}

/** Files of some hundred characters each, of all weights in one: what is used is cut out in the weight that is wanted. */
function notoFiles(family: string): FontFile[] {
  const root = `@fontsource-variable/${family}`
  return Object.entries(rangesOf(root)).map(([subset, covers]) => ({
    name: `${family} ${subset}`,
    covers,
    open: async (weight, used) => {
      const part = subset.replace(/^\[(\d+)\]$/, '$1')
      const { default: subsetFont } = await import('subset-font')
      const whole = await readFile(require.resolve(`${root}/files/${family}-${part}-wght-normal.woff2`))
      return subsetFont(whole, used, { targetFormat: 'truetype', variationAxes: { wght: weight } })
    },
  }))
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
