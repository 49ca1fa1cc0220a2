import { webAddressSchema } from '#domain/evidence/evidence.ts'
import { typedOrganizationSchema } from '#domain/organizations/organization.ts'
import { requiredText, text } from '#domain/text/text.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** Largest file a person can add, in bytes. */
export const maxFileBytes = 10 * 1024 * 1024

/** Longest pasted text, in characters. */
const maxPastedText = 500_000

/** Address of the page, or of where a text or a file was taken from, so that its quotes can be checked; an email has none. */
const source = webAddressSchema
const body = z.pick(typedOrganizationSchema, { name: true, website: true })

/** A page that a person adds to the reading of a body. */
const additionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address'), organization: body, url: source }),
  z.object({
    kind: z.literal('text'),
    organization: body,
    url: z.optional(source),
    /** What the text is from, where it has no address: 'Email of 3 Nov 2026'. */
    name: z.optional(text(300, 'Name')),
    text: requiredText(20, maxPastedText, 'Paste the text of the page.', 'Text'),
  }),
  z.object({
    kind: z.literal('file'),
    organization: body,
    url: z.optional(source),
    /** Name of the file, as the person's computer calls it. */
    name: text(300, 'File name'),
    /** Its bytes in Base64. */
    file: z
      .string()
      .check(
        z.maxLength(Math.ceil(maxFileBytes / 3) * 4, 'A file can be at most 10 MB.'),
        z.refine(isBase64, 'The file is empty or was not sent completely.'),
      ),
  }),
])

/**
 * Whether a text is Base64 of at least a byte. It is searched for what does not belong: a pattern that runs over millions of
 * characters runs out of stack.
 */
function isBase64(sent: string): boolean {
  const padding = sent.endsWith('==') ? 2 : sent.endsWith('=') ? 1 : 0
  return sent.length > padding && !/[^A-Za-z0-9+/]/.test(sent.slice(0, sent.length - padding))
}

export const addPage = defineCall({
  method: 'POST',
  path: '/api/added-pages',
  summary: 'Add a page address, a file or pasted text, to be read with the site of a body',
  access: 'signed-in',
  token: 'write',
  body: additionSchema,
  output: z.object({
    /** Named in `added` of a look-up. */
    id: z.string(),
    kind: z.enum(['address', 'text', 'file']),
    url: z.string(),
    /** Title of the document; empty for an address, which is read by the look-up. */
    title: z.string(),
  }),
  status: 201,
  errors: ['SIGNED_OUT'],
  limit: 'addPage',
  maxBodyBytes: 15 * 1024 * 1024,
})
