import { Worker } from 'node:worker_threads'
import type { PdfMessage, PdfRequest } from './pdf-message.ts'

/** Most memory of a reading thread, in megabytes; a file that needs more ends the thread, not the process. */
const threadMemory = 512
/** How long a thread waits for the next file, in milliseconds, and how many it reads before a fresh one takes over. */
const longestIdle = 10_000
const mostFiles = 25

interface Thread {
  worker: Worker
  files: number
  idle?: NodeJS.Timeout
}

/** A thread that waits for the next file: loading the PDF reader takes longer than reading most files. */
let waiting: Thread | undefined

/**
 * Reads a PDF in a thread, which a hostile file can stop or fill without holding up anything else.
 * @param onMessage gets what the thread reports, in order
 * @returns '' when the file was read to its end or its time ran out, else the name of the error that ended it
 */
export function readInThread(
  request: PdfRequest,
  milliseconds: number,
  onMessage: (message: PdfMessage) => void,
): Promise<string> {
  const thread = waiting ?? newThread()
  waiting = undefined
  clearTimeout(thread.idle)
  thread.files += 1
  const { worker } = thread
  worker.ref()
  return new Promise((resolve) => {
    const finish = (failed: string, reusable: boolean) => {
      clearTimeout(timer)
      // Only the own listeners: a worker holds some of its own.
      worker.off('message', onReport).off('error', onError).off('exit', onExit)
      if (reusable) keepWaiting(thread)
      else void worker.terminate()
      resolve(failed)
    }
    const onReport = (message: PdfMessage) => {
      if (message.type === 'failed') finish(message.reason, false)
      else {
        onMessage(message)
        if (message.type === 'end') finish('', thread.files < mostFiles)
      }
    }
    const onError = (error: Error) => finish(error.name, false)
    const onExit = () => finish('Exit', false)
    const timer = setTimeout(() => finish('', false), milliseconds)
    worker.on('message', onReport).on('error', onError).on('exit', onExit)
    worker.postMessage(request, [request.bytes.buffer])
  })
}

function newThread(): Thread {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: threadMemory },
    stdout: true,
    stderr: true,
  })
  const thread: Thread = { worker, files: 0 }
  const forget = () => {
    if (waiting === thread) waiting = undefined
  }
  worker.on('error', forget).on('exit', forget)
  return thread
}

function keepWaiting(thread: Thread): void {
  if (waiting !== undefined) {
    void thread.worker.terminate()
    return
  }
  // A waiting thread never keeps the process alive.
  thread.worker.unref()
  thread.idle = setTimeout(() => {
    if (waiting === thread) waiting = undefined
    void thread.worker.terminate()
  }, longestIdle).unref()
  waiting = thread
}
