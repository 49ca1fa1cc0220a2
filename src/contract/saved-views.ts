import { savedViewSchema, viewNameSchema, viewSearchSchema } from '#domain/prospects/saved-view.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

export const listViews = defineCall({
  method: 'GET',
  path: '/api/views',
  summary: 'Views of the list that the user keeps, by name',
  access: 'signed-in',
  output: z.array(savedViewSchema),
  errors: ['SIGNED_OUT'],
})

export const saveView = defineCall({
  method: 'POST',
  path: '/api/views',
  summary: 'Keep a view of the list under a name; one of the same name is replaced. At most 50',
  access: 'signed-in',
  body: z.object({ name: viewNameSchema, search: viewSearchSchema }),
  output: savedViewSchema,
  status: 201,
  errors: ['SIGNED_OUT'],
})

export const deleteView = defineCall({
  method: 'DELETE',
  path: '/api/views/:id',
  summary: 'Delete a view of the list',
  access: 'signed-in',
  params: z.object({ id: keyParameter }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
