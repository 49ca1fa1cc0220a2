import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Fact, facts } from './bodies.ts'

/**
 * The sentences by which the product says what is known and from where, with the facts that each needs: any of 'needs', and none of
 * 'not'. In a pattern '{…}' is whatever is filled in.
 */
const listSchema = z.array(
  z.strictObject({
    sentence: z.string(),
    needs: z.optional(z.array(z.enum(facts))),
    not: z.optional(z.array(z.enum(facts))),
    /** What is true whatever is known: how the product works, or what a button does. */
    always: z.optional(z.literal(true)),
  }),
)
const list = listSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'true-sentences.json'), 'utf8')))
const patterns = list.map((one) => ({ ...one, pattern: patternOf(one.sentence) }))

/** Words by which a sentence claims something of what is known. */
const claims =
  /\b(?:stated?|states|stating|read(?:ing)?|quotes?|quoted|sources?|cop(?:y|ies)|catalogue|undated|dated|as of|proven|proves|documents?|(?:not |un)confirmed|disagree|detailed|known|left out|your own|own pages?|pages? say|on the page|site now|sentences?)\b/i

/** What of a text is not true of a body, or is no sentence of the list although it claims something. */
export function untrue(text: string, known: readonly Fact[], own: readonly string[] = []): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => claims.test(line) && !own.includes(line))
  return lines.flatMap((line) => {
    const fitting = patterns.filter(({ pattern }) => pattern.test(line))
    if (fitting.length === 0) return [`not in the list: ${line}`]
    const isTrue = fitting.some(
      ({ always, needs, not }) =>
        (always === true || needs === undefined || needs.some((one) => known.includes(one))) &&
        not?.some((one) => known.includes(one)) !== true,
    )
    return isTrue ? [] : [`not true: ${line}`]
  })
}

/** How many sentences the list has. */
export const listed = list.length

function patternOf(sentence: string): RegExp {
  const parts = sentence.split('{…}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
