import { apiTokenSchema, newTokenSchema } from '#domain/accounts/api-token.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

export const listTokens = defineCall({
  method: 'GET',
  path: '/api/tokens',
  summary: "The user's personal tokens, newest first; revoked and expired ones for another 30 days",
  access: 'signed-in',
  output: z.array(apiTokenSchema),
  errors: ['SIGNED_OUT'],
})

export const createToken = defineCall({
  method: 'POST',
  path: '/api/tokens',
  summary: 'Make a personal token; its secret is shown in this response alone',
  access: 'signed-in',
  body: newTokenSchema,
  output: z.extend(apiTokenSchema, {
    /** 'cs_' and 256 random bits; sent as `Authorization: Bearer …`. Only its hash is kept. */
    token: z.string(),
  }),
  status: 201,
  errors: ['SIGNED_OUT'],
  limit: 'createToken',
})

export const endToken = defineCall({
  method: 'DELETE',
  path: '/api/tokens/:id',
  summary: 'Revoke a personal token at once',
  access: 'signed-in',
  params: z.object({ id: keyParameter }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
