import type { CallArguments, CallDefinition, CallEvent } from '#contract/call.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { parsedJson } from '#domain/text/parsed-json.ts'
import * as z from 'zod/mini'
import { ApiFailure, type CallOptions, ConnectionFailure, errorAnswer, isAbort, send } from './api.ts'
import { messagesOf } from './event-stream.ts'

/**
 * Makes a call that streams and yields its events as they arrive. Leaving the loop, or aborting, closes the connection.
 * @throws ApiFailure for an answer that is not OK and for an error inside the stream, ConnectionFailure when it breaks off
 */
export function stream<C extends CallDefinition & { events: z.ZodMiniType }>(
  definition: C,
  args: CallArguments<C>,
  options?: CallOptions,
): AsyncGenerator<CallEvent<C>, void, undefined>
export async function* stream(
  definition: CallDefinition & { events: z.ZodMiniType },
  args: CallArguments<CallDefinition>,
  options: CallOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  const response = await send(definition, args, options, 'text/event-stream')
  if (response.body === null) throw new ConnectionFailure(undefined)
  const messages = messagesOf(response.body)
  for (;;) {
    const next = await messages.next().catch((error: unknown) => {
      throw isAbort(error) ? error : new ConnectionFailure(error)
    })
    if (next.done === true) return
    const { type, data } = next.value
    if (type === 'error') throw streamedFailure(data)
    yield z.parse(definition.events, JSON.parse(data))
  }
}

/** An error inside a stream carries no status of its own; the table of errors knows it. */
function streamedFailure(data: string): ApiFailure {
  const code = z.safeParse(errorAnswer, parsedJson(data)).data?.code
  const status = code !== undefined && isErrorCode(code) ? errors[code].status : 500
  return new ApiFailure(status, 'Error', data)
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code)
}
