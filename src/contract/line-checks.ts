import { checkedLineSchema, lineCheckSchema } from '#domain/lookups/line-check.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { queryCertifications } from './lookups.ts'

export const checkLine = defineCall({
  method: 'POST',
  path: '/api/check-line',
  summary: 'Whether a sentence appears on the pages of a body, with the quote; looks the body up first',
  access: 'signed-in',
  token: 'read',
  body: z.extend(z.omit(queryCertifications.body, { added: true }), { line: checkedLineSchema }),
  output: lineCheckSchema,
  errors: ['SIGNED_OUT', 'ORG_NOT_FOUND', 'NOTHING_FOUND', 'SITE_UNREACHABLE', 'SITE_BLOCKED', 'CANCELLED', 'CALLER_LEFT'],
  limit: 'findCertifications',
})
