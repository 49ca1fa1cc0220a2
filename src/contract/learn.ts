import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

export const visitLearn = defineCall({
  method: 'GET',
  path: '/api/learn/:uuid/visit',
  summary: 'A person visited the marketing page; always 204',
  access: 'anyone',
  params: z.object({ uuid: keyParameter }),
  errors: [],
  limit: 'visit',
})
