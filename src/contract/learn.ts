import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const visitLearn = defineCall({
  method: 'GET',
  path: '/api/learn/:uuid/visit',
  summary: 'A person visited the marketing page; always 204',
  access: 'anyone',
  /** Whatever stands there: what is no link is not counted. */
  params: z.object({ uuid: z.string() }),
  /** The bound 'visit' holds here, too; over it nothing is counted, and nobody is told. */
  errors: [],
})
