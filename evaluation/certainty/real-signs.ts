import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { isSign, type Sign } from '../../src/domain/evidence/reading-signs.ts'
import { judgedFields } from '../../src/research/certainty/certainty.ts'
import { setsLeftOut } from '../train/left-out.ts'
import type { Example } from './examples.ts'

const file = new URL('real-signs.br', import.meta.url)

const examplesSchema = z.array(
  z.object({
    set: z.literal('real'),
    group: z.enum(setsLeftOut),
    field: z.enum(judgedFields),
    signs: z.array(z.custom<Sign>((one) => typeof one === 'string' && isSign(one))),
    right: z.boolean(),
  }),
)

/** What the reader takes from real pages, without their text: signs, and whether the label knows it. */
export function keptSigns(): Example[] {
  return examplesSchema.parse(JSON.parse(brotliDecompressSync(readFileSync(file)).toString()))
}

/** Keeps it for runs without the texts. */
export function keepSigns(examples: readonly Example[]): void {
  writeFileSync(file, brotliCompressSync(JSON.stringify(examples)))
}
