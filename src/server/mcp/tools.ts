import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { checkedLineSchema, lineCheckSchema } from '#domain/lookups/line-check.ts'
import { organizationMatchSchema, searchTermSchema, typedOrganizationSchema } from '#domain/organizations/organization.ts'
import { stillOffered } from '#domain/certifications/still-offered.ts'
import { contactFirstNameSchema, prospectSchema } from '#domain/prospects/prospect.ts'
import { emailSchema } from '#domain/accounts/account.ts'
import { limits, listOf, requiredText } from '#domain/text/text.ts'
import * as z from 'zod/mini'
import { type Desk, foundSchema, type ProspectDesk } from './desk.ts'
import { progressOf } from './progress.ts'
import { dataNote, addStoredPages } from './stored-pages.ts'

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>

const instructions = `Credscout looks up credentialing bodies and their certifications. Every line of an answer has its evidence: a quote of the body's own page, a stored copy of the catalogue, or a person's word; a line without evidence is not confirmed. Never fill in what is not stated. ${dataNote}`

const body = {
  organization: requiredText(
    2,
    limits.organizationName,
    'Give the name of the body, its abbreviation or its web address, in at least 2 characters.',
    'Organization name',
  ),
  website: typedOrganizationSchema.shape.website,
  readLive: z.optional(z.boolean()),
}

const idSentence = 'The id of a prospect is a whole number from 1, as list_prospects gives it.'
const id = z.number(idSentence).check(z.int(idSentence), z.minimum(1, idSentence), z.maximum(2_147_483_647, idSentence))
const lookupId = z.string().check(z.regex(/^[\w-]{1,100}$/, 'Give the lookupId of look_up_certifications.'))

const note = { note: z.string() }

/**
 * The tools of the Model Context Protocol, at a desk that does their work. A desk without prospects has the three that look things up.
 * Names and shapes are a promise to assistants that people have set up.
 */
export function createMcpServer(desk: Desk): McpServer {
  const server = new McpServer({ name: 'credscout', version: '1' }, { instructions, maxToolInputElements: 5_000 })

  server.registerTool(
    'find_organization',
    {
      title: 'Find a credentialing body',
      description: 'Readings of a name, abbreviation, credential or web address, the best first, each with its reason.',
      inputSchema: z.strictObject({ searchTerm: searchTermSchema }),
      outputSchema: z.object({ candidates: z.array(organizationMatchSchema) }),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async ({ searchTerm }, extra) => answer({ candidates: await desk.findOrganization(searchTerm, extra.signal) }),
  )
  server.registerTool(
    'look_up_certifications',
    {
      title: 'Look up the certifications of a body',
      description:
        'Certifications with requirements, validity, renewal and fees, and for each line its evidence. Takes up to 90 seconds when the website is read; tells its progress and can be canceled. readLive reads the website although an answer is kept.',
      inputSchema: z.strictObject(body),
      outputSchema: z.extend(foundSchema, note),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async (asked, extra) => answer({ ...(await desk.lookUp(asked, ongoing(extra))), note: dataNote }),
  )
  server.registerTool(
    'check_line',
    {
      title: 'Check a sentence against the pages of a body',
      description: "Whether a sentence appears on the body's own pages, with the quote that says it.",
      inputSchema: z.strictObject({ ...body, line: checkedLineSchema }),
      outputSchema: z.extend(lineCheckSchema, note),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async (asked, extra) => answer({ ...(await desk.checkLine(asked, ongoing(extra))), note: dataNote }),
  )
  if (desk.prospects !== undefined) addProspectTools(server, desk.prospects)
  addStoredPages(server, desk)
  return server
}

function addProspectTools(server: McpServer, prospects: ProspectDesk): void {
  const listed = z.omit(prospectSchema, { certifications: true })
  server.registerTool(
    'list_prospects',
    {
      title: 'List the saved prospects',
      description:
        "The token holder's saved prospects, newest first, each with how many certifications are on offer; get_prospect has all of them.",
      inputSchema: z.strictObject({}),
      outputSchema: z.object({ prospects: z.array(z.extend(listed, { certificationCount: z.number() })) }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async () => {
      const all = await prospects.list()
      const rows = all.map(({ certifications, ...one }) => ({
        ...listed.parse(one),
        certificationCount: stillOffered(certifications).length,
      }))
      return answer({ prospects: rows })
    },
  )
  server.registerTool(
    'get_prospect',
    {
      title: 'Read a saved prospect',
      description: 'One prospect with its certifications and their evidence.',
      inputSchema: z.strictObject({ id }),
      outputSchema: z.object({ prospect: prospectSchema, ...note }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async (asked) => answer({ prospect: await prospects.get(asked.id), note: dataNote }),
  )
  server.registerTool(
    'save_prospect',
    {
      title: 'Save what a look-up found as a prospect',
      description:
        'Saves the result of look_up_certifications with its evidence; certifications names some of them by id or name, all unless given. Needs a token that may change things.',
      inputSchema: z.strictObject({
        lookupId,
        certifications: z.optional(listOf(z.string().check(z.maxLength(300)), 500, 'Certifications')),
        contactFirstName: z.optional(contactFirstNameSchema),
        email: z.optional(emailSchema),
      }),
      outputSchema: z.object({ prospect: prospectSchema, ...note }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async (asked) => answer({ prospect: await prospects.save(asked), note: dataNote }),
  )
  server.registerTool(
    'share_prospect',
    {
      title: 'Share a prospect by its link',
      description:
        'The share link of a prospect; with an email address the link is sent there. Ask the person before you send an email. Needs a token that may change things.',
      inputSchema: z.strictObject({ id, email: z.optional(emailSchema) }),
      outputSchema: z.object({ shareUrl: z.string(), delivery: z.optional(z.string()) }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    },
    async (asked) => {
      const { shareUrl, delivery } = await prospects.share(asked)
      return answer({ shareUrl, ...(delivery === undefined ? {} : { delivery }) })
    },
  )
}

function ongoing(extra: Extra) {
  return { signal: extra.signal, onEvent: progressOf(extra) }
}

/** A tool's answer, structured, and the same as text for clients that read only that. */
function answer(structured: Record<string, unknown>): CallToolResult {
  return { structuredContent: structured, content: [{ type: 'text', text: JSON.stringify(structured) }] }
}
