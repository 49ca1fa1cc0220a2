import { prospectIdSchema, prospectSchema } from '#domain/prospects/prospect.ts'
import { notesSchema, prospectStatusSchema, tagsSchema, workDifferenceSchema } from '#domain/prospects/prospect-work.ts'
import { listOf } from '#domain/text/text.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { numberParameter } from './parameters.ts'

/** Prospects that one call is about; numbers that are not the caller's are left out in silence. */
const ids = listOf(prospectIdSchema, 10_000, 'Prospects').check(z.minLength(1, 'Choose at least one prospect.'))
/** How many of them there were. */
const output = z.object({ count: z.number() })

const params = z.object({ id: numberParameter })

export const getNotes = defineCall({
  method: 'GET',
  path: '/api/searches/:id/notes',
  summary: 'The notes on a prospect; null where nothing is noted',
  access: 'signed-in',
  token: 'read',
  params,
  output: z.object({ notes: z.nullable(z.string()) }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const changeNotes = defineCall({
  method: 'PUT',
  path: '/api/searches/:id/notes',
  summary: 'Write the notes on a prospect, in place of those before; null or empty: none. Makes no version',
  access: 'signed-in',
  token: 'write',
  params,
  body: z.object({ notes: z.nullable(notesSchema) }),
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const changeWorkOfMany = defineCall({
  method: 'POST',
  path: '/api/searches/work',
  summary: 'Set the status of prospects of the user, give them tags and take tags away',
  access: 'signed-in',
  body: z.object({
    ids,
    status: z.optional(z.nullable(prospectStatusSchema)),
    addTags: z.optional(tagsSchema),
    removeTags: z.optional(tagsSchema),
  }),
  /** `changed`: what became of each that is another one now, for undoing it. */
  output: z.extend(output, { changed: z.array(workDifferenceSchema) }),
  errors: ['SIGNED_OUT'],
})

export const deleteProspects = defineCall({
  method: 'POST',
  path: '/api/searches/delete',
  summary: 'Delete prospects of the user; they can be brought back for 30 days, or as KEEP_DELETED_DAYS says',
  access: 'signed-in',
  body: z.object({ ids }),
  output,
  errors: ['SIGNED_OUT'],
})

export const restoreProspects = defineCall({
  method: 'POST',
  path: '/api/searches/undelete',
  summary: 'Bring back deleted prospects of the user',
  access: 'signed-in',
  body: z.object({ ids }),
  output,
  errors: ['SIGNED_OUT'],
})

export const undoWork = defineCall({
  method: 'POST',
  path: '/api/searches/undo-work',
  summary: "Give the user's prospects back the status and tags they had before a change; what was done to them since stays",
  access: 'signed-in',
  body: z.object({
    /** As the change answered. */
    changed: listOf(z.extend(workDifferenceSchema, { id: prospectIdSchema }), 10_000, 'Prospects').check(
      z.minLength(1, 'Choose at least one prospect.'),
    ),
  }),
  output,
  errors: ['SIGNED_OUT'],
})
