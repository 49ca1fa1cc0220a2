import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js'
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js'
import { counted } from '#domain/text/counted.ts'
import { type LookupEvent, skipSentences } from '#domain/lookups/lookup.ts'

/** Tells the events of a look-up as progress notifications, to a client that asked for them. */
export function progressOf(extra: RequestHandlerExtra<ServerRequest, ServerNotification>): (event: LookupEvent) => void {
  const { _meta: meta } = extra
  const progressToken = meta?.progressToken
  if (progressToken === undefined) return () => undefined
  let progress = 0
  return (event) => {
    const message = wordsOf(event)
    if (message === undefined) return
    progress += 1
    // A client that is gone misses nothing that the answer does not say.
    extra
      .sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } })
      .catch(() => undefined)
  }
}

function wordsOf(event: LookupEvent): string | undefined {
  switch (event.type) {
    case 'started':
      return `Looking up ${event.organization.name}`
    case 'pages-chosen':
      return `Found ${counted(event.found, 'page')}, chose ${event.chosen}`
    case 'page-read':
      return `Read ${event.url}`
    case 'page-skipped':
      return `Skipped ${event.url}: ${skipSentences[event.reason]}`
    case 'certification':
      return `Found ${event.certification.name}`
    case 'quotes-checked':
      return `${event.found} of ${counted(event.checked, 'quote')} found`
    case 'notice':
      return event.message
    default:
      return undefined
  }
}
