import * as z from 'zod/mini'

/** A part of a letter: a paragraph, a list, facts with their names, or the one link it is about. */
export const letterPartSchema = z.union([
  z.string(),
  z.object({ list: z.readonly(z.array(z.string())) }),
  z.object({ facts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))) }),
  z.object({ label: z.string(), link: z.string() }),
])
export type LetterPart = z.infer<typeof letterPartSchema>
