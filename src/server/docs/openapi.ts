import { type CallDefinition, admissionErrorsOf } from '#contract/call.ts'
import { callTable } from '#contract/calls.ts'
import { commonErrors, type ErrorCode, errors } from '#contract/errors.ts'
import { limitsOf, type RateLimit, type RateLimitName, rateLimits } from '#contract/limits.ts'
import * as z from 'zod/mini'
import { examples } from './examples.ts'

/** A JSON object of the OpenAPI document. */
type Json = Record<string, unknown>

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'One sentence for a person.' },
    code: { type: 'string', enum: Object.keys(errors) },
    field: { type: 'string', description: 'The field to blame, when one is.' },
    current: { description: 'Of STALE_VERSION: the data as they are now.' },
    savedBy: { type: 'string', description: 'Of STALE_VERSION: who saved them; through a link no account is named.' },
    savedAt: { type: 'string', description: 'Of STALE_VERSION: when, ISO 8601 in UTC.' },
  },
} as const

interface OpenApiOperation extends Json {
  operationId: string
}

export interface OpenApiDocument extends Json {
  openapi: string
  /** Path with '{name}' parameters → method in lower case → operation. */
  paths: Record<string, Record<string, OpenApiOperation>>
}

/** The OpenAPI 3.1 document of every call in the contract. */
export function openApiDocument(publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [name, call] of Object.entries(callTable)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Credscout',
      version: '1',
      description: 'Look up a credentialing body, read its certifications with their proof, share them with the body.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Said for OWASP API9: this API is for the product's own pages and its users' programs, on the public address.
    servers: [{ url: publicUrl, 'x-internal': false }],
    tags: tags.map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'credscout_session' },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'cs_…', description: tokenSentence },
      },
    },
  }
}

const { count: tokenCount, seconds: tokenSeconds } = rateLimits.token[0]
const tokenSentence = `A personal token, made in 'Your account': \`Authorization: Bearer cs_…\`. ${tokenCount} requests in ${tokenSeconds} seconds each. Its scope 'read' opens the calls that change nothing, 'write' the others, too; neither opens accounts, tokens, webhooks or what administrators do.`

const tags = ['accounts', 'lookups', 'prospects', 'shares', 'learn'] as const

function tagOf(path: string): (typeof tags)[number] {
  if (/^\/api\/(query-|lookups|check-line|added-pages|evidence-pages)/.test(path)) return 'lookups'
  if (path.startsWith('/api/searches')) return 'prospects'
  if (path.startsWith('/api/share')) return 'shares'
  return path.startsWith('/api/learn') ? 'learn' : 'accounts'
}

function operation(name: string, call: CallDefinition): OpenApiOperation {
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')]
  if (call.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'A repeated call with the same key answers as the first one did.',
      schema: { type: 'string', minLength: 8, maxLength: 100 },
    })
  }
  return {
    operationId: name,
    summary: call.summary,
    tags: [tagOf(call.path)],
    description: limitSentence(call),
    'x-limited': limitOf(call) !== undefined,
    security: securityOf(call),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(call.body, 'input'), ...exampleOf(name, 'body') } },
          },
        }),
    responses: responsesOf(name, call),
  }
}

/** By what the call opens: a session, a token of its scope, or nothing at all. */
function securityOf({ access, token }: CallDefinition): Json[] {
  const tokens = token === undefined ? [] : [{ token: [] }]
  if (access === 'signed-in') return [{ session: [] }, ...tokens]
  return access === 'lookup' ? [{ session: [] }, ...tokens, {}] : [{}, ...tokens]
}

const exampleTable: Readonly<Record<string, { body?: unknown; output?: unknown } | undefined>> = examples

function exampleOf(name: string, part: 'body' | 'output'): { example?: unknown } {
  const example = exampleTable[name]?.[part]
  return example === undefined ? {} : { example }
}

function responsesOf(name: string, call: CallDefinition): Json {
  const responses: Record<string, Json> = {}
  const limited = limitOf(call) === undefined ? {} : { headers: rateLimitHeaders }
  if (call.download !== undefined) {
    const content = { [call.download.type]: { schema: { type: 'string' } } }
    responses['200'] = { description: 'The file.', ...limited, content }
  } else if (call.output === undefined) {
    responses[String(call.status ?? 204)] = { description: 'Done.', ...limited }
  } else {
    const content: Json = { 'application/json': { schema: schemaOf(call.output, 'output'), ...exampleOf(name, 'output') } }
    if (call.events !== undefined) content['text/event-stream'] = { schema: schemaOf(call.events, 'output') }
    responses[String(call.status ?? 200)] = { description: 'Done.', ...limited, content }
  }
  for (const [status, codes] of codesByStatus(call)) {
    responses[status] = {
      description: codes.map((code) => `${code}: ${errors[code].sentence}`).join('\n\n'),
      ...headersOf(status, limited),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    }
  }
  return responses
}

/** The headers of a refusal: of a limited call, where its caller stands; of 429, how long to wait. */
function headersOf(status: string, limited: { headers?: Json }): Json {
  if (status === '429') return { headers: { 'Retry-After': retryAfter, ...limited.headers } }
  return status.startsWith('4') ? limited : {}
}

const retryAfter = {
  description: 'Whole seconds to wait.',
  required: true,
  schema: { type: 'integer', format: 'int64', minimum: 1, maximum: 86_400 },
}

function codesByStatus(call: CallDefinition): Map<string, ErrorCode[]> {
  const grouped = new Map<string, ErrorCode[]>()
  const codes: ErrorCode[] = [
    ...commonErrors,
    ...admissionErrorsOf(call),
    ...call.errors,
    ...(call.params === undefined ? [] : (['NOT_FOUND'] as const)),
  ]
  for (const code of new Set(codes)) {
    const status = String(errors[code].status)
    grouped.set(status, [...(grouped.get(status) ?? []), code])
  }
  return grouped
}

/** One OpenAPI parameter for each property of an object schema. */
function parametersOf(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties, required } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (required ?? []).includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema }) => makeExact(jsonSchema),
  })
  return rest
}

/**
 * Says what JSON Schema leaves open: whole numbers fit 64 bits. A tuple, of which all places here are alike, is said as a list of
 * that many, which more readers understand.
 */
function makeExact(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.type === 'integer') schema.format = 'int64'
  if (schema.prefixItems !== undefined) {
    const { length } = schema.prefixItems
    Object.assign(schema, { items: schema.prefixItems[0], minItems: length, maxItems: length })
    delete schema.prefixItems
  }
}

/** The limit that all requests of a call count against, or some of them. */
function limitOf({ limit, countsItself }: CallDefinition): RateLimitName | undefined {
  return limit ?? countsItself?.limit
}

/** What limits a call, or why nothing does. */
function limitSentence(call: CallDefinition): string {
  const name = limitOf(call)
  if (name === undefined) {
    return call.unlimited ?? 'No limit of requests: it touches a bounded number of rows, which its caller may see.'
  }
  const bounds = limitsOf(name).map((limit) => `${limit.count} in ${limit.seconds} seconds ${whose[limit.by]}`)
  const sentences = [
    `Limits: ${bounds.join('; ')}.`,
    ...(call.countsItself === undefined ? [] : [call.countsItself.what]),
    'Over it: 429 with Retry-After. Limits of a day count work that was begun, not requests.',
  ]
  return sentences.join(' ')
}

const whose: Record<RateLimit['by'], string> = {
  address: 'per address without a session',
  network: 'per IPv6 /48 without a session',
  user: 'per user',
  token: 'per token',
  link: 'per link',
  prospect: 'through all links of a prospect',
  anonymous: 'for all without a session together',
  everybody: 'in all',
}

/** Of every answer of a limited call that came as far as being counted. Source: draft-ietf-httpapi-ratelimit-headers. */
const rateLimitHeaders = {
  'RateLimit-Policy': {
    description: 'The limits that hold for the caller: q requests in w seconds.',
    schema: { type: 'string', maxLength: 1_000 },
    example: '"address-minute";q=30;w=60',
  },
  RateLimit: {
    description: 'Where the caller stands: r requests left, for t seconds.',
    schema: { type: 'string', maxLength: 1_000 },
    example: '"address-minute";r=29;t=60',
  },
}
