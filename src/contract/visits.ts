import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

const key = z.string().check(z.maxLength(200))

export const countShareView = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/view',
  summary:
    'Beacon of a share page that a person has had before them for a second; with a body it tells what the same visit has opened since',
  access: 'anyone',
  params: z.object({ shareId: keyParameter }),
  body: z.object({
    /** Ids of certifications whose cards were opened. */
    programs: z.optional(z.array(key).check(z.maxLength(500))),
    /** Lines whose quotes were opened: certification and place. */
    quotes: z.optional(z.array(key).check(z.maxLength(500))),
    printed: z.optional(z.boolean()),
  }),
  errors: ['PASSCODE_NEEDED'],
  limit: 'visit',
})

/** A visit as the owner of the link reads it; who it was, no link can tell. */
const visitSchema = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  link: z.object({ shareId: z.string(), name: z.nullable(z.string()) }),
  /** Names of the programs that were opened, of those that there still are. */
  programs: z.array(z.string()),
  /** How many quotes were opened. */
  quotes: z.number(),
  /** Programs of those quotes, with the kinds of line that they stand behind: a line may have moved since. */
  quoted: z.array(z.object({ program: z.string(), fields: z.array(z.string()) })),
  printed: z.boolean(),
})
export type Visit = z.infer<typeof visitSchema>

export const listVisits = defineCall({
  method: 'GET',
  path: '/api/searches/:id/visits',
  summary: 'Visits of people to the links of a prospect within 180 days at most, newest first, at most 200',
  access: 'signed-in',
  params: z.object({ id: numberParameter }),
  output: z.array(visitSchema),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
