import * as z from 'zod/mini'
import { certificationsSchema } from './certification.ts'
import { organizationSchema } from './organization.ts'

/** A saved state of a prospect: made at creation and after every change. */
export const versionSchema = z.object({
  /** Number within the prospect, from 1. */
  id: z.number(),
  /** ISO 8601 in UTC. */
  modifiedAt: z.string(),
  changeReason: z.nullable(z.string()),
  /** User name of the author, or 'via share link'. */
  author: z.string(),
  organization: organizationSchema,
  certifications: certificationsSchema,
})
export type Version = z.infer<typeof versionSchema>
