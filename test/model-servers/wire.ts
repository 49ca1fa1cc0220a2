import * as z from 'zod/mini'

/** What a test server was asked, as it came over the wire. */
export interface Received {
  method: string
  /** With its query. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: unknown
}

/** How one provider's API is spoken: what it expects of a request and how it streams an answer. */
export interface Wire {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  model: string
  /** Path of the API's address, '/v1'. */
  basePath: string
  /** What is not as the API demands; empty for a right request. */
  faultsOf: (request: Received) => string[]
  /** The form the answer was asked for: as a schema, as any object, or not at all. */
  formOf: (request: Received) => 'schema' | 'object' | 'text'
  /** Everything the model gets to read. */
  promptOf: (request: Received) => string
  /** Frames of the stream, before the text, one for each piece of it, and after it. */
  opening: () => string[]
  piece: (text: string) => string[]
  closing: (usage: { input: number; cached: number; output: number }, reason: 'stop' | 'length') => string[]
  /** An error inside the stream. */
  fault: () => string
  errorBody: (message: string) => unknown
}

const event = (data: unknown, name?: string) => `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

export const testKey = 'sk-test-secret-0001'

const texts = z.array(z.object({ text: z.string() }))
const chatBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.literal(true) }),
  max_tokens: z.number(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  response_format: z.optional(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string(), strict: z.boolean(), schema: z.looseObject({ type: z.literal('object') }) }),
      }),
      z.object({ type: z.literal('json_object') }),
    ]),
  ),
  tools: z.optional(z.undefined()),
})
const responsesBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  store: z.literal(false),
  max_output_tokens: z.number(),
  input: z.array(
    z.union([
      z.object({ role: z.enum(['system', 'developer']), content: z.string() }),
      z.object({ role: z.literal('user'), content: z.array(z.object({ type: z.literal('input_text'), text: z.string() })) }),
    ]),
  ),
  text: z.optional(
    z.object({
      format: z.object({ type: z.literal('json_schema'), strict: z.boolean(), name: z.string(), schema: z.looseObject({}) }),
    }),
  ),
  tools: z.optional(z.undefined()),
})
const messagesBody = z.object({
  model: z.string(),
  stream: z.literal(true),
  max_tokens: z.number(),
  system: texts,
  messages: z.array(z.object({ role: z.literal('user'), content: texts })),
  output_config: z.optional(z.object({ format: z.object({ type: z.literal('json_schema'), schema: z.looseObject({}) }) })),
  tools: z.optional(z.undefined()),
})
const generateBody = z.object({
  contents: z.array(z.object({ role: z.literal('user'), parts: texts })),
  systemInstruction: z.object({ parts: texts }),
  generationConfig: z.object({
    maxOutputTokens: z.number(),
    responseMimeType: z.optional(z.literal('application/json')),
    responseJsonSchema: z.optional(z.looseObject({})),
  }),
  tools: z.optional(z.undefined()),
})

function faults(request: Received, path: string, header: [string, string], body: z.ZodMiniType): string[] {
  const found: string[] = []
  if (request.method !== 'POST') found.push(`method ${request.method}`)
  if (request.path !== path) found.push(`path ${request.path}`)
  if (request.headers[header[0]] !== header[1]) found.push(`header ${header[0]}`)
  if (!String(request.headers['content-type']).startsWith('application/json')) found.push('content type')
  const read = body.safeParse(request.body)
  if (!read.success) found.push(z.prettifyError(read.error))
  return found
}

/** POST /v1/chat/completions, as Ollama, llama.cpp, vLLM and gateways speak it. */
export const chatCompletions: Wire = {
  provider: 'openai-compatible',
  model: 'own-model',
  basePath: '/v1',
  faultsOf: (request) => faults(request, '/v1/chat/completions', ['authorization', `Bearer ${testKey}`], chatBody),
  formOf(request) {
    const type = chatBody.parse(request.body).response_format?.type
    return type === 'json_schema' ? 'schema' : type === 'json_object' ? 'object' : 'text'
  },
  promptOf: (request) =>
    chatBody
      .parse(request.body)
      .messages.map((one) => one.content)
      .join('\n'),
  opening: () => [chatChunk({ role: 'assistant', content: '' }, null)],
  piece: (text) => [chatChunk({ content: text }, null)],
  closing: (usage, reason) => [
    chatChunk({}, reason),
    event({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model: 'own-model',
      choices: [],
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
        prompt_tokens_details: { cached_tokens: usage.cached },
      },
    }),
    'data: [DONE]\n\n',
  ],
  fault: () => event({ error: { message: 'upstream went away', type: 'server_error' } }),
  errorBody: (message) => ({ error: { message, type: 'error', code: null } }),
}

function chatChunk(delta: unknown, reason: string | null): string {
  return event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'own-model',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })
}

/** POST /v1/responses of OpenAI. */
const responses: Wire = {
  provider: 'openai',
  model: 'gpt-test',
  basePath: '/v1',
  faultsOf: (request) => faults(request, '/v1/responses', ['authorization', `Bearer ${testKey}`], responsesBody),
  formOf: (request) => (responsesBody.parse(request.body).text === undefined ? 'text' : 'schema'),
  promptOf: (request) =>
    responsesBody
      .parse(request.body)
      .input.map(({ content }) => (typeof content === 'string' ? content : content.map((part) => part.text).join('\n')))
      .join('\n'),
  opening: () => [
    event({ type: 'response.created', sequence_number: 0, response: responseObject('in_progress') }, 'response.created'),
    event(
      {
        type: 'response.output_item.added',
        sequence_number: 1,
        output_index: 0,
        item: { id: 'msg_1', type: 'message', status: 'in_progress', role: 'assistant', content: [] },
      },
      'response.output_item.added',
    ),
  ],
  piece: (text) => [
    event(
      {
        type: 'response.output_text.delta',
        sequence_number: 2,
        item_id: 'msg_1',
        output_index: 0,
        content_index: 0,
        delta: text,
        logprobs: [],
      },
      'response.output_text.delta',
    ),
  ],
  closing: (usage, reason) => {
    const type = reason === 'length' ? 'response.incomplete' : 'response.completed'
    return [
      event(
        {
          type: 'response.output_item.done',
          sequence_number: 3,
          output_index: 0,
          item: { id: 'msg_1', type: 'message', status: 'completed', role: 'assistant', content: [] },
        },
        'response.output_item.done',
      ),
      event(
        {
          type,
          sequence_number: 4,
          response: {
            ...responseObject(reason === 'length' ? 'incomplete' : 'completed'),
            incomplete_details: reason === 'length' ? { reason: 'max_output_tokens' } : null,
            usage: {
              input_tokens: usage.input,
              input_tokens_details: { cached_tokens: usage.cached },
              output_tokens: usage.output,
              output_tokens_details: { reasoning_tokens: 0 },
              total_tokens: usage.input + usage.output,
            },
          },
        },
        type,
      ),
    ]
  },
  fault: () =>
    event({ type: 'error', sequence_number: 5, code: 'server_error', message: 'upstream went away', param: null }, 'error'),
  errorBody: (message) => ({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
}

function responseObject(status: string) {
  return { id: 'resp_1', object: 'response', created_at: 1_790_000_000, status, model: 'gpt-test', output: [] }
}

/** POST /v1/messages of Anthropic. */
const messages: Wire = {
  provider: 'anthropic',
  model: 'claude-haiku-4-5',
  basePath: '/v1',
  faultsOf(request) {
    const found = faults(request, '/v1/messages', ['x-api-key', testKey], messagesBody)
    if (request.headers['anthropic-version'] !== '2023-06-01') found.push('anthropic-version')
    return found
  },
  formOf: (request) => (messagesBody.parse(request.body).output_config === undefined ? 'text' : 'schema'),
  promptOf(request) {
    const body = messagesBody.parse(request.body)
    return [...body.system, ...body.messages.flatMap((one) => one.content)].map((part) => part.text).join('\n')
  },
  opening: () => [
    event(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'claude-haiku-4-5',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 700, cache_read_input_tokens: 300, cache_creation_input_tokens: 0, output_tokens: 1 },
        },
      },
      'message_start',
    ),
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
    event({ type: 'ping' }, 'ping'),
  ],
  piece: (text) => [event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta')],
  closing: (usage, reason) => [
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
    event(
      {
        type: 'message_delta',
        delta: { stop_reason: reason === 'length' ? 'max_tokens' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: usage.output },
      },
      'message_delta',
    ),
    event({ type: 'message_stop' }, 'message_stop'),
  ],
  fault: () => event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'error'),
  errorBody: (message) => ({ type: 'error', error: { type: 'invalid_request_error', message } }),
}

/** POST /v1beta/models/…:streamGenerateContent?alt=sse of Google. */
const generateContent: Wire = {
  provider: 'google',
  model: 'gemini-test',
  basePath: '/v1beta',
  faultsOf: (request) =>
    faults(request, '/v1beta/models/gemini-test:streamGenerateContent?alt=sse', ['x-goog-api-key', testKey], generateBody),
  formOf(request) {
    const config = generateBody.parse(request.body).generationConfig
    if (config.responseJsonSchema !== undefined) return 'schema'
    return config.responseMimeType === undefined ? 'text' : 'object'
  },
  promptOf(request) {
    const body = generateBody.parse(request.body)
    return [...body.systemInstruction.parts, ...body.contents.flatMap((one) => one.parts)].map((part) => part.text).join('\n')
  },
  opening: () => [],
  piece: (text) => [
    event({ candidates: [{ content: { parts: [{ text }], role: 'model' }, index: 0 }], modelVersion: 'gemini-test' }),
  ],
  closing: (usage, reason) => [
    event({
      candidates: [
        {
          content: { parts: [{ text: '' }], role: 'model' },
          finishReason: reason === 'length' ? 'MAX_TOKENS' : 'STOP',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: usage.input,
        cachedContentTokenCount: usage.cached,
        candidatesTokenCount: usage.output,
        totalTokenCount: usage.input + usage.output,
      },
      modelVersion: 'gemini-test',
    }),
  ],
  fault: () => event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  errorBody: (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
}

export const wires: readonly Wire[] = [responses, messages, generateContent, chatCompletions]
