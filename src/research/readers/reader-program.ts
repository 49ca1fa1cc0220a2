import { Socket } from 'node:net'
import { receiveMessages, sendMessage } from './messages.ts'
import type { PageTask, Stopped } from './page-task.ts'
import { readPage } from './read-page.ts'

// A process of its own, started by `reader-process.ts`: reads one page at a time and answers. It ends when nobody listens.

const channel = new Socket({ fd: 3, readable: true, writable: true })
channel.on('close', () => process.exit(0))
channel.on('error', () => process.exit(0))

async function answer(task: PageTask): Promise<void> {
  try {
    sendMessage(channel, await readPage(task))
  } catch {
    sendMessage(channel, { stopped: 'unreadable' } satisfies Stopped)
  }
}

receiveMessages(
  channel,
  Number.POSITIVE_INFINITY,
  (message, bytes) => {
    const task = taskIn(message, bytes)
    if (task !== undefined) void answer(task)
  },
  () => undefined,
)
sendMessage(channel, 'ready')

/** The task with the bytes that were sent beside it. What arrives here was written by this program's own other half. */
function taskIn(message: unknown, bytes: Uint8Array): PageTask | undefined {
  if (!isTask(message)) return undefined
  return 'raw' in message.source ? { ...message, source: { raw: { ...message.source.raw, bytes } } } : message
}

function isTask(message: unknown): message is PageTask {
  return typeof message === 'object' && message !== null && 'source' in message
}
